import type { CardId } from '../ids.ts'
import type { CardProvider } from './cardProvider.ts'
import { isCardReady, type NewOrExistingCard } from './cardChoice.ts'
import { cardFacts, NO_CARD, type CardJudge, type NewCard } from './newCard.ts'
import type { SavedCard } from './savedCard.ts'
import type { CardMethod } from './wallet.ts'

/** All that a guest has chosen and typed about paying (ENT-13). */
export interface PaymentState {
  readonly provider: CardProvider
  readonly paymentMethods: ReadonlyArray<CardMethod>
  readonly newOrExistingCard: NewOrExistingCard
  /** Id of a saved card of the provider. */
  readonly selectedCreditCard: string | undefined
  readonly nameOnCard: string
  readonly save_card: boolean
  /** Of each provider its own: another provider never sees what was typed for this one (PAY-17). */
  readonly newCards: Readonly<Record<CardProvider, NewCard>>
}

export const NO_PAYMENT: PaymentState = {
  provider: 'generic_creditcard',
  paymentMethods: [],
  newOrExistingCard: 'NOT_SET',
  selectedCreditCard: undefined,
  nameOnCard: '',
  save_card: false,
  newCards: { cybersource_creditcard: NO_CARD, generic_creditcard: NO_CARD },
}

export const methodOf = ({ paymentMethods, provider }: PaymentState): CardMethod | undefined =>
  paymentMethods.find((method) => method.provider === provider)

/** The saved cards that can be chosen (ENT-13). */
export const creditCards = (state: PaymentState): ReadonlyArray<SavedCard> => methodOf(state)?.cards ?? []

export const newCardOf = ({ newCards, provider }: PaymentState): NewCard => newCards[provider]

/** The choice is kept while it can still be made; a saved card that is gone is chosen no more. */
const stillChosen = (state: PaymentState): PaymentState => {
  if (state.newOrExistingCard !== 'EXISTING') return state
  const isThere = creditCards(state).some(({ id }) => id === state.selectedCreditCard)
  return isThere ? state : { ...state, newOrExistingCard: 'NOT_SET', selectedCreditCard: undefined }
}

export const withMethods = (state: PaymentState, paymentMethods: ReadonlyArray<CardMethod>): PaymentState =>
  stillChosen({ ...state, paymentMethods })

/** Another provider takes over: what was typed for the first stays with the first (PAY-17). */
export const withProvider = (state: PaymentState, provider: CardProvider): PaymentState =>
  provider === state.provider ? state : stillChosen({ ...state, provider })

/** (PAY-12) */
export const chooseNew = (state: PaymentState): PaymentState => ({
  ...state,
  newOrExistingCard: 'NEW',
  selectedCreditCard: undefined,
})

/** (PAY-12) */
export const chooseExisting = (state: PaymentState, id: CardId): PaymentState =>
  creditCards(state).some((card) => card.id === id)
    ? { ...state, newOrExistingCard: 'EXISTING', selectedCreditCard: id }
    : state

export const changeNewCard = (state: PaymentState, patch: Partial<NewCard>): PaymentState => ({
  ...state,
  newCards: { ...state.newCards, [state.provider]: { ...newCardOf(state), ...patch } },
})

/** The card was handed over, or is not wanted: nothing of it stays. */
export const withoutNewCards = (state: PaymentState): PaymentState => ({ ...state, newCards: NO_PAYMENT.newCards })

/** Whether it can be paid with what is chosen (VAL-27). */
export const isPayable = (state: PaymentState, judge: CardJudge): boolean =>
  isCardReady({
    newOrExistingCard: state.newOrExistingCard,
    nameOnCard: state.nameOnCard,
    selectedCreditCard: state.selectedCreditCard,
    newCardIsValid: cardFacts(newCardOf(state), judge).isValid,
  })
