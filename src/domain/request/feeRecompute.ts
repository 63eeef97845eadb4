import { SECOND } from '../instant.ts'
import { compare, type Money } from '../pricing/money.ts'
import type { Mode } from '../session/mode.ts'

/** Before a fee is computed again (REQ-22, CONST-24), in ms. */
export const FEE_RECOMPUTE_WAIT = SECOND

/** An expired signature is worth another fee, except for a guest, who sees that it failed (REQ-22, REQ-26). */
export const isRecomputable = (refusalCode: string, mode: Mode): boolean =>
  refusalCode === 'SignatureExpired' && mode !== 'guest'

/** Another fee is asked about, the same one is submitted without a word (REQ-23, REQ-24). */
export const afterRecompute = (shown: Money, recomputed: Money): 'confirm' | 'resubmit' =>
  compare(shown, recomputed) === 0 ? 'resubmit' : 'confirm'
