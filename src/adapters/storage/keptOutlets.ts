import { OURS, type KeptTexts } from './keptTexts.ts'

/** The storage key of the vendors whose outlets' orders are included (PERSIST-01). */
export const OUTLETS = `${OURS}outlets-included`

/** Whether they may be included for a vendor; a quick check without decoding. */
export const mayKeepOutlets = (local: Pick<KeptTexts, 'read'>, vendorId: string): boolean =>
  local.read(OUTLETS)?.includes(JSON.stringify(vendorId)) ?? false
