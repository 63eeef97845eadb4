import { Effect } from 'effect'
import { makeHttpCardPayments } from '../../src/adapters/http/HttpCardPayments.ts'
import { makeHttpFeeCalculator } from '../../src/adapters/http/HttpFeeCalculator.ts'
import { makeMemoryCardCipher } from '../support/memory/MemoryCardCipher.ts'
import { makeMemoryCardPayments } from '../support/memory/MemoryCardPayments.ts'
import { joseCardCipher } from '../../src/adapters/payment/JoseCardCipher.ts'
import { CARD_CONDUCTS, orderToPay } from '../support/aCardPayment.ts'
import { BAKERY_AT, CUSTOMER_AT } from '../support/aVendor.ts'
import { portalOfService } from '../support/portalOfService.ts'
import { startSimulatedService } from '../support/simulatedService.ts'
import { ANNA, CZ } from '../support/smallWorld.ts'
import { cardPaymentsContract } from './CardPayments.contract.ts'

cardPaymentsContract('the memory adapter', () => {
  const cipher = makeMemoryCardCipher()
  const fee = { fee: { minor: 8_900, currency: 'CZK' as const }, signature: 'signed' }
  return Promise.resolve({
    payments: makeMemoryCardPayments(cipher, CARD_CONDUCTS),
    cipher,
    order: orderToPay(fee),
    close: () => Promise.resolve(),
  })
})

cardPaymentsContract('the service, over HTTP, with real encryption', async () => {
  const service = await startSimulatedService()
  await service.deps.stores.settings.setParameter(CZ, 'onlinePaymentActivated', 'true')
  const { portal } = await portalOfService(service.app, ANNA.email)
  const fee = await Effect.runPromise(makeHttpFeeCalculator(portal, 'CZK').fee('bistro', BAKERY_AT, CUSTOMER_AT))
  return {
    payments: makeHttpCardPayments(portal, 'CZK', 'http://localhost'),
    cipher: joseCardCipher,
    order: orderToPay(fee),
    close: service.close,
  }
})
