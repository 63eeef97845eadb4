import type { CardPaymentsPort } from '../../application/ports/CardPayments.ts'
import { fetchedLater } from './fetchedLater.ts'

/** Only guests pay by card. */
export const makeLazyCardPayments = (load: () => Promise<CardPaymentsPort>): CardPaymentsPort => {
  const payments = fetchedLater(load)
  return {
    openWallet: (vendorId) => payments(({ openWallet }) => openWallet(vendorId)),
    createIntent: (wallet, order) => payments(({ createIntent }) => createIntent(wallet, order)),
    confirm: (payment, key) => payments(({ confirm }) => confirm(payment, key)),
    read: (intentId) => payments(({ read }) => read(intentId)),
  }
}
