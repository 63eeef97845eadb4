import type { TextId } from '../../domain/text/textIds.ts'

/** The message after a redirect from a page that a flag switched off (ROUTE-23), by flag. */
const TEXTS: ReadonlyMap<string, TextId> = new Map([
  ['BulkOrderUpload', 'farewell-closed-bulk-order'],
  ['Helpcenter', 'farewell-closed-help-centre'],
  ['DeactivateSignUpButton', 'farewell-closed-register'],
])

/** The message for `?closed=` in an address; `undefined` if it names no such flag. */
export const closedByFlagText = (parameters: URLSearchParams): TextId | undefined =>
  TEXTS.get(parameters.get('closed') ?? '')
