import { KEY_PREFIX, type TextStorage } from './textStorage.ts'

/** The storage key of the vendors whose outlets' orders are included (PERSIST-01). */
export const OUTLETS_KEY = `${KEY_PREFIX}outlets-included`

/** Whether they may be included for a vendor; a quick check without decoding. */
export const mayIncludeOutlets = (local: Pick<TextStorage, 'read'>, vendorId: string): boolean =>
  local.read(OUTLETS_KEY)?.includes(JSON.stringify(vendorId)) ?? false
