import { feeWithVoucher, voucherOf } from '../../src/domain/pricing/voucher.ts'
import type { FastifyInstance } from 'fastify'
import type { CommonCode } from '../../contract/errors.ts'
import { updateOrder, type OrderJson } from '../../contract/orders.ts'
import { inOneForm } from '../../src/domain/address/writtenUnit.ts'
import type { Country } from '../../src/domain/market/countries.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { editVerdict } from '../../src/domain/order/editing.ts'
import { moneyOf, toNumber } from '../../src/domain/pricing/money.ts'
import type { RequestDraft } from '../../src/domain/request/requestDraft.ts'
import type { RequestField } from '../../src/domain/request/requestValidation.ts'
import { withSenderLocation } from '../vendor/withSenderLocation.ts'
import { parametersOf } from '../market/countryParameters.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import type { Delivery } from '../delivery/makeDelivery.ts'
import { cellOf } from '../delivery/feeSignature.ts'
import { feeProblem, orderedDelivery } from '../delivery/feeProblem.ts'
import { paidFeeRiseProblem, type CardCharges } from './prepayment.ts'
import { invalidField, Problem } from '../base/problems.ts'
import { registerEndpoint } from '../http/route.ts'
import { wantedLanguages } from '../http/wantedLanguages.ts'
import { requireVendor } from '../vendor/requireVendor.ts'
import type { StoredVendor } from '../store/vendorStore.ts'
import { vendorOf } from '../vendor/vendorOf.ts'
import { moneyIn } from '../store/voucherJson.ts'
import type { OrderMails } from './orderMails.ts'
import { draftOfPayload, PAYLOAD_FIELDS } from './draftOfPayload.ts'
import { readOrderState } from './readOrderState.ts'
import { brokenRules } from './requestRules.ts'
import { trimText } from '../../src/domain/text/blank.ts'

type Deps = RouteDeps &
  CardCharges & { readonly orderMails: Pick<OrderMails, 'changed'> } & WithStores<
    'orders' | 'settings' | 'vendors' | 'vouchers'
  > & {
    readonly delivery: Pick<Delivery, 'delivers' | 'signDiscount' | 'verifyFee'>
  }

type ChangeCode = CommonCode | (typeof updateOrder)['refuses'][number]
type Sent = (typeof updateOrder)['payload']['Type']
type Place = Sent['location']

/** The payload field of each field of the draft (CON-28). */
const UPDATE_FIELDS: Readonly<Record<RequestField, string>> = {
  ...PAYLOAD_FIELDS,
  destinationTextAddress: 'location.address',
  destinationUnitNumber: 'location.address',
  destinationBuilding: 'location.address',
  destinationCity: 'location.address',
  destinationArea: 'location.address',
  destinationLatitude: 'location.latitude',
  destinationLongitude: 'location.longitude',
  riderNotes: 'location.notes',
  orderAmount: 'amount',
  orderDescription: 'item_details',
  paymentMethod: 'payment_method',
}

const isSamePlace = (a: Place, b: Place, { code }: Country): boolean =>
  inOneForm(a.address, code) === inOneForm(b.address, code) && cellOf(a) === cellOf(b)

/** Throws if the order cannot be changed in its current state (API-24). */
const mayChange = (order: OrderJson, sent: Sent, country: Country): void => {
  const verdict = editVerdict(readOrderState(order))
  if (!verdict.allowed) throw new Problem('NotEditable', { values: { status: verdict.status } })
  if (verdict.locked.has('location') && !isSamePlace(order.customer.location, sent.location, country))
    throw new Problem('NotEditable', { field: 'location', values: { status: order.status } })
}

/** The changed order as a draft. Fields that cannot change were checked when the order was placed (CON-28). */
const draftOf = (order: OrderJson, sent: Sent, country: Country): RequestDraft =>
  draftOfPayload(
    {
      vendor_id: sent.vendor_id,
      customer: { name: order.customer.name, phone_number: order.customer.phone_number, location: sent.location },
      order: {
        payment_method: sent.payment_method,
        amount: sent.amount ?? null,
        description: sent.item_details,
        cold_bag_needed: order.order.cold_bag_needed,
      },
      delivery_fee: sent.delivery_fee,
      signature: sent.signature,
      age_validation_required: true,
    },
    country,
  )

/** The reason to refuse the change, by the rules of a new order (EDIT-06). */
const refusalOf = async (
  deps: Deps,
  deployment: Deployment,
  stored: StoredVendor,
  order: OrderJson,
  sent: Sent,
): Promise<Problem<ChangeCode> | undefined> => {
  const now = deps.clock()
  const parameters = await parametersOf(deps.stores, deployment)
  const request = {
    deployment,
    vendor: vendorOf(stored.vendor),
    draft: draftOf(order, sent, deployment.country),
    parameters,
    now,
    business: order.sender == null,
  }
  const broken = await brokenRules(deps, request, UPDATE_FIELDS)
  if (broken !== undefined) return broken
  if (!deps.delivery.delivers(stored.vendor, sent.location)) return new Problem('Undeliverable')
  if (moneyIn(deployment, sent.delivery_fee) === undefined) return invalidField('delivery_fee', 'error.fee.invalid')
  const delivery = orderedDelivery(deployment, stored.vendor, sent.location, sent.payment_method)
  return feeProblem(deps, deployment, sent, now, delivery)
}

/**
 * The new fee reduced by the order's voucher, signed. Applies the voucher's maximum discount unless the voucher was
 * deleted.
 */
const discounted = async (
  { stores, delivery }: Pick<Deps, 'stores' | 'delivery'>,
  deployment: Deployment,
  { vendor_id: vendorId, voucher }: OrderJson,
  sent: Sent,
): Promise<Pick<OrderJson, 'discounted_delivery_fee' | 'discounted_delivery_fee_signature'>> => {
  if (voucher == null) return {}
  const { currency } = deployment.country
  const stored = await stores.vouchers.byCode(deployment.id, voucher.code)
  const { maximumDiscount } = stored?.offer ?? {}
  const offer = { voucher: voucherOf(voucher, currency), ...(maximumDiscount !== undefined && { maximumDiscount }) }
  const discountedFee = toNumber(feeWithVoucher(moneyOf(sent.delivery_fee, currency), offer))
  const { delivery_fee: fee, signature: feeSignature } = sent
  const granted = { deployment: deployment.id, vendorId, code: voucher.code, fee, feeSignature, discountedFee }
  return {
    discounted_delivery_fee: discountedFee,
    discounted_delivery_fee_signature: delivery.signDiscount(granted),
  }
}

const updated = (order: OrderJson, sent: Sent, country: Country): OrderJson => ({
  ...order,
  customer: {
    ...order.customer,
    location: {
      ...(isSamePlace(order.customer.location, sent.location, country)
        ? order.customer.location
        : {
            address: inOneForm(sent.location.address, country.code),
            latitude: sent.location.latitude,
            longitude: sent.location.longitude,
          }),
      notes: trimText(sent.location.notes),
    },
  },
  order: {
    ...order.order,
    payment_method: sent.payment_method,
    amount: sent.amount ?? null,
    description: trimText(sent.item_details),
  },
  delivery_fee: sent.delivery_fee,
})

/** Route for changing an order until it is picked up (API-24, EDIT-03). */
export const updateOrderRoute = (app: FastifyInstance, deps: Deps): void => {
  const { orders } = deps.stores

  registerEndpoint(app, deps, updateOrder, async ({ params, payload, account, deployment, request }) => {
    const stored = await requireVendor(deps, account, payload.vendor_id)
    const found = await orders.byId(deployment.id, params.orderId)
    if (found?.vendor_id !== payload.vendor_id) return new Problem('NOT_FOUND')
    mayChange(found, payload, deployment.country)
    const collected = { ...stored, vendor: withSenderLocation(stored.vendor, found.sender) }
    const refusal = await refusalOf(deps, deployment, collected, found, payload)
    if (refusal !== undefined) return refusal
    const discount = await discounted(deps, deployment, found, payload)
    const unpaid = await paidFeeRiseProblem(deps, deployment, found, { ...payload, ...discount })
    if (unpaid !== undefined) return unpaid
    const order = await orders.change(deployment.id, params.orderId, (before) => {
      mayChange(before, payload, deployment.country)
      return { ...updated(before, payload, deployment.country), ...discount }
    })
    if (order === undefined) return new Problem('NOT_FOUND')
    const languages = wantedLanguages(request.headers)
    deps.orderMails.changed({ deployment, before: found, after: order, languages })
    return { result: order }
  })
}
