import { makeAutoObservable, observableRef } from 'mobx'
import type { Instant } from '../../domain/instant.ts'
import type { Country } from '../../domain/market/countries.ts'
import { formatExpiry } from '../../domain/payment/cardExpiry.ts'
import { formatCardNumber, schemeOf, securityCodeLength, type CardScheme } from '../../domain/payment/cardNumber.ts'
import { digitsOf } from '../../domain/market/westernDigits.ts'
import type { CardProvider } from '../../domain/payment/cardProvider.ts'
import {
  CARD_FIELDS,
  cardRefusals,
  type CardField,
  type CardJudge,
  type CardRefusal,
} from '../../domain/payment/newCard.ts'
import {
  changeNewCard,
  chooseExisting,
  chooseNew,
  creditCards,
  isPayable,
  methodOf,
  newCardOf,
  NO_PAYMENT,
  withMethods,
  withoutNewCards,
  withProvider,
  type PaymentState,
} from '../../domain/payment/paymentState.ts'
import type { SavedCard } from '../../domain/payment/savedCard.ts'
import { Secret } from '../../domain/payment/secret.ts'
import type { CardMethod } from '../../domain/payment/wallet.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { Text } from '../kit/failureText.ts'

const REFUSALS: Readonly<Record<CardRefusal, TextId>> = {
  'number-missing': 'card-number-missing',
  'number-invalid': 'card-number-invalid',
  'expiry-missing': 'card-expiry-invalid',
  'expiry-invalid': 'card-expiry-invalid',
  expired: 'card-expired',
  'code-missing': 'card-code-missing',
  'code-invalid': 'card-code-invalid',
  'name-missing': 'card-name-missing',
}

/** The card to pay with: a saved card, or the input for a new one, which exists only here and in its fields. */
export class CardEntryViewModel {
  state: PaymentState = NO_PAYMENT
  /** The element to focus; each request for focus is a new object. */
  focusTarget: { readonly at: CardField | 'choice' | 'panel' } | undefined = undefined
  private left: ReadonlySet<CardField> = new Set()
  private isAsked = false
  readonly #country: Country
  readonly #now: () => Instant

  constructor(country: Country, now: () => Instant) {
    this.#country = country
    this.#now = now
    makeAutoObservable<this, 'left'>(this, { state: observableRef, focusTarget: observableRef, left: observableRef })
  }

  get cards(): ReadonlyArray<SavedCard> {
    return creditCards(this.state)
  }

  /** Whether a new card can be encrypted for the provider; a provider without saved cards always has a key. */
  get mayBeNew(): boolean {
    return methodOf(this.state)?.key !== undefined
  }

  get isNew(): boolean {
    return this.state.newOrExistingCard === 'NEW'
  }

  get scheme(): CardScheme | undefined {
    return schemeOf(digitsOf(this.textOf('number')))
  }

  /** The number of digits of the security code. */
  get codeLength(): number {
    return securityCodeLength(digitsOf(this.textOf('number')))
  }

  /** The error if the user tried to pay without choosing a card. */
  get choiceProblem(): Text | undefined {
    return this.isAsked && this.state.newOrExistingCard === 'NOT_SET' ? { id: 'card-choice-missing' } : undefined
  }

  readonly textOf = (field: CardField): string => {
    const card = newCardOf(this.state)
    switch (field) {
      case 'number':
        return card.number.reveal()
      case 'expiry':
        return card.expiry
      case 'securityCode':
        return card.securityCode.reveal()
      case 'nameOnCard':
        return this.state.nameOnCard
    }
  }

  readonly problemAt = (field: CardField): Text | undefined => {
    const refusal = this.isAsked || this.left.has(field) ? this.refusals.get(field) : undefined
    return refusal && { id: REFUSALS[refusal], args: { digits: this.codeLength } }
  }

  /** An empty field shows no error when it loses the focus. */
  readonly leave = (field: CardField): void => {
    if (this.textOf(field) !== '') this.left = new Set([...this.left, field])
  }

  readonly type = (field: CardField, text: string): void => {
    switch (field) {
      case 'number':
        this.state = changeNewCard(this.state, { number: new Secret(formatCardNumber(text)) })
        break
      case 'expiry':
        this.state = changeNewCard(this.state, { expiry: formatExpiry(text) })
        break
      case 'securityCode':
        this.state = changeNewCard(this.state, { securityCode: new Secret(digitsOf(text).slice(0, this.codeLength)) })
        break
      case 'nameOnCard':
        this.state = { ...this.state, nameOnCard: text }
    }
  }

  readonly chooseNew = (): void => {
    this.state = chooseNew(this.state)
    this.focusTarget = { at: 'number' }
  }

  readonly chooseSaved = (id: string): void => {
    this.state = chooseExisting(this.state, id)
  }

  readonly saveCard = (isWanted: boolean): void => {
    this.state = { ...this.state, saveCard: isWanted }
  }

  /** Switches to another provider; the card typed for the previous one is not passed on (PAY-10, PAY-17). */
  readonly takeProvider = (provider: CardProvider): void => {
    this.state = withProvider(this.state, provider)
  }

  /** Sets the available cards; without a saved one, selects a new card. */
  readonly offer = (methods: ReadonlyArray<CardMethod>, provider: CardProvider): void => {
    this.state = withProvider(withMethods(this.state, methods), provider)
    const hasSaved = this.cards.length > 0
    if (!hasSaved) this.state = chooseNew(this.state)
    this.focusTarget = { at: hasSaved ? 'panel' : 'number' }
  }

  /** Shows all errors and focuses the first; returns whether the payment can be made (VAL-27). */
  readonly check = (): boolean => {
    this.isAsked = true
    if (this.state.newOrExistingCard === 'NOT_SET') this.focusTarget = { at: 'choice' }
    const wrong = this.isNew ? CARD_FIELDS.find((field) => this.refusals.has(field)) : undefined
    if (wrong !== undefined) this.focusTarget = { at: wrong }
    return isPayable(this.state, this.judge)
  }

  /** Prepares another attempt: hides the errors and clears the security code. */
  readonly beginAnew = (): void => {
    this.isAsked = false
    this.left = new Set()
    this.state = changeNewCard(this.state, { securityCode: Secret.NOTHING })
  }

  readonly forget = (): void => {
    this.state = withoutNewCards(this.state)
  }

  private get judge(): CardJudge {
    return { now: this.#now(), zone: this.#country.timeZone }
  }

  private get refusals(): ReadonlyMap<CardField, CardRefusal> {
    return cardRefusals(newCardOf(this.state), this.state.nameOnCard, this.judge)
  }
}
