import { Effect } from 'effect'
import { TestClock } from 'effect/testing'
import { makeHttpFeeCalculator } from '../../src/adapters/http/HttpFeeCalculator.ts'
import { makeHttpVouchers } from '../../src/adapters/http/HttpVouchers.ts'
import { makeMemoryVouchers } from '../../src/adapters/memory/MemoryVouchers.ts'
import { BAKERY_AT, CUSTOMER_AT } from '../support/aVendor.ts'
import { portalOfService } from '../support/portalOfService.ts'
import { NOON, startService } from '../support/serviceInProcess.ts'
import { ANNA, CZ } from '../support/smallWorld.ts'
import { offersAt, vouchersContract } from './Vouchers.contract.ts'

vouchersContract('the memory adapter', () => {
  const vouchers = makeMemoryVouchers(offersAt(NOON))
  return Promise.resolve({
    vouchers: {
      ...vouchers,
      validate: (use) =>
        Effect.andThen(TestClock.setTime(NOON), vouchers.validate(use)).pipe(Effect.provide(TestClock.layer())),
    },
    now: NOON,
    fee: { fee: { minor: 8_900, currency: 'CZK' }, signature: 'signed' },
    close: () => Promise.resolve(),
  })
})

vouchersContract('the service, over HTTP', async () => {
  const service = await startService()
  const now = service.clock.now()
  for (const offer of offersAt(now)) await service.deps.stores.vouchers.save(CZ, offer)
  const { portal } = await portalOfService(service.app, ANNA.email)
  const fee = await Effect.runPromise(makeHttpFeeCalculator(portal, 'CZK').fee('bistro', BAKERY_AT, CUSTOMER_AT))
  return { vouchers: makeHttpVouchers(portal, 'CZK'), now, fee, close: service.close }
})
