import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makePortalHttp } from '../../src/adapters/http/PortalHttp.ts'
import { makePortalTransport } from '../../src/adapters/http/PortalTransport.ts'
import { makeYolveraFeeCalculator } from '../../src/adapters/http/YolveraFeeCalculator.ts'
import { makeMemoryAuthentication } from '../../src/adapters/memory/MemoryAuthentication.ts'
import { makeMemoryFeeCalculator } from '../../src/adapters/memory/MemoryFeeCalculator.ts'
import { makeMemoryDevice } from '../support/memory/MemorySessionStore.ts'
import { HOUR, instantAt } from '../../src/domain/instant.ts'
import { makeCurrentSession } from '../../src/application/session/currentSession.ts'
import { aSession } from '../support/aSession.ts'
import { feeCalculatorContract } from './FeeCalculator.contract.ts'

const BASE = 'https://quotes.yolvera.test'
const ANKARA = { latitude: 39.9208, longitude: 32.8541 }
const KIZILAY = { latitude: 39.9187, longitude: 32.8627 }
const ISTANBUL = { latitude: 41.0082, longitude: 28.9784 }
const QUOTE = { minor: 7_490, currency: 'TRY', seal: 'sealed', valid_for: 300, length: 780 }

/** Yolvera's dispatch with one answer for all quotes; `asked` is what it was asked. */
const dispatch = (answer: () => Response) => {
  const asked: Array<{ readonly url: string; readonly authorization: string | null; readonly body: unknown }> = []
  const transport = makePortalTransport(BASE, (url, init) => {
    const body: unknown = JSON.parse(init?.body as string)
    asked.push({ url, authorization: new Headers(init?.headers).get('authorization'), body })
    return Promise.resolve(answer())
  })
  const sessions = makeCurrentSession(
    makeMemoryAuthentication([]),
    makeMemoryDevice({ session: aSession(instantAt(Date.now() + HOUR)) }).openTab(),
  )
  const others = makeMemoryFeeCalculator({ fee: { minor: 1, currency: 'TRY' }, reach: 10_000, pickUp: 12 })
  return { fees: makeYolveraFeeCalculator(makePortalHttp(transport, sessions), others, 'TRY'), asked }
}

feeCalculatorContract(
  "Yolvera's dispatch",
  () => Promise.resolve({ ...dispatch(() => Response.json({ quote: QUOTE })), close: () => Promise.resolve() }),
  { vendorId: 'kebap', from: ANKARA, to: KIZILAY, beyond: ISTANBUL, currency: 'TRY' },
)

describe('YolveraFeeCalculator', () => {
  it('asks for a quote with the session, and returns fee, signature, length and end of validity (API-20, FEE-04)', async () => {
    const { fees, asked } = dispatch(() => Response.json({ quote: QUOTE }))
    const before = Date.now()
    const quoted = await Effect.runPromise(fees.fee('kebap', ANKARA, KIZILAY, 'PAYMENT_ON_DELIVERY'))
    expect(quoted).toMatchObject({ fee: { minor: 7_490, currency: 'TRY' }, signature: 'sealed', distanceMetres: 780 })
    expect(quoted.expiresAt).toBeGreaterThanOrEqual(before + 300_000)
    expect(asked).toEqual([
      {
        url: `${BASE}/orders/api/v1/quotes`,
        authorization: expect.stringMatching(/^Bearer /),
        body: {
          merchant: 'kebap',
          route: { from: [39.9208, 32.8541], to: [39.9187, 32.8627] },
          tender: 'PAYMENT_ON_DELIVERY',
        },
      },
    ])
  })

  it.each([
    ['another currency', { ...QUOTE, currency: 'EUR' }],
    ['a negative fee', { ...QUOTE, minor: -1 }],
    ['no seal', { ...QUOTE, seal: '' }],
    ['a fraction of a kuruş', { ...QUOTE, minor: 74.9 }],
  ])('reports %s as an unreadable answer', async (_, quote) => {
    const { fees } = dispatch(() => Response.json({ quote }))
    expect(await Effect.runPromise(Effect.flip(fees.fee('kebap', ANKARA, KIZILAY)))).toMatchObject({
      _tag: 'ServiceUnavailable',
      reason: 'unreadable-answer',
    })
  })

  it('passes on that the store is closed (API-20)', async () => {
    const errors = [{ code: 'StoreClosed', message: 'closed', meta: { translation_key: 'StoreClosed' } }]
    const { fees } = dispatch(() => Response.json({ errors }, { status: 422 }))
    expect(await Effect.runPromise(Effect.flip(fees.fee('kebap', ANKARA, KIZILAY)))).toMatchObject({
      _tag: 'StoreClosed',
    })
  })
})
