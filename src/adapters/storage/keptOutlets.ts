import { OURS, type KeptTexts } from './keptTexts.ts'

/** Under this name the device keeps for which vendors the orders of all outlets are shown (PERSIST-01). */
export const OUTLETS = `${OURS}outlets-included`

/** Whether they are for that one, by a quick look. */
export const mayKeepOutlets = (local: Pick<KeptTexts, 'read'>, vendorId: string): boolean =>
  local.read(OUTLETS)?.includes(JSON.stringify(vendorId)) ?? false
