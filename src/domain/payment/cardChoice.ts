/** What the person chose to pay with (ENT-13). */
export type NewOrExistingCard = 'NOT_SET' | 'NEW' | 'EXISTING'

/** A card as it stands on the screen: of a new one only what the provider said of it. */
export interface CardChoice {
  readonly newOrExistingCard: NewOrExistingCard
  /** The provider's check of number, expiry and security code. */
  readonly newCardIsValid: boolean
  readonly nameOnCard: string
  /** Id of the saved card. */
  readonly selectedCreditCard: string | undefined
}

/** A new card needs valid data and a name, an existing one only to be selected (VAL-27). */
export const isCardReady = (choice: CardChoice): boolean => {
  switch (choice.newOrExistingCard) {
    case 'NOT_SET':
      return false
    case 'NEW':
      return choice.newCardIsValid && choice.nameOnCard.trim() !== ''
    case 'EXISTING':
      return choice.selectedCreditCard !== undefined
  }
}
