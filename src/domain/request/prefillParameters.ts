/** What a link may fill in, as it is called in the address (docs/prefill-link.md). */
export const PREFILL_PARAMETERS = [
  'name',
  'phone',
  'address',
  'unit',
  'building',
  'lat',
  'lng',
  'amount',
  'description',
  'notes',
  'payment',
  'later',
] as const
export type PrefillParameter = (typeof PREFILL_PARAMETERS)[number]
