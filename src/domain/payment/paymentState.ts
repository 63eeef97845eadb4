import type { CardId } from '../ids.ts'
import type { CardProvider } from './cardProvider.ts'
import { isCardReady, type NewOrExistingCard } from './cardChoice.ts'
import { cardFacts, NO_CARD, type CardJudge, type NewCard } from './newCard.ts'
import type { SavedCard } from './savedCard.ts'
import type { CardMethod } from './wallet.ts'

/** Everything that a guest chose and typed to pay (ENT-13). */
export interface PaymentState {
  readonly provider: CardProvider
  readonly paymentMethods: ReadonlyArray<CardMethod>
  readonly newOrExistingCard: NewOrExistingCard
  /** The id of a saved card at the provider. */
  readonly selectedCreditCard: string | undefined
  readonly nameOnCard: string
  readonly saveCard: boolean
  /** One card per provider: a provider never receives what was typed for another one (PAY-17). */
  readonly newCards: Readonly<Record<CardProvider, NewCard>>
}

export const NO_PAYMENT: PaymentState = {
  provider: 'generic_creditcard',
  paymentMethods: [],
  newOrExistingCard: 'NOT_SET',
  selectedCreditCard: undefined,
  nameOnCard: '',
  saveCard: false,
  newCards: { cybersource_creditcard: NO_CARD, generic_creditcard: NO_CARD },
}

export const methodOf = ({ paymentMethods, provider }: PaymentState): CardMethod | undefined =>
  paymentMethods.find((method) => method.provider === provider)

/** The saved cards that can be chosen (ENT-13). */
export const creditCards = (state: PaymentState): ReadonlyArray<SavedCard> => methodOf(state)?.cards ?? []

export const newCardOf = ({ newCards, provider }: PaymentState): NewCard => newCards[provider]

/** Keeps the choice while it is available. A saved card that no longer exists is deselected, and a new one without a key. */
const stillChosen = (state: PaymentState): PaymentState => {
  const method = methodOf(state)
  if (state.newOrExistingCard === 'NEW' && method !== undefined && method.key === undefined)
    return { ...state, newOrExistingCard: 'NOT_SET' }
  if (state.newOrExistingCard !== 'EXISTING') return state
  const isThere = creditCards(state).some(({ id }) => id === state.selectedCreditCard)
  return isThere ? state : { ...state, newOrExistingCard: 'NOT_SET', selectedCreditCard: undefined }
}

export const withMethods = (state: PaymentState, paymentMethods: ReadonlyArray<CardMethod>): PaymentState =>
  stillChosen({ ...state, paymentMethods })

/** Switches the provider. What was typed for the previous one stays with it (PAY-17). */
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

/** Clears the typed cards after the payment started or was abandoned. */
export const withoutNewCards = (state: PaymentState): PaymentState => ({ ...state, newCards: NO_PAYMENT.newCards })

/** Whether the current choice can be paid (VAL-27). */
export const isPayable = (state: PaymentState, judge: CardJudge): boolean =>
  isCardReady({
    newOrExistingCard: state.newOrExistingCard,
    nameOnCard: state.nameOnCard,
    selectedCreditCard: state.selectedCreditCard,
    newCardIsValid: cardFacts(newCardOf(state), judge).isValid,
  })
