import { isAddressTooLong, areNotesTooLong } from '../address/lengthLimits.ts'
import { isOnEarth, type Coordinates } from '../coordinates.ts'
import type { Country } from '../market/countries.ts'
import { isPaymentMethod } from '../market/paymentMethod.ts'
import { isPositive } from '../pricing/money.ts'
import { amountText, writtenAmount } from '../reading/writtenAmount.ts'
import { customerPhone } from './customerPhone.ts'
import { PREFILL_PARAMETERS, type PrefillParameter } from './prefillParameters.ts'
import type { RequestDraft } from './requestDraft.ts'
import { MAX_DESCRIPTION_LENGTH } from './requestValidation.ts'
import { readMoment } from './writtenMoment.ts'
import { isBlank, trimText } from '../text/blank.ts'
import { plainText } from '../text/plainText.ts'

/** Maximum characters of name, unit and building. */
const MAX_SHORT_TEXT_LENGTH = 100
/** Maximum characters of a value that is quoted as left out. */
const MAX_IGNORED_TEXT_LENGTH = 40

/** The values that a link provides for an order; no person has reviewed them yet. */
export interface Prefill {
  readonly draft: Partial<Omit<RequestDraft, 'destinationTextAddress' | 'destinationLatitude' | 'destinationLongitude'>>
  /** Empty if the link has none. */
  readonly address: string
  readonly position: Coordinates | undefined
  /** What cannot be read, as it is in the link. */
  readonly ignored: ReadonlyArray<IgnoredParameter>
}

export interface IgnoredParameter {
  readonly name: PrefillParameter
  /** On one line, shortened. */
  readonly value: string
}

/** Normalizes a text to one line without control characters and cuts it to the maximum length in characters. */
const line = (text: string, maximum: number): string =>
  trimText(
    Array.from(trimText(text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')))
      .slice(0, maximum)
      .join(''),
  )

/** The longest beginning of the text that is not too long. */
const fitting = (text: string, isTooLong: (text: string) => boolean): string => {
  const characters = Array.from(text)
  const first = (count: number) => characters.slice(0, count).join('')
  let fits = 0
  let tooMany = characters.length + 1
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (isTooLong(first(middle))) tooMany = middle
    else fits = middle
  }
  return trimText(first(fits))
}

const DEGREES = /^[-+]?\d{1,3}(\.\d+)?$/

const readPosition = (writtenLatitude: string, writtenLongitude: string): Coordinates | undefined => {
  const [latitude = '', longitude = ''] = [writtenLatitude, writtenLongitude].map((text) => trimText(plainText(text)))
  if (!DEGREES.test(latitude) || !DEGREES.test(longitude)) return undefined
  const position = { latitude: Number(latitude), longitude: Number(longitude) }
  return isOnEarth(position) ? position : undefined
}

type Read = (text: string, country: Country) => Partial<RequestDraft> | undefined

/** Each reader returns its part of the draft, or `undefined` if the text is invalid. */
const READERS: Readonly<Record<Exclude<PrefillParameter, 'address' | 'lat' | 'lng'>, Read>> = {
  name: (text) => ({ destinationName: line(text, MAX_SHORT_TEXT_LENGTH) }),
  phone: (text, { code }) => {
    const number = customerPhone(text, code)
    return number === undefined ? undefined : { destinationPhoneNumber: number }
  },
  unit: (text) => ({ destinationUnitNumber: line(text, MAX_SHORT_TEXT_LENGTH) }),
  building: (text) => ({ destinationBuilding: line(text, MAX_SHORT_TEXT_LENGTH) }),
  amount: (text, country) => {
    const money = writtenAmount(text, country)
    return money && isPositive(money) ? { orderAmount: amountText(money, country) } : undefined
  },
  description: (text) => ({ orderDescription: line(text, MAX_DESCRIPTION_LENGTH) }),
  notes: (text) => ({ riderNotes: fitting(line(text, text.length), areNotesTooLong) }),
  payment: (text) => {
    const method = trimText(text).toUpperCase()
    return isPaymentMethod(method) ? { paymentMethod: method } : undefined
  },
  later: (text, country) => {
    const moment = readMoment(text, country)
    return moment === undefined ? undefined : { preorderedFor: moment }
  },
}

const isReadAlone = (name: PrefillParameter): name is keyof typeof READERS => Object.hasOwn(READERS, name)

/**
 * Reads the parameters of a link; `undefined` if it has none. The first of several with the same name counts, empty
 * ones are ignored, and texts are cut to the form's limits. Unreadable parameters are listed in `ignored`; the others
 * are used.
 */
export const readPrefill = (parameters: Iterable<readonly [string, string]>, country: Country): Prefill | undefined => {
  const given = new Map<string, string>()
  for (const [name, value] of parameters) if (!isBlank(value) && !given.has(name)) given.set(name, value)
  const present = PREFILL_PARAMETERS.filter((name) => given.has(name))
  if (present.length === 0) return undefined
  const read = present
    .filter(isReadAlone)
    .map((name) => ({ name, part: READERS[name](given.get(name) ?? '', country) }))
  const position = readPosition(given.get('lat') ?? '', given.get('lng') ?? '')
  return {
    draft: Object.assign({}, ...read.map(({ part }) => part)) as Prefill['draft'],
    address: fitting(line(given.get('address') ?? '', 2_000), isAddressTooLong),
    position,
    ignored: present
      .filter((name) =>
        name === 'lat' || name === 'lng'
          ? position === undefined
          : read.some((one) => one.name === name && one.part === undefined),
      )
      .map((name) => ({ name, value: line(given.get(name) ?? '', MAX_IGNORED_TEXT_LENGTH) })),
  }
}
