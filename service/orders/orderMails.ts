import type { OrderJson } from '../../contract/orders.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { keptCharge, type KeptCharge } from '../../src/domain/order/chargedFee.ts'
import { makeBackgroundWork } from '../base/backgroundWork.ts'
import type { Log } from '../base/log.ts'
import { serviceLocale } from '../base/serviceTexts.ts'
import { composeMail } from '../mail/composeMail.ts'
import type { Mailer } from '../mail/Mailer.ts'
import { moneyOf } from '../../src/domain/pricing/money.ts'

interface ChangedOrder {
  readonly deployment: Deployment
  readonly before: OrderJson
  readonly after: OrderJson
  readonly languages: ReadonlyArray<string>
}

/** Mails to the senders of orders. */
export interface OrderMails {
  /** Tells a guest how much of a card payment a change leaves without a refund (ADR 120); returns at once. */
  readonly changed: (change: ChangedOrder) => void
  /** Resolves when the mails of earlier answers are sent. */
  readonly settled: () => Promise<void>
}

const keptOf = ({ country }: Deployment, order: OrderJson): KeptCharge | undefined => {
  const { charged_fee: paid, delivery_fee, discounted_delivery_fee } = order
  const money = (amount: number) => moneyOf(amount, country.currency)
  return paid == null ? undefined : keptCharge(money(paid), money(discounted_delivery_fee ?? delivery_fee))
}

interface Parts {
  readonly mailer: Mailer
  readonly clock: () => Instant
  readonly log: Log
}

export const makeOrderMails = ({ mailer, clock, log }: Parts): OrderMails => {
  const background = makeBackgroundWork(log, 'order-mail-not-sent')
  return {
    changed: ({ deployment, before, after, languages }) => {
      const { sender, code, order_id: orderId } = after
      const charge = keptOf(deployment, after)
      if (sender == null || charge === undefined || charge.left.minor === keptOf(deployment, before)?.left.minor) return
      const locale = serviceLocale('mail', languages, deployment)
      const content = { kind: 'kept-charge', name: sender.name, order: code ?? orderId, ...charge } as const
      const mail = composeMail({ deployment, locale, content })
      background.run(() => mailer.send({ ...mail, deployment, to: sender.email, sentAt: clock() }))
    },
    settled: background.settled,
  }
}
