import { ERROR_CODES } from '../../contract/errors.ts'
import type { OrderJson } from '../../contract/orders.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import { isOnlinePaymentActivated } from '../../src/domain/payment/onlinePayment.ts'
import { compare, fromDecimal, toNumber, type Money } from '../../src/domain/pricing/money.ts'
import type { Mode } from '../../src/domain/session/mode.ts'
import { defaultParameters } from '../market/countryParameters.ts'
import type { WithStores } from '../store/stores.ts'
import { Problem } from '../base/problems.ts'

/** What was charged for orders that were paid by card; `payments` is absent where no provider takes cards. */
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

/** What a card is charged: the signed fee, or what a voucher leaves of it. */
export const amountToPay = ({ country }: Deployment, sent: Sent): Money | undefined =>
  fromDecimal(sent.discounted_delivery_fee ?? sent.delivery_fee, country.currency)

/** Whether the deployment accepts cards now (PAY-09). */
export const acceptsCards = async ({ stores, payments }: Deps, deployment: Deployment) => {
  if (payments === undefined) return false
  const set = await stores.settings.parameters(deployment.id)
  const { onlinePaymentActivated } = { ...defaultParameters(deployment.country), ...set }
  return isOnlinePaymentActivated(onlinePaymentActivated)
}

/** Whether an order is paid before it is placed: a guest's, where cards are accepted and it costs something (GUEST-07). */
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
 * Refuses a change that raises the fee of an order that is not billed: of one that was paid by card, and of a guest's
 * where cards are accepted, whoever changes it. Nothing can be charged afterwards, so the fee may rise to what was paid.
 */
export const paidFeeRiseProblem = async (
  deps: Deps,
  deployment: Deployment,
  order: OrderJson,
  changed: Sent,
): Promise<Problem | undefined> => {
  const charged = await deps.payments?.chargedFor(deployment.id, order.order_id)
  const isBilled = charged === undefined && (order.sender == null || !(await acceptsCards(deps, deployment)))
  const [before, after] = [amountToPay(deployment, order), amountToPay(deployment, changed)]
  if (isBilled || before === undefined || after === undefined) return undefined
  const paid: Money = { ...before, minor: Math.max(before.minor, charged ?? 0) }
  if (compare(after, paid) <= 0) return undefined
  return new Problem(ERROR_CODES.paidFeeRises, {
    field: 'delivery_fee',
    values: { paid: toNumber(paid), fee: toNumber(after), currency: paid.currency },
  })
}
