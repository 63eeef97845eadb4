import type { CardId } from '../ids.ts'
import type { CardExpiry } from './cardExpiry.ts'
import type { CardScheme } from './cardNumber.ts'

/** A saved card: these facts identify it but cannot be used to pay elsewhere (ENT-13). */
export interface SavedCard {
  /** The payment instrument's id. */
  readonly id: CardId
  readonly scheme: CardScheme | undefined
  readonly lastDigits: string
  readonly expiry: CardExpiry
  readonly holderName: string
}
