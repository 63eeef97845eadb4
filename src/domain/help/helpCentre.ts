import type { FlagSet } from '../flags/flagNames.ts'
import type { Brand } from '../market/brand.ts'
import type { Mode } from '../session/mode.ts'

/** The facts that decide whether help is offered. */
export interface HelpSeeker {
  readonly flags: FlagSet
  readonly mode: Mode
  readonly isSignedIn: boolean
  readonly brand: Pick<Brand, 'helpCentre'>
}

/**
 * Shown if the flag is on, to signed-in users other than guests, except for the brand without a help centre (HELP-03 to
 * HELP-05, OP-13).
 */
export const isHelpCentreShown = ({ flags, mode, isSignedIn, brand }: HelpSeeker): boolean =>
  flags.has('Helpcenter') && mode === 'classic' && isSignedIn && brand.helpCentre
