import { Effect } from 'effect'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeHttpUsualTimes } from '../../src/adapters/http/HttpUsualTimes.ts'
import { makePortalHttp } from '../../src/adapters/http/PortalHttp.ts'
import { makePortalTransport } from '../../src/adapters/http/PortalTransport.ts'
import { instantAt } from '../../src/domain/instant.ts'
import type { Login } from '../../src/domain/session/login.ts'
import { aSession } from '../support/aSession.ts'
import { answeringServer } from '../support/answeringServer.ts'

const NOW = instantAt(Date.parse('2026-03-12T11:00:00Z'))
const BASE = 'https://cz.dobrego.test'
const STEP = { status: 'NEW', next_status: null, median_seconds: 30, slow_seconds: 42.5, times: 12 }

const server = answeringServer()
let asked: string[] = []
beforeEach(() => {
  asked = []
})

const answering = (answer: () => Response) =>
  server.use(
    http.get(`${BASE}/orders/api/v1/vendor/:vendorId/usual-times`, ({ params }) => {
      asked.push(String(params['vendorId']))
      return answer()
    }),
  )
const good = () => HttpResponse.json({ result: { steps: [STEP, { ...STEP, next_status: 'SOMETHING_NEW' }] } })

/** The adapter with a signed-in user; another user can sign in on the same page. */
const opened = () => {
  let who = aSession(NOW, 'first')
  const login = Effect.sync((): Login => ({ mode: 'classic', session: who }))
  const sessions = { fresh: login, replace: () => login }
  const portal = makePortalHttp(
    makePortalTransport(BASE, (input, init) => fetch(input, init)),
    sessions,
  )
  return {
    usualTimes: makeHttpUsualTimes(portal, sessions),
    signInAs: (id: string) => {
      who = { ...who, user: { ...who.user, id } }
    },
  }
}

describe('HttpUsualTimes', () => {
  it('reads the steps as domain values and keeps an unrecognised status as UNKNOWN (ADR 25, STATUS-02)', async () => {
    answering(good)
    expect(await Effect.runPromise(opened().usualTimes.ofVendor('bistro'))).toEqual([
      { status: 'NEW', median: 30_000, slow: 42_500 },
      { status: 'NEW', next: 'UNKNOWN', median: 30_000, slow: 42_500 },
    ])
  })

  it('calls the service once per vendor, and again for the next user (ADR 25)', async () => {
    answering(good)
    const { usualTimes, signInAs } = opened()
    await Effect.runPromise(Effect.all([usualTimes.ofVendor('bistro'), usualTimes.ofVendor('bistro')]))
    await Effect.runPromise(usualTimes.ofVendor('pekarna'))
    expect(asked).toEqual(['bistro', 'pekarna'])
    signInAs('somebody-else')
    await Effect.runPromise(usualTimes.ofVendor('bistro'))
    expect(asked).toEqual(['bistro', 'pekarna', 'bistro'])
  })

  it.each([{ result: {} }, { result: { steps: [{ ...STEP, median_seconds: -1 }] } }, { result: { steps: [{}] } }])(
    'fails for an unreadable answer and calls the service again next time (API-03)',
    async (body) => {
      const { usualTimes } = opened()
      answering(() => HttpResponse.json(body))
      expect(await Effect.runPromise(Effect.flip(usualTimes.ofVendor('bistro')))).toMatchObject({
        _tag: 'ServiceUnavailable',
        reason: 'unreadable-answer',
      })
      answering(good)
      expect(await Effect.runPromise(usualTimes.ofVendor('bistro'))).toHaveLength(2)
    },
  )
})
