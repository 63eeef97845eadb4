import type { Vendor as VendorSchema } from '../../../contract/vendors.ts'
import { isPaymentMethod } from '../../domain/market/paymentMethod.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'

/** Maps an answered vendor to the domain (ENT-05 to ENT-07). Drops unknown payment methods. */
export const toVendor = (wire: typeof VendorSchema.Type): Vendor => {
  const { contact, location, owners } = wire.vendor_information
  const { latitude, longitude } = location
  return {
    id: wire.vendor_id,
    name: wire.name,
    ...(wire.parent_vendor_id !== null && { parentVendorId: wire.parent_vendor_id }),
    ...(wire.client_vendor_id !== null && { clientVendorId: wire.client_vendor_id }),
    isParent: wire.is_parent,
    isActive: wire.is_active,
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
    paymentMethods: Object.fromEntries(
      Object.entries(wire.flags.payment_methods).filter(([method]) => isPaymentMethod(method)),
    ),
    estimationPickUpTime: wire.estimation_pick_up_time,
    ...(wire.service_hours !== undefined && { serviceHours: wire.service_hours }),
    deliveryAreas: wire.delivery_areas,
    mayManageOutlets: wire.manage_outlets,
    offersColdBag: wire.offers_cold_bag,
    offersAgeValidation: wire.offers_age_validation,
    ...(wire.requires_age_validation === true && { requiresAgeValidation: true }),
    outlets: wire.outlets.map(({ vendor_id, name }) => ({ id: vendor_id, name })),
  }
}
