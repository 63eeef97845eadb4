import type { Coordinates } from '../../src/domain/coordinates.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import type { PaymentMethod } from '../../src/domain/market/paymentMethod.ts'
import { surchargedMethod } from '../../src/domain/pricing/deliveryFee.ts'
import { Problem } from '../base/problems.ts'
import type { VendorJson } from '../store/vendorStore.ts'
import { pickUpLocation } from './chargedFee.ts'
import type { OrderedDelivery } from './feeSignature.ts'
import type { Delivery } from './makeDelivery.ts'

interface SentFee {
  readonly vendor_id: string
  readonly delivery_fee: number
  readonly signature: string
}

/**
 * The problem of a fee that the client sends back (API-20). `delivery` is the order's current delivery. A fee signed
 * for another collection point or payment method has to be recomputed, like an expired one.
 */
export const feeProblem = (
  { delivery: rules }: { readonly delivery: Pick<Delivery, 'verifyFee'> },
  { id: deployment }: Deployment,
  { vendor_id: vendorId, delivery_fee: fee, signature }: SentFee,
  now: Instant,
  delivery?: OrderedDelivery,
): Problem<'SignatureInvalid' | 'SignatureExpired'> | undefined => {
  const verdict = rules.verifyFee({ signature, deployment, vendorId, fee, now, ...(delivery && { delivery }) })
  switch (verdict) {
    case 'valid':
      return undefined
    case 'invalid':
      return new Problem('SignatureInvalid', { field: 'signature' })
    case 'expired':
    case 'outdated':
      return new Problem('SignatureExpired')
  }
}

/** What the fee of an order depends on, from the current order and vendor. */
export const orderedDelivery = (
  { country }: Deployment,
  vendor: VendorJson,
  destination: Coordinates,
  method: PaymentMethod,
): OrderedDelivery => ({
  source: pickUpLocation(vendor),
  destination,
  surchargedMethod: surchargedMethod(country, method),
})
