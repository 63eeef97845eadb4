/** What is said where somebody comes to because a flag switched off what they wanted (ROUTE-23), by that flag. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['BulkOrderUpload', 'farewell-closed-bulk-order'],
  ['Helpcenter', 'farewell-closed-help-centre'],
  ['DeactivateSignUpButton', 'farewell-closed-register'],
])

/** The text for `?closed=` in an address; nothing when it names no such flag. */
export const closedDoorText = (parameters: URLSearchParams): string | undefined =>
  TEXTS.get(parameters.get('closed') ?? '')
