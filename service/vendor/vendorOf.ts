import { isPaymentMethod, type PaymentMethod } from '../../src/domain/market/paymentMethod.ts'
import type { Vendor } from '../../src/domain/vendor/vendor.ts'
import type { VendorJson } from '../store/vendorStore.ts'

const paymentMethodsOf = (flags: VendorJson['flags']): Partial<Record<PaymentMethod, boolean>> =>
  Object.fromEntries(Object.entries(flags.payment_methods).filter(([method]) => isPaymentMethod(method)))

/** Converts a stored vendor to the domain's type. */
export const vendorOf = (json: VendorJson): Vendor => {
  const { contact, location, owners } = json.vendor_information
  const { latitude, longitude } = location
  return {
    id: json.vendor_id,
    name: json.name,
    ...(json.parent_vendor_id !== null && { parentVendorId: json.parent_vendor_id }),
    ...(json.client_vendor_id !== null && { clientVendorId: json.client_vendor_id }),
    isParent: json.is_parent,
    isActive: json.is_active,
    location: {
      addressText: location.address_text,
      building: location.building,
      unit: location.unit,
      city: location.city,
      countryCode: location.country_code,
      postalCode: location.postal_code,
      street: location.street,
      streetNumber: location.street_number,
      riderInstructions: location.rider_instructions,
      ...(latitude !== null && longitude !== null && { coordinates: { latitude, longitude } }),
    },
    phone: contact.phone,
    owners,
    paymentMethods: paymentMethodsOf(json.flags),
    estimationPickUpTime: json.estimation_pick_up_time,
    ...(json.service_hours !== undefined && { serviceHours: json.service_hours }),
    deliveryAreas: json.delivery_areas,
    mayManageOutlets: json.manage_outlets,
    offersColdBag: json.offers_cold_bag,
    offersAgeValidation: json.offers_age_validation,
    ...(json.requires_age_validation === true && { requiresAgeValidation: true }),
    outlets: json.outlets.map(({ vendor_id: id, name }) => ({ id, name })),
  }
}
