import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import type { PollResult } from '../../src/application/publicTracking/followPublicOrder.ts'
import { KEY_PREFIX } from '../../src/adapters/storage/textStorage.ts'
import { externalBackEndOf } from '../../src/composition/externalBackEndOf.ts'
import type { PortalEnvironment } from '../../src/composition/PortalEnvironment.ts'
import { publicTracking } from '../../src/composition/publicTracking.ts'
import { servicesOf } from '../../src/domain/market/backEnd.ts'
import { deploymentOf } from '../../src/domain/market/deployments.ts'
import { flagsOn } from '../support/flagsOn.ts'
import { anOrderJson } from '../support/anOrderJson.ts'

const SITE = 'https://cz.dobrego.test'
const BASE = 'https://api.test/cz'
const { order_id: id } = anOrderJson()

/**
 * Follows an order at a back end without public orders until the page stops; its call for one order gives these answers
 * in turn. Time does not matter.
 */
const follow = async (...answers: ReadonlyArray<Response>) => {
  const left = [...answers]
  const window = new Window({ url: `${SITE}/tracking/${id}` }) as unknown as Window & typeof globalThis
  const asked: Array<string | null> = []
  const fetch = (address: string, init?: RequestInit) => {
    if (new URL(address).pathname.endsWith('/public')) return Promise.resolve(new Response('', { status: 404 }))
    asked.push(new Headers(init?.headers).get('authorization'))
    return Promise.resolve(left.shift() ?? new Response('', { status: 404 }))
  }
  Object.assign(window, { fetch, setTimeout: (look: () => void) => setTimeout(look, 0) })
  window.localStorage.setItem(
    `${KEY_PREFIX}session`,
    JSON.stringify({ meta: { AccessToken: 'access', IdToken: 'id' } }),
  )
  const services = servicesOf({ calls: BASE }, SITE)
  const environment: PortalEnvironment = {
    services,
    flags: flagsOn(),
    window: window as unknown as PortalEnvironment['window'],
    externalBackEnd: externalBackEndOf(services, window),
    reportDefect: (defect) => {
      throw defect
    },
  }
  const told: Array<PollResult> = []
  const tracking = await publicTracking(deploymentOf('dobrego-cz')!, environment)
  await tracking({ id }, (sighting) => told.push(sighting), new AbortController().signal)
  return { told, asked }
}
const refused = (status: number) => new Response('{}', { status })
const order = (status: string) => Response.json(anOrderJson({ status, updated_at: new Date().toISOString() }))

describe('the tracking page of a back end without public orders (API-17)', () => {
  it('keeps an order that it has shown while the session is not accepted', async () => {
    const { told, asked } = await follow(order('PICKED_UP'), refused(401), refused(403), order('DELIVERED'))
    expect(told.map((one) => (one.kind === 'seen' ? one.order.status : one))).toEqual([
      'PICKED_UP',
      { kind: 'unavailable', reason: 'unreadable-answer' },
      { kind: 'unavailable', reason: 'unreadable-answer' },
      'DELIVERED',
    ])
    expect(new Set(asked)).toEqual(new Set(['Bearer access|id']))
  })

  it('says that it knows no such order if it was never shown, or is gone', async () => {
    expect((await follow(refused(401))).told).toEqual([{ kind: 'unknown' }])
    const gone = await follow(order('PICKED_UP'), refused(404))
    expect(gone.told.map(({ kind }) => kind)).toEqual(['seen', 'unknown'])
  })
})
