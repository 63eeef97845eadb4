import type { Coordinates } from '../coordinates.ts'
import type { CountryCode } from '../market/countries.ts'
import { trimText } from '../text/blank.ts'
import { addressOfPlace, separateUnit, withoutUnit } from './writtenUnit.ts'

/** Details that a person may type beside the text of an address. */
const TYPED_DETAILS = ['unit', 'building', 'city', 'postalCode'] as const
export type TypedDetail = (typeof TYPED_DETAILS)[number]

const DETAILS = [...TYPED_DETAILS, 'area', 'notes'] as const
type Detail = (typeof DETAILS)[number]
export type AddressDetails = Readonly<Partial<Record<Detail, string>>>

/** What a form remembers of its address; `Facts` are what else it knows of the place. */
export interface AddressMemory<Facts> {
  /** The details that came with the address. They go with it, unless a person has edited them. */
  readonly brought: AddressDetails
  /** What a person typed for an earlier address. */
  readonly typedBefore: AddressDetails
  /** The address that was left last; typed or chosen again, it has its details back. */
  readonly left: LeftAddress<Facts> | undefined
  /** Where the pin was before it moved, until the address at its new position is known. */
  readonly movedFrom: { readonly position: Coordinates | undefined } | undefined
  readonly facts: Facts
}

interface LeftAddress<Facts> extends Pick<AddressMemory<Facts>, 'brought' | 'facts'> {
  readonly text: string
  readonly position: Coordinates
}

/** An address in a form: its text, its pin, its details, and which of them go when the address changes (ADDR-25). */
export interface FormAddress<Facts> extends AddressMemory<Facts> {
  readonly text: string
  /** The position of the pin; `undefined` while the text has no place. */
  readonly position: Coordinates | undefined
  /** All details that the form has, also empty ones. */
  readonly details: AddressDetails
}

/** A place that was chosen for the `typed` text, or found at the pin: then that text is empty. */
export interface FoundAddress<Facts> {
  readonly place: Readonly<Record<'formattedAddress' | 'building' | 'city' | 'area' | 'postalCode', string>>
  readonly position: Coordinates
  readonly typed: string
  readonly facts: Facts
}

/** The memory of a form that has just been opened. */
export const noMemory = <Facts>(facts: Facts): AddressMemory<Facts> => ({
  brought: {},
  typedBefore: {},
  left: undefined,
  movedFrom: undefined,
  facts,
})

/** The details that have a value, which is not empty. */
const detailsWith = (fields: ReadonlyArray<Detail>, valueOf: (field: Detail) => string | undefined): AddressDetails =>
  Object.fromEntries(fields.flatMap((field) => (valueOf(field) ? [[field, valueOf(field)]] : [])))

const isSameText = (a: string, b: string): boolean => trimText(a) === trimText(b)

/** The position of the address itself, also while the pin waits for its new address. */
export const positionOf = <F>(address: FormAddress<F>): Coordinates | undefined =>
  (address.movedFrom ?? address).position

/** The details that a person typed for an earlier address and has not changed since. */
export const keptDetails = <F>({ details, typedBefore }: FormAddress<F>): ReadonlyArray<TypedDetail> =>
  TYPED_DETAILS.filter((field) => typedBefore[field] !== undefined && typedBefore[field] === details[field])

/** Fills in details that came with the address. */
export const bringDetails = <F>(address: FormAddress<F>, given: AddressDetails): FormAddress<F> => {
  const brought = detailsWith(DETAILS, (field) => (field in address.details ? given[field] : undefined))
  return {
    ...address,
    details: { ...address.details, ...brought },
    brought: { ...address.brought, ...brought },
    typedBefore: detailsWith(DETAILS, (field) => (field in brought ? undefined : address.typedBefore[field])),
  }
}

/** Empties the details that came with the address, unless a person has edited them. */
export const dropBrought = <F>(address: FormAddress<F>): FormAddress<F> => {
  const { brought, details } = address
  const gone = DETAILS.filter((field) => details[field] && details[field] === brought[field])
  return { ...address, details: { ...details, ...Object.fromEntries(gone.map((field) => [field, ''])) }, brought: {} }
}

/** What came with the address goes with it; what a person typed stays and is named. Without a place, nothing changes. */
const leave = <F>(address: FormAddress<F>): FormAddress<F> => {
  const { brought, details, facts, position, text } = address
  if (!position) return address
  return {
    ...dropBrought(address),
    position: undefined,
    typedBefore: detailsWith(TYPED_DETAILS, (field) => (details[field] === brought[field] ? '' : details[field])),
    left: { text, position, brought, facts },
  }
}

/** What the address had brought is there again, except where a person has typed something else. */
const returnTo = <F>(address: FormAddress<F>, { brought, facts, position }: LeftAddress<F>): FormAddress<F> => {
  const returned = detailsWith(DETAILS, (field) => (address.details[field] === '' ? brought[field] : undefined))
  return { ...address, position, facts, brought, typedBefore: {}, details: { ...address.details, ...returned } }
}

/** Stays at an address with this text, returns to it, or leaves for another. Surrounding spaces do not matter. */
const goTo = <F>(address: FormAddress<F>, text: string, mayReturn = true): FormAddress<F> => {
  const { left, position } = address
  if (position && isSameText(text, address.text)) return address
  const after = leave(address)
  return mayReturn && left && isSameText(text, left.text) ? returnTo(after, left) : after
}

/** Moves the pin; its address is not known yet. */
export const movePin = <F>(address: FormAddress<F>, position: Coordinates): FormAddress<F> => ({
  ...address,
  position,
  movedFrom: { position: positionOf(address) },
})

/** There is no address at the new position of the pin. */
export const movePinBack = <F>(address: FormAddress<F>): FormAddress<F> => ({
  ...address,
  position: positionOf(address),
  movedFrom: undefined,
})

/** A new text has no place until one is chosen. A pin that waits for its new address goes back. */
export const typeText = <F>(address: FormAddress<F>, text: string, noFacts: F): FormAddress<F> => {
  const after = goTo(movePinBack(address), text)
  return { ...after, text, facts: after.position ? after.facts : noFacts }
}

/** Fills in the fields from a place, except a unit and a building that are already filled in (ADDR-04, ADDR-21). */
export const takePlace = <F>(
  address: FormAddress<F>,
  { place, position, typed, facts }: FoundAddress<F>,
  country: CountryCode,
): FormAddress<F> => {
  const { area, city, formattedAddress, postalCode } = place
  const mayReturn = withoutUnit(typed, country) === typed
  const before = goTo(movePinBack(address), withoutUnit(formattedAddress, country), mayReturn)
  const { unit = '', building = '' } = before.details
  const named = { building: place.building, text: formattedAddress }
  const parts = addressOfPlace(named, typed, { unit, building }, country)
  return bringDetails(
    { ...before, text: parts.text, position, facts },
    {
      area,
      city,
      postalCode,
      ...(parts.unit !== unit && { unit: parts.unit }),
      ...(parts.building !== building && { building: parts.building }),
    },
  )
}

/** Moves a unit that is written in the text or the building into its field. A building that was brought stays so. */
export const takeUnitOut = <F>(address: FormAddress<F>, country: CountryCode): FormAddress<F> => {
  const { brought, details } = address
  const { unit = '', building = '' } = details
  const parts = separateUnit({ unit, building, text: address.text }, country)
  const after = {
    ...address,
    text: parts.text,
    details: { ...details, building: parts.building },
    brought: brought.building === building ? { ...brought, building: parts.building } : brought,
  }
  return parts.unit === unit ? after : bringDetails(after, { unit: parts.unit })
}
