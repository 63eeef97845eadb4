import { hash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { ERROR_CODES } from '../../contract/errors.ts'
import { placeOrder, type OrderJson, type OrderToPlace } from '../../contract/orders.ts'
import type { Instant } from '../../src/domain/instant.ts'
import { SECOND } from '../../src/domain/instant.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { fromDecimal, toNumber } from '../../src/domain/pricing/money.ts'
import { orderToPlace, type PlacedOrder } from '../../src/domain/request/placedOrder.ts'
import type { RequestDraft } from '../../src/domain/request/requestDraft.ts'
import { serviceHoursAt } from '../../src/domain/request/serviceHours.ts'
import { isBusinessCustomer } from '../../src/domain/session/businessCustomer.ts'
import type { Vendor } from '../../src/domain/vendor/vendor.ts'
import { collectedFrom } from '../collectedFrom.ts'
import { defaultParameters, serviceHoursParameter } from '../countryParameters.ts'
import type { Deps } from '../deps.ts'
import { invalidField, Problem } from '../problems.ts'
import { answer, requireVendor } from '../route.ts'
import { momentOf } from '../store/orderRow.ts'
import type { Intent, StoredVendor } from '../store/stores.ts'
import { vendorOf } from '../vendorOf.ts'
import { placedVoucher } from '../vouchers/placedVoucher.ts'
import { draftOfPayload, PAYLOAD_FIELDS } from './draftOfPayload.ts'
import { guestProblem, senderAsRead, senderJson, withoutSender } from './guestSender.ts'
import { brokenRules, feeProblem } from './requestRules.ts'

type Payload = typeof OrderToPlace.Type

const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz'
const ID_LENGTH = 12

/** `{vendorId}-{12 random}` (OP-60): 60 bits that nobody guesses. */
const newOrderId = (vendorId: string): string =>
  `${vendorId}-${Array.from(randomBytes(ID_LENGTH), (byte) => CROCKFORD[byte & 31]).join('')}`

interface Circumstances {
  readonly deployment: Deployment
  readonly stored: StoredVendor
  readonly vendor: Vendor
  readonly draft: RequestDraft
  readonly now: Instant
}

/** Everything that speaks against the order: shape, then the place, the hours, the fee. */
const refusalOf = async (deps: Deps, payload: Payload, at: Circumstances): Promise<Problem | undefined> => {
  const { deployment, stored, vendor, draft, now } = at
  const { country } = deployment
  const parameters = { ...defaultParameters(country), ...(await deps.stores.settings.parameters(deployment.id)) }
  const hours = serviceHoursAt(
    serviceHoursParameter(stored.serviceHours, parameters.serviceHours, now, country),
    now,
    country.timeZone,
  )
  const serviceHours = typeof hours === 'string' ? undefined : hours
  const circumstances = {
    deployment,
    vendor,
    draft,
    parameters,
    now,
    serviceHours,
    business: payload.sender === undefined,
  }
  const broken = await brokenRules(deps, circumstances, PAYLOAD_FIELDS)
  if (broken !== undefined) return broken
  const destination = { latitude: payload.customer.location.latitude, longitude: payload.customer.location.longitude }
  if (!deps.delivery.delivers(stored.vendor, destination)) return new Problem(ERROR_CODES.undeliverable)

  // The time of a pre-order was judged by the rules: it may be ordered while the store is closed.
  if (draft.preordered_for === undefined && serviceHours?.status === 'closed') {
    const { from, to, currentTime } = serviceHours
    return new Problem(ERROR_CODES.storeClosed, { values: { from, to, currentTime } })
  }

  return feeProblem(deps, deployment, payload, { destination, source: payload.sender?.location }, now)
}

const newOrder = (placed: PlacedOrder, fee: number, estimate: number, now: Instant): OrderJson => {
  const created_at = momentOf(now)
  const { location } = placed.customer
  return {
    order_id: newOrderId(placed.vendorId),
    vendor_id: placed.vendorId,
    status: 'NEW',
    status_history: [{ status: 'NEW', created_at }],
    created_at,
    updated_at: created_at,
    ...(placed.preorderedFor !== undefined && { preordered_for: placed.preorderedFor / SECOND }),
    customer: {
      name: placed.customer.name,
      phone_number: placed.customer.phoneNumber,
      location: {
        address: location.address,
        latitude: location.latitude,
        longitude: location.longitude,
        notes: location.notes,
      },
    },
    order: {
      payment_method: placed.order.paymentMethod,
      amount: placed.order.amount === undefined ? null : toNumber(placed.order.amount),
      description: placed.order.description,
      cold_bag_needed: placed.order.coldBagNeeded,
    },
    delivery_fee: fee,
    ...(placed.vatNumber !== undefined && { vat_number: placed.vatNumber }),
    age_validation_required: placed.ageValidationRequired ?? false,
    ...(estimate > 0 && { login_pickup_estimation: estimate }),
    rider: null,
    ...(placed.sender !== undefined && { sender: senderJson(placed.sender) }),
  }
}

const fingerprintOf = (payload: Payload): string =>
  hash('sha256', placeOrder.name + JSON.stringify(payload), 'base64url')

/** Places an order once per Idempotency-Key (API-23, CON-16, OP-15). */
export const placeOrderRoute = (app: FastifyInstance, deps: Deps): void => {
  const settled = ({ orderId }: { readonly orderId: string }) => ({ result: { order_id: orderId } })

  answer(app, deps, placeOrder, async ({ payload: sent, account, session, deployment, key }) => {
    const { mode } = session
    const payload = mode === 'guest' ? sent : withoutSender(sent)
    const known = await requireVendor(deps, account, payload.vendor_id)
    const unwelcome = mode === 'guest' ? await guestProblem(deps, deployment, payload.sender) : undefined
    if (unwelcome !== undefined) return unwelcome
    const sender = payload.sender && senderAsRead(payload.sender, deployment.country)
    const stored = { ...known, vendor: collectedFrom(known.vendor, payload.sender) }
    const intent: Intent = { accountId: account.id, key, fingerprint: fingerprintOf(payload) }
    const now = deps.clock()
    const vendor = vendorOf(stored.vendor)
    const draft = draftOfPayload(payload)
    const refused = await refusalOf(deps, payload, { deployment, stored, vendor, draft, now })
    const voucher = refused ?? (await placedVoucher(deps, deployment, payload, now))
    if (voucher instanceof Problem) {
      // What was placed stays placed: by the time of a repeat the fee may have expired or the store have closed.
      const before = await deps.stores.orders.placedBefore(intent)
      if (before === undefined) return voucher
      return before.outcome === 'key-reused' ? new Problem(ERROR_CODES.keyReused) : settled(before)
    }
    const fee = fromDecimal(payload.delivery_fee, deployment.country.currency)
    if (fee === undefined) return invalidField('delivery_fee', 'validation.fee-missing')
    const signedFee = { fee, signature: payload.signature }
    const business = isBusinessCustomer(mode)
    const placed = orderToPlace({ draft, vendor, country: deployment.country, fee: signedFee, business, mode, sender })
    const order = { ...newOrder(placed, payload.delivery_fee, vendor.estimationPickUpTime, now), ...voucher?.columns }
    const outcome = await deps.stores.orders.place(deployment.id, order, intent, voucher?.redemption)
    return outcome.outcome === 'key-reused' ? new Problem(ERROR_CODES.keyReused) : settled(outcome)
  })
}
