import { ERROR_CODES } from '../../contract/errors.ts'
import type { OrderJson } from '../../contract/orders.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { isOnlinePaymentActivated } from '../../src/domain/payment/onlinePayment.ts'
import { compare, fromDecimal, toNumber, type Money } from '../../src/domain/pricing/money.ts'
import type { Mode } from '../../src/domain/session/mode.ts'
import { defaultParameters } from '../countryParameters.ts'
import type { Deps } from '../deps.ts'
import { Problem } from '../problems.ts'

type Sent = Pick<OrderJson, 'delivery_fee' | 'discounted_delivery_fee'>

/** What a card is charged: the signed fee, or what a voucher leaves of it. */
export const amountToPay = ({ country }: Deployment, sent: Sent): Money | undefined =>
  fromDecimal(sent.discounted_delivery_fee ?? sent.delivery_fee, country.currency)

/** Whether cards are taken here now (PAY-09). */
export const areCardsTaken = async (
  { stores, payments }: Pick<Deps, 'stores' | 'payments'>,
  deployment: Deployment,
) => {
  if (payments === undefined) return false
  const set = await stores.settings.parameters(deployment.id)
  const { onlinePaymentActivated } = { ...defaultParameters(deployment.country), ...set }
  return isOnlinePaymentActivated(onlinePaymentActivated)
}

/** A guest has no bill: where cards are taken, an order that costs something is paid before it is placed (GUEST-07). */
export const isPaidFirst = async (
  deps: Pick<Deps, 'stores' | 'payments'>,
  deployment: Deployment,
  mode: Mode,
  sent: Sent,
): Promise<boolean> => {
  if (mode !== 'guest' || amountToPay(deployment, sent)?.minor === 0) return false
  return areCardsTaken(deps, deployment)
}

/**
 * Refuses a change that raises the fee of an order that is not billed: of one that was paid by card, and of a guest's
 * where cards are taken, whoever changes it. Nothing can be charged afterwards, so the fee may rise to what was paid.
 */
export const paidFeeProblem = async (
  deps: Pick<Deps, 'stores' | 'payments'>,
  deployment: Deployment,
  order: OrderJson,
  changed: Sent,
): Promise<Problem | undefined> => {
  const charged = await deps.payments?.chargedFor(deployment.id, order.order_id)
  const isBilled = charged === undefined && (order.sender == null || !(await areCardsTaken(deps, deployment)))
  const [before, after] = [amountToPay(deployment, order), amountToPay(deployment, changed)]
  if (isBilled || before === undefined || after === undefined) return undefined
  const paid: Money = { ...before, minor: Math.max(before.minor, charged ?? 0) }
  if (compare(after, paid) <= 0) return undefined
  return new Problem(ERROR_CODES.paidFeeRises, {
    field: 'delivery_fee',
    values: { paid: toNumber(paid), fee: toNumber(after), currency: paid.currency },
  })
}
