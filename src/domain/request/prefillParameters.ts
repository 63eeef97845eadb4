/** The parameters of a prefill link, by their names in the URL (docs/prefill-link.md). */
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
