import type { Instant } from '../instant.ts'
import { digitsOf } from '../market/westernDigits.ts'
import { isTooFarAhead, isExpired, readExpiry, type CardExpiry } from './cardExpiry.ts'
import { binOf, isCardNumber, lastDigitsOf, schemeOf, securityCodeLength, type CardScheme } from './cardNumber.ts'
import { Secret } from './secret.ts'
import { isBlank, trimText } from '../text/blank.ts'

/** The card in the form's fields (ENT-13). Number and security code are never printed. */
export interface NewCard {
  /** Grouped as displayed in its field. */
  readonly number: Secret
  /** 'MM/YY', possibly incomplete. */
  readonly expiry: string
  readonly securityCode: Secret
}

export const NO_CARD: NewCard = { number: Secret.NOTHING, expiry: '', securityCode: Secret.NOTHING }

export const CARD_FIELDS = ['number', 'expiry', 'securityCode', 'nameOnCard'] as const
export type CardField = (typeof CARD_FIELDS)[number]

const CARD_REFUSALS = [
  'number-missing',
  'number-invalid',
  'expiry-missing',
  'expiry-invalid',
  'expired',
  'code-missing',
  'code-invalid',
  'name-missing',
] as const
export type CardRefusal = (typeof CARD_REFUSALS)[number]

/** The context of the checks: a card's month ends in the country's zone. */
export interface CardJudge {
  readonly now: Instant
  readonly zone: string
}

const numberRefusal = ({ number }: NewCard): CardRefusal | undefined => {
  if (number.isEmpty) return 'number-missing'
  return isCardNumber(digitsOf(number.reveal())) ? undefined : 'number-invalid'
}

const expiryRefusal = ({ expiry }: NewCard, { now, zone }: CardJudge): CardRefusal | undefined => {
  if (expiry === '') return 'expiry-missing'
  const read = readExpiry(expiry)
  if (read === undefined || isTooFarAhead(read, now, zone)) return 'expiry-invalid'
  return isExpired(read, now, zone) ? 'expired' : undefined
}

const codeRefusal = ({ number, securityCode }: NewCard): CardRefusal | undefined => {
  if (securityCode.isEmpty) return 'code-missing'
  const code = securityCode.reveal()
  return /^\d+$/.test(code) && code.length === securityCodeLength(digitsOf(number.reveal()))
    ? undefined
    : 'code-invalid'
}

/** The refusals of a new card, in the order of its fields. */
export const cardRefusals = (
  card: NewCard,
  nameOnCard: string,
  judge: CardJudge,
): ReadonlyMap<CardField, CardRefusal> => {
  const found: ReadonlyArray<readonly [CardField, CardRefusal | undefined]> = [
    ['number', numberRefusal(card)],
    ['expiry', expiryRefusal(card, judge)],
    ['securityCode', codeRefusal(card)],
    ['nameOnCard', isBlank(nameOnCard) ? 'name-missing' : undefined],
  ]
  return new Map(found.flatMap(([field, refusal]) => (refusal === undefined ? [] : [[field, refusal] as const])))
}

/** The data of a new card for the provider; it is encrypted for that provider only. */
export interface CardData {
  /** Digits. */
  readonly number: Secret
  readonly expiry: CardExpiry
  readonly securityCode: Secret
  readonly holderName: string
}

/** The facts about a new card that other parts of the portal may know. */
export interface CardFacts {
  readonly isValid: boolean
  readonly lastDigits: string
  readonly bin: string
  readonly scheme: CardScheme | undefined
}

export const cardFacts = (card: NewCard, judge: CardJudge): CardFacts => {
  const refusals = cardRefusals(card, '', judge)
  const digits = digitsOf(card.number.reveal())
  const isWhole = !refusals.has('number')
  return {
    isValid: [...refusals.keys()].every((field) => field === 'nameOnCard'),
    lastDigits: isWhole ? lastDigitsOf(digits) : '',
    bin: isWhole ? binOf(digits) : '',
    scheme: schemeOf(digits),
  }
}

/** Throws if the card's expiry is invalid; call it for valid cards only. */
export const cardData = (card: NewCard, nameOnCard: string): CardData => {
  const expiry = readExpiry(card.expiry)
  if (expiry === undefined) throw new RangeError('The card has no expiry month')
  return {
    number: new Secret(digitsOf(card.number.reveal())),
    expiry,
    securityCode: card.securityCode,
    holderName: trimText(nameOnCard),
  }
}
