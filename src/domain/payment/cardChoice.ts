import { isBlank } from '../text/blank.ts'

/** The kind of card that the person chose (ENT-13). */
export type NewOrExistingCard = 'NOT_SET' | 'NEW' | 'EXISTING'

/** The state of the card form. Of a new card it holds only the provider's verdict. */
export interface CardChoice {
  readonly newOrExistingCard: NewOrExistingCard
  /** Whether the provider accepted number, expiry and security code. */
  readonly newCardIsValid: boolean
  readonly nameOnCard: string
  /** The id of the saved card. */
  readonly selectedCreditCard: string | undefined
}

/** A new card needs valid data and a name; a saved card only has to be selected (VAL-27). */
export const isCardReady = (choice: CardChoice): boolean => {
  switch (choice.newOrExistingCard) {
    case 'NOT_SET':
      return false
    case 'NEW':
      return choice.newCardIsValid && !isBlank(choice.nameOnCard)
    case 'EXISTING':
      return choice.selectedCreditCard !== undefined
  }
}
