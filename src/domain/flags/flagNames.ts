/** All flags (FLAG-07, OP-12). */
export const FLAG_NAMES = [
  'AddressBook',
  'Voucher',
  'Preorder',
  'ModifyOrder',
  'PayAtPickup',
  'ProofOfDelivery',
  'GuestCheckout',
  'ContactCentreNotice',
  'BulkOrderUpload',
  'DeactivateSignUpButton',
  'DynamicTimeEstimation',
  'DelayedCancellation',
  'DrawDeliveryAreas',
  'CyberSourceCreditCard',
  'NonePaymentMethod',
  'PlannedMaintenance',
  'UnplannedMaintenance',
  'Helpcenter',
  'EditVendorOutlet',
  'AddVendorOutlet',
] as const
export type FlagName = (typeof FLAG_NAMES)[number]

/** The flags that are on; all others are off (FLAG-06). */
export type FlagSet = ReadonlySet<FlagName>

export const NO_FLAGS: FlagSet = new Set()

export const isFlagOn = (flags: FlagSet, name: FlagName): boolean => flags.has(name)

/** Reads a provider's answer; unknown names are ignored. */
export const flagSetOf = (answer: Readonly<Record<string, boolean>>): FlagSet =>
  new Set(FLAG_NAMES.filter((name) => answer[name] === true))
