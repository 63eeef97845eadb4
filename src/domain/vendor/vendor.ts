import type { Coordinates } from '../coordinates.ts'
import type { VendorId } from '../ids.ts'
import type { PaymentMethod } from '../market/paymentMethod.ts'

/** ENT-06. `coordinates` is absent while nobody has said where the collection point is (REQ-02). */
export interface VendorLocation {
  readonly addressText: string
  readonly building: string
  readonly unit: string
  readonly city: string
  readonly countryCode: string
  readonly postalCode: string
  readonly street: string
  readonly streetNumber: string
  readonly riderInstructions: string
  readonly coordinates?: Coordinates
}

/** A ring of coordinates, closed implicitly; one of the areas the vendor delivers to (OP-73). */
export type DeliveryArea = ReadonlyArray<Coordinates>

/** A vendor or outlet (ENT-05 to ENT-07). */
export interface Vendor {
  readonly id: VendorId
  readonly name: string
  readonly parentVendorId?: VendorId
  readonly clientVendorId?: string
  readonly isParent: boolean
  readonly isActive: boolean
  readonly location: VendorLocation
  readonly phone: string
  readonly owners: ReadonlyArray<string>
  readonly paymentMethods: Readonly<Partial<Record<PaymentMethod, boolean>>>
  /** Minutes until a rider is there, as a rule; 0 says nothing is known (REQ-04). */
  readonly estimationPickUpTime: number
  readonly deliveryAreas: ReadonlyArray<DeliveryArea>
  readonly mayManageOutlets: boolean
  readonly offersColdBag: boolean
  readonly offersAgeValidation: boolean
  /** Every order has the customer's age checked (OP-63). Absent means no. */
  readonly requiresAgeValidation?: boolean
  readonly outlets: ReadonlyArray<{ readonly id: VendorId; readonly name: string }>
}

export const hasLocation = (vendor: Vendor): vendor is Vendor & { location: { coordinates: Coordinates } } =>
  vendor.location.coordinates !== undefined

/** Parents first, otherwise in the order they came (PERM-02, NAV-09). */
export const parentsFirst = (vendors: ReadonlyArray<Vendor>): ReadonlyArray<Vendor> => [
  ...vendors.filter((vendor) => vendor.isParent),
  ...vendors.filter((vendor) => !vendor.isParent),
]

/** The wanted vendor, or the first of the list as shown; `undefined` when there is none (NAV-08). */
export const vendorToSelect = (vendors: ReadonlyArray<Vendor>, wantedId: VendorId | undefined): Vendor | undefined =>
  vendors.find(({ id }) => id === wantedId) ?? parentsFirst(vendors)[0]
