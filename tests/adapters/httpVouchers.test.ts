import { Effect } from 'effect'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { makeHttpVouchers } from '../../src/adapters/http/HttpVouchers.ts'
import { makePortalHttp } from '../../src/adapters/http/PortalHttp.ts'
import { makePortalTransport } from '../../src/adapters/http/PortalTransport.ts'
import { instantAt, plus } from '../../src/domain/instant.ts'
import { aLogin } from '../support/aSession.ts'
import { answeringServer } from '../support/answeringServer.ts'

const NOW = instantAt(Date.parse('2026-03-12T11:00:00Z'))
const BASE = 'https://cz.dobrego.test'
const VALIDATE = `${BASE}/orders/api/v1/voucher/validate`
const READ = `${BASE}/orders/api/v1/voucher/:code`

const server = answeringServer()

const session = Effect.succeed(aLogin(NOW, 'first'))
const vouchers = makeHttpVouchers(
  makePortalHttp(
    makePortalTransport(BASE, (input, init) => fetch(input, init)),
    { fresh: session, replace: () => session },
  ),
  'CZK',
)
const use = {
  code: 'TENTH',
  vendorId: 'bistro',
  orderTime: plus(NOW, 999),
  fee: { fee: { minor: 8_950, currency: 'CZK' as const }, signature: 'signed' },
}

describe('HttpVouchers', () => {
  it('validates a voucher with its code, the order time, the fee and the signature (VOUCH-02, API-25)', async () => {
    const bodies: unknown[] = []
    server.use(
      http.post(VALIDATE, async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json({
          voucher: { code: 'TENTH', amount: 10, type: 'PERCENTAGE' },
          delivery_fee: 80.55,
          signature: 'less',
        })
      }),
    )
    expect(await Effect.runPromise(vouchers.validate(use))).toEqual({
      voucher: { code: 'TENTH', type: 'PERCENTAGE', percent: 10 },
      discountedFee: { fee: { minor: 8_055, currency: 'CZK' }, signature: 'less' },
    })
    expect(bodies).toEqual([
      {
        code: 'TENTH',
        order: { order_time: NOW / 1_000, delivery_fee: 89.5, signature: 'signed' },
        vendor_id: 'bistro',
      },
    ])
  })

  it('calls the service once when there were too many attempts, and returns how long to wait (VOUCH-04, API-03)', async () => {
    let calls = 0
    server.use(
      http.post(VALIDATE, () => {
        calls += 1
        return new HttpResponse('', { status: 429, headers: { 'retry-after': '30' } })
      }),
    )
    expect(await Effect.runPromise(Effect.flip(vouchers.validate(use)))).toMatchObject({
      _tag: 'ServiceUnavailable',
      reason: 'too-many',
      retryAfter: 30_000,
    })
    expect(calls).toBe(1)
  })

  it('fails as unreadable for an amount that the currency cannot represent (VOUCH-03)', async () => {
    server.use(
      http.post(VALIDATE, () =>
        HttpResponse.json({
          voucher: { code: 'TENTH', amount: 10, type: 'PERCENTAGE' },
          delivery_fee: 80.555,
          signature: 'less',
        }),
      ),
    )
    expect(await Effect.runPromise(Effect.flip(vouchers.validate(use)))).toMatchObject({ reason: 'unreadable-answer' })
  })

  it('reads a voucher without terms (VOUCH-05, API-26)', async () => {
    server.use(
      http.get(READ, () =>
        HttpResponse.json({
          code: 'FIVE',
          amount: 5,
          type: 'AMOUNT',
          valid_until: null,
          minimum_fee: null,
          first_order_only: true,
        }),
      ),
    )
    expect(await Effect.runPromise(vouchers.details('FIVE'))).toEqual({
      voucher: { code: 'FIVE', type: 'AMOUNT', amount: { minor: 500, currency: 'CZK' } },
      firstOrderOnly: true,
    })
  })
})
