import type { OrderJson } from '../../contract/orders.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import { isOnlinePaymentActivated } from '../../src/domain/payment/onlinePayment.ts'
import { compare, fromDecimal, toNumber, type Money } from '../../src/domain/pricing/money.ts'
import type { Mode } from '../../src/domain/session/mode.ts'
import { parametersOf } from '../market/countryParameters.ts'
import type { WithStores } from '../store/stores.ts'
import { Problem } from '../base/problems.ts'

/** Card charges of orders; `payments` is absent if no provider accepts cards. */
export interface CardCharges {
  readonly payments:
    | {
        /** Minor units charged for an order; `undefined` if it was not paid by card. */
        readonly chargedFor: (deployment: DeploymentId, orderId: string) => Promise<number | undefined>
      }
    | undefined
}

type Deps = WithStores<'settings'> & CardCharges

type Sent = Pick<OrderJson, 'delivery_fee' | 'discounted_delivery_fee'>

/** The amount to charge a card: the signed fee, or the discounted fee. */
export const amountToPay = ({ country }: Deployment, sent: Sent): Money | undefined =>
  fromDecimal(sent.discounted_delivery_fee ?? sent.delivery_fee, country.currency)

/** Whether the deployment currently accepts cards (PAY-09). */
export const acceptsCards = async ({ stores, payments }: Deps, deployment: Deployment) => {
  if (payments === undefined) return false
  const { onlinePaymentActivated } = await parametersOf(stores, deployment)
  return isOnlinePaymentActivated(onlinePaymentActivated)
}

/**
 * Whether an order must be paid before it is placed: a guest's order with a fee, where cards are accepted (GUEST-07).
 */
export const requiresPrepayment = async (
  deps: Deps,
  deployment: Deployment,
  mode: Mode,
  sent: Sent,
): Promise<boolean> => {
  if (mode !== 'guest' || amountToPay(deployment, sent)?.minor === 0) return false
  return acceptsCards(deps, deployment)
}

/**
 * Refuses a change that raises the fee of an order that is not billed: one paid by card, or a guest's order where cards
 * are accepted, whoever changes it. Nothing can be charged afterwards, so the fee may rise only to the amount already
 * paid.
 */
export const paidFeeRiseProblem = async (
  deps: Deps,
  deployment: Deployment,
  order: OrderJson,
  changed: Sent,
): Promise<Problem<'PaidFeeRises'> | undefined> => {
  const charged = await deps.payments?.chargedFor(deployment.id, order.order_id)
  const isBilled = charged === undefined && (order.sender == null || !(await acceptsCards(deps, deployment)))
  const [before, after] = [amountToPay(deployment, order), amountToPay(deployment, changed)]
  if (isBilled || before === undefined || after === undefined) return undefined
  const paid: Money = { ...before, minor: Math.max(before.minor, charged ?? 0) }
  if (compare(after, paid) <= 0) return undefined
  return new Problem('PaidFeeRises', {
    field: 'delivery_fee',
    values: { paid: toNumber(paid), fee: toNumber(after), currency: paid.currency },
  })
}
