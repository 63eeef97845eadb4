import type { CommonCode } from '../../contract/errors.ts'
import type { ORDER_REFUSALS, OrderJson, OrderToPlace } from '../../contract/orders.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { fromDecimal } from '../../src/domain/pricing/money.ts'
import { orderToPlace } from '../../src/domain/request/placedOrder.ts'
import type { RequestDraft } from '../../src/domain/request/requestDraft.ts'
import { isBusinessCustomer } from '../../src/domain/session/businessCustomer.ts'
import type { Mode } from '../../src/domain/session/mode.ts'
import type { Vendor } from '../../src/domain/vendor/vendor.ts'
import { withSenderLocation } from '../vendor/withSenderLocation.ts'
import { parametersOf, serviceHoursOf } from '../market/countryParameters.ts'
import type { Delivery } from '../delivery/makeDelivery.ts'
import type { WithStores } from '../store/stores.ts'
import { feeProblem, orderedDelivery } from '../delivery/feeProblem.ts'
import { invalidField, Problem } from '../base/problems.ts'
import type { Redemption } from '../store/orderStore.ts'
import type { StoredVendor } from '../store/vendorStore.ts'
import { vendorOf } from '../vendor/vendorOf.ts'
import { placedVoucher } from '../vouchers/placedVoucher.ts'
import { draftOfPayload, PAYLOAD_FIELDS } from './draftOfPayload.ts'
import { guestProblem, normalizedSender } from './guestSender.ts'
import { newOrder, type NewStatus } from './newOrder.ts'
import { brokenRules } from './requestRules.ts'

type Payload = typeof OrderToPlace.Type
type OrderCode = CommonCode | (typeof ORDER_REFUSALS)[number]

export type JudgingDeps = WithStores<'settings' | 'vouchers'> & {
  readonly clock: () => Instant
  readonly delivery: Pick<Delivery, 'delivers' | 'verifyFee' | 'verifyDiscount'>
}

interface Circumstances {
  readonly deployment: Deployment
  readonly stored: StoredVendor
  readonly vendor: Vendor
  readonly draft: RequestDraft
  readonly now: Instant
}

/** The first reason to refuse the order, in this order: fields, destination, service hours, fee. */
const refusalOf = async (
  deps: JudgingDeps,
  payload: Payload,
  at: Circumstances,
): Promise<Problem<OrderCode> | undefined> => {
  const { deployment, stored, vendor, draft, now } = at
  const { country } = deployment
  const parameters = await parametersOf(deps.stores, deployment)
  const serviceHours = serviceHoursOf(stored.vendor, parameters, now, country)
  const business = payload.sender === undefined
  const circumstances = { deployment, vendor, draft, parameters, now, serviceHours, business }
  const broken = await brokenRules(deps, circumstances, PAYLOAD_FIELDS)
  if (broken !== undefined) return broken
  const destination = { latitude: payload.customer.location.latitude, longitude: payload.customer.location.longitude }
  if (!deps.delivery.delivers(stored.vendor, destination)) return new Problem('Undeliverable')

  // A pre-order may be placed while the store is closed; the rules have checked its time.
  if (draft.preorderedFor === undefined && serviceHours?.status === 'closed') {
    const { from, to, currentTime } = serviceHours
    return new Problem('StoreClosed', { values: { from, to, currentTime } })
  }

  const delivery = orderedDelivery(deployment, stored.vendor, destination, payload.order.payment_method)
  return feeProblem(deps, deployment, payload, now, delivery)
}

export interface OrderToJudge {
  readonly deployment: Deployment
  readonly mode: Mode
  readonly stored: StoredVendor
  /** Only guests send a sender (REQ-36). */
  readonly payload: Payload
}

/** An order that passed all rules. */
export interface JudgedOrder {
  readonly orderOf: (orderId: string, status: NewStatus) => OrderJson
  readonly redemption: Redemption | undefined
}

/** Checks a new order against all rules (OP-15). */
export const judgeOrder = async (
  deps: JudgingDeps,
  { deployment, mode, stored: known, payload }: OrderToJudge,
): Promise<JudgedOrder | Problem<OrderCode>> => {
  const now = deps.clock()
  const unwelcome = mode === 'guest' ? await guestProblem(deps, deployment, payload.sender) : undefined
  if (unwelcome !== undefined) return unwelcome
  const sender = payload.sender && normalizedSender(payload.sender, deployment.country)
  const stored = { ...known, vendor: withSenderLocation(known.vendor, payload.sender) }
  const vendor = vendorOf(stored.vendor)
  const draft = draftOfPayload(payload, deployment.country)
  const refused = await refusalOf(deps, payload, { deployment, stored, vendor, draft, now })
  const voucher = refused ?? (await placedVoucher(deps, deployment, payload, now))
  if (voucher instanceof Problem) return voucher
  const fee = fromDecimal(payload.delivery_fee, deployment.country.currency)
  if (fee === undefined) return invalidField('delivery_fee', 'error.fee.invalid')
  const signedFee = { fee, signature: payload.signature }
  const business = isBusinessCustomer(mode)
  const placed = orderToPlace({ draft, vendor, country: deployment.country, fee: signedFee, business, mode, sender })
  const facts = { placed, fee: payload.delivery_fee, estimate: vendor.estimationPickUpTime, now }
  return {
    orderOf: (orderId, status) => ({ ...newOrder(orderId, { ...facts, status }), ...voucher?.columns }),
    redemption: voucher?.redemption,
  }
}
