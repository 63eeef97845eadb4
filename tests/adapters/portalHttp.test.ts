import { Effect } from 'effect'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { login } from '../../contract/auth.ts'
import { readCountryParameter } from '../../contract/vendors.ts'
import { makeHttpCountryParameters } from '../../src/adapters/http/HttpCountryParameters.ts'
import { makePortalHttp } from '../../src/adapters/http/PortalHttp.ts'
import { makePortalTransport } from '../../src/adapters/http/PortalTransport.ts'
import type { LoginProvider } from '../../src/application/ports/CurrentSession.ts'
import { SignedOut } from '../../src/application/ports/ServiceFailure.ts'
import { instantAt, MINUTE, plus } from '../../src/domain/instant.ts'
import { aSession } from '../support/aSession.ts'
import { VirtualClock } from '../support/virtualClock.ts'
import { answeringServer } from '../support/answeringServer.ts'

const NOW = instantAt(Date.parse('2026-03-12T11:00:00Z'))
const BASE = 'https://cz.dobrego.test'
const PARAMETER = `${BASE}/orders/api/v1/get-country-parameter/:name`

const server = answeringServer()

const transport = makePortalTransport(BASE, (input, init) => fetch(input, init))
const error = (code: string) => ({ errors: [{ code, message: code, meta: { translation_key: code } }] })

/** A session that is replaced when the service refuses it; counts the replacements. */
const sessions = (user = 'jana') => {
  const counted = { replaced: 0 }
  const session = (tokens: string) => {
    const one = aSession(plus(NOW, MINUTE), tokens)
    return { mode: 'classic', session: { ...one, user: { ...one.user, id: user } } } as const
  }
  const port: LoginProvider = {
    fresh: Effect.sync(() => session('first')),
    replace: () =>
      Effect.sync(() => {
        counted.replaced += 1
        return session('replaced')
      }),
  }
  return { port, counted }
}

/** Accepts only the headers in `accepted` and records every header that arrives. */
const guarding = (accepted: ReadonlyArray<string>) => {
  const headers: Array<string | null> = []
  server.use(
    http.get(PARAMETER, ({ request, params }) => {
      const header = request.headers.get('authorization')
      headers.push(header)
      return accepted.includes(header ?? '')
        ? HttpResponse.json({ result: `${String(params['name'])} ${headers.length}` })
        : HttpResponse.json(error('UNAUTHENTICATED'), { status: 401 })
    }),
  )
  return headers
}

const readHours = (port: LoginProvider) =>
  makePortalHttp(transport, port).call(readCountryParameter, { params: { name: 'serviceHours' } })

describe('PortalHttp', () => {
  it('sends access token and id token as a pair (SESS-09, API-02, OP-40)', async () => {
    const headers = guarding(['Bearer access-first|id-first'])
    await Effect.runPromise(readHours(sessions().port))
    expect(headers).toEqual(['Bearer access-first|id-first'])
  })

  it('repeats a call once with new tokens when its tokens are refused (SESS-03, API-02)', async () => {
    const { port, counted } = sessions()
    const headers = guarding(['Bearer access-replaced|id-replaced'])
    expect(await Effect.runPromise(readHours(port))).toEqual({ result: 'serviceHours 2' })
    expect({ ...counted, calls: headers.length }).toEqual({ replaced: 1, calls: 2 })
  })

  it('signs the user out when the new tokens are refused as well (SESS-05)', async () => {
    const { port, counted } = sessions()
    const headers = guarding([])
    expect((await Effect.runPromise(Effect.flip(readHours(port))))._tag).toBe('SignedOut')
    expect({ ...counted, calls: headers.length }).toEqual({ replaced: 1, calls: 2 })
  })

  it('makes no call without a session (SESS-05, SESS-10)', async () => {
    const headers = guarding([])
    const nobody = { fresh: Effect.fail(new SignedOut()), replace: () => Effect.fail(new SignedOut()) }
    expect((await Effect.runPromise(Effect.flip(readHours(nobody))))._tag).toBe('SignedOut')
    expect(headers).toEqual([])
  })

  it('does not refresh the session for a wrong password at sign-in (AUTH-03)', async () => {
    const { port, counted } = sessions()
    server.use(
      http.post(`${BASE}/auth/api/v1/login`, ({ request }) =>
        HttpResponse.json(error(request.headers.get('authorization') ?? 'no header'), { status: 401 }),
      ),
    )
    const call = makePortalHttp(transport, port).call(login, { payload: { email_address: 'a@b.c', password: 'x' } })
    expect(await Effect.runPromise(Effect.flip(call))).toMatchObject({ reason: 'no header' })
    expect(counted.replaced).toBe(0)
  })
})

describe('HttpCountryParameters', () => {
  const ACCEPTED = ['Bearer access-first|id-first']
  const parametersFor = (port: LoginProvider) => makeHttpCountryParameters(makePortalHttp(transport, port), port)

  it('calls the service once in 5 minutes per name (API-12, CONST-25)', async () => {
    const clock = new VirtualClock(NOW)
    const headers = guarding(ACCEPTED)
    const { read } = parametersFor(sessions().port)
    const answers = [await clock.run(read('serviceHours')), await clock.run(read('serviceHours'))]
    clock.pass(5 * MINUTE - 1)
    answers.push(await clock.run(read('serviceHours')), await clock.run(read('paymentMethods')))
    expect(answers).toEqual(['serviceHours 1', 'serviceHours 1', 'serviceHours 1', 'paymentMethods 2'])
    clock.pass(1)
    expect(await clock.run(read('serviceHours'))).toBe('serviceHours 3')
    expect(headers).toHaveLength(3)
  })

  it('shares one call among concurrent readers (API-12)', async () => {
    const headers = guarding(ACCEPTED)
    const { read } = parametersFor(sessions().port)
    const many = Effect.all(
      Array.from({ length: 20 }, () => read('serviceHours')),
      { concurrency: 'unbounded' },
    )
    expect(new Set(await Effect.runPromise(many))).toEqual(new Set(['serviceHours 1']))
    expect(headers).toHaveLength(1)
  })

  it('calls the service again after a failure (CONST-25)', async () => {
    let calls = 0
    server.use(
      http.get(PARAMETER, () => {
        calls += 1
        return calls === 1
          ? HttpResponse.json(error('NOT_FOUND'), { status: 404 })
          : HttpResponse.json({ result: '0900:2200' })
      }),
    )
    const { read } = parametersFor(sessions().port)
    await Effect.runPromise(Effect.flip(read('serviceHours')))
    expect(await Effect.runPromise(read('serviceHours'))).toBe('0900:2200')
  })

  it('does not give the answer for one user to the next (API-12)', async () => {
    const headers = guarding(ACCEPTED)
    let who = sessions('jana').port
    const onePage: LoginProvider = {
      fresh: Effect.suspend(() => who.fresh),
      replace: (session) => who.replace(session),
    }
    const { read } = parametersFor(onePage)
    await Effect.runPromise(read('serviceHours'))
    who = sessions('boris').port
    await Effect.runPromise(read('serviceHours'))
    expect(headers).toHaveLength(2)
  })
})
