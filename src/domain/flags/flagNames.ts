/** The flags there are (FLAG-07, OP-12). */
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

/** The flags that are on; one that is not in it is off (FLAG-06). */
export type FlagSet = ReadonlySet<FlagName>

export const NO_FLAGS: FlagSet = new Set()

export const isFlagOn = (flags: FlagSet, name: FlagName): boolean => flags.has(name)

/** Reads an answer: names that are no flags of ours are ignored. */
export const flagSetOf = (answer: Readonly<Record<string, boolean>>): FlagSet =>
  new Set(FLAG_NAMES.filter((name) => answer[name] === true))

/** A new answer replaces the last known flags whole; without one they stay, all off at first (OP-57). */
export const flagsAfter = (lastKnown: FlagSet | undefined, answered: FlagSet | undefined): FlagSet =>
  answered ?? lastKnown ?? NO_FLAGS
