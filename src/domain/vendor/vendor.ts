import type { Coordinates } from '../coordinates.ts'
import type { VendorId } from '../ids.ts'
import type { PaymentMethod } from '../market/paymentMethod.ts'

/** ENT-06. `coordinates` is absent until the collection point's location is set (REQ-02). */
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

/** An implicitly closed ring of coordinates: one of the vendor's delivery areas (OP-73). */
type DeliveryArea = ReadonlyArray<Coordinates>

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
  /** Usual minutes until a rider arrives; 0 means unknown (REQ-04). */
  readonly estimationPickUpTime: number
  /** In the format of the country parameter `serviceHours`; absent: those of the country (SVC-01). */
  readonly serviceHours?: string
  readonly deliveryAreas: ReadonlyArray<DeliveryArea>
  readonly mayManageOutlets: boolean
  readonly offersColdBag: boolean
  readonly offersAgeValidation: boolean
  /** Whether every order requires the age check (OP-63). Absent means no. */
  readonly requiresAgeValidation?: boolean
  readonly outlets: ReadonlyArray<{ readonly id: VendorId; readonly name: string }>
}

export const hasLocation = (vendor: Vendor): vendor is Vendor & { location: { coordinates: Coordinates } } =>
  vendor.location.coordinates !== undefined

/** Sorts parents first and otherwise keeps the order (PERM-02, NAV-09). */
export const parentsFirst = (vendors: ReadonlyArray<Vendor>): ReadonlyArray<Vendor> => [
  ...vendors.filter((vendor) => vendor.isParent),
  ...vendors.filter((vendor) => !vendor.isParent),
]

/** The requested vendor, or else the first parent, or the first vendor; `undefined` if the list is empty (NAV-08). */
export const vendorToSelect = (vendors: ReadonlyArray<Vendor>, wantedId: VendorId | undefined): Vendor | undefined =>
  vendors.find(({ id }) => id === wantedId) ?? parentsFirst(vendors)[0]
