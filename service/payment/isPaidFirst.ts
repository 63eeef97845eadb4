import type { OrderToPlace } from '../../contract/orders.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { isOnlinePaymentActivated } from '../../src/domain/payment/onlinePayment.ts'
import { fromDecimal, type Money } from '../../src/domain/pricing/money.ts'
import type { Mode } from '../../src/domain/session/mode.ts'
import { defaultParameters } from '../countryParameters.ts'
import type { Deps } from '../deps.ts'

type Sent = Pick<typeof OrderToPlace.Type, 'delivery_fee' | 'discounted_delivery_fee'>

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
