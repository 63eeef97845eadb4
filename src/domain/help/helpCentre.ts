import type { FlagSet } from '../flags/flagNames.ts'
import type { Brand } from '../market/brands.ts'
import type { Mode } from '../session/mode.ts'

/** Who might be offered help. */
export interface HelpSeeker {
  readonly flags: FlagSet
  readonly mode: Mode
  readonly isSignedIn: boolean
  readonly brand: Pick<Brand, 'helpCentre'>
}

/** With the flag on, for who is signed in and no guest, and not of the brand that has none (HELP-03 to HELP-05, OP-13). */
export const isHelpCentreShown = ({ flags, mode, isSignedIn, brand }: HelpSeeker): boolean =>
  flags.has('Helpcenter') && mode === 'classic' && isSignedIn && brand.helpCentre
