import type { Coordinates } from '../../domain/coordinates.ts'
import type { Instant } from '../../domain/instant.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import { readVehicle, type Vehicle } from '../../domain/order/vehicle.ts'
import type { Money } from '../../domain/pricing/money.ts'
import { moneyOf } from '../../domain/pricing/money.ts'
import { instantOf } from './moment.ts'

/** Decodes a JSON value, or throws. */
export type Reader<T> = (json: unknown) => T

const reader =
  <T>(is: (json: unknown) => boolean): Reader<T> =>
  (json) => {
    if (!is(json)) throw new TypeError('The answer has another shape')
    return json as T
  }

const isNumber = (json: unknown): json is number => typeof json === 'number' && Number.isFinite(json)
const within = (least: number, most: number) =>
  reader<number>((json) => isNumber(json) && json >= least && json <= most)

export const text = reader<string>((json) => typeof json === 'string')
export const nonEmptyText = reader<string>((json) => typeof json === 'string' && json !== '')
export const id = reader<string>((json) => typeof json === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(json))
export const boolean = reader<boolean>((json) => typeof json === 'boolean')
/** Absent means no. */
export const booleanOrFalse = (json: unknown): boolean => (json === undefined ? false : boolean(json))
export const finite = reader<number>(isNumber)

/** ISO 8601 or Unix seconds (OP-46). */
export const moment = (json: unknown): Instant =>
  instantOf(reader<string | number>((it) => typeof it === 'string' || isNumber(it))(json))
/** Whole Unix seconds. */
export const unixMoment = (json: unknown): Instant =>
  instantOf(reader<number>((it) => Number.isSafeInteger(it) && within(0, 32_503_680_000)(it) >= 0)(json))

const amount = within(0, 1_000_000_000_000)
export const money =
  (currency: CurrencyCode): Reader<Money> =>
  (json) =>
    moneyOf(amount(json), currency)

export const oneOf = <T extends string>(values: ReadonlyArray<T>) => reader<T>((json) => values.includes(json as T))

/** `undefined` for a vehicle that the portal does not know. */
export const vehicle = (json: unknown): Vehicle | undefined => readVehicle(text(json))

export const list =
  <T>(read: Reader<T>): Reader<ReadonlyArray<T>> =>
  (json) =>
    reader<ReadonlyArray<unknown>>(Array.isArray)(json).map(read)

/** `undefined` for null. */
export const orNull =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (json) =>
    json === null ? undefined : read(json)
/** `undefined` for an absent field. */
export const ifPresent =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (json) =>
    json === undefined ? undefined : read(json)
/** `undefined` for null and for an absent field. */
export const optional = <T>(read: Reader<T>): Reader<T | undefined> => ifPresent(orNull(read))

type Field<T, Name, K extends keyof T> = readonly [
  name: Name,
  read: Reader<Record<never, never> extends Pick<T, K> ? T[K] | undefined : T[K]>,
]

/**
 * Decodes an object: each field of `T` with the name that it has in the contract's type `Wire`. Leaves out fields that
 * are read as `undefined`.
 */
export const object = <T, Wire>(fields: { readonly [K in keyof T]-?: Field<T, keyof Wire & string, K> }): Reader<T> => {
  const entries = Object.entries<readonly [string, Reader<unknown>]>(fields)
  const record = reader<Readonly<Record<string, unknown>>>(
    (json) => typeof json === 'object' && json !== null && !Array.isArray(json),
  )
  return (json) => {
    const wire = record(json)
    const read: Record<string, unknown> = {}
    for (const [key, [name, readField]] of entries) {
      const value = readField(wire[name])
      if (value !== undefined) read[key] = value
    }
    return read as T
  }
}

/** Decodes one field of an object and leaves the others out. */
export const onlyField = <T>(name: string, read: Reader<T>): Reader<T> => {
  const whole = object<{ readonly field: T }, Record<string, unknown>>({ field: [name, read] })
  return (json) => whole(json).field
}

export const POSITION = {
  latitude: ['latitude', within(-90, 90)],
  longitude: ['longitude', within(-180, 180)],
} as const
export const position = object<Coordinates, Coordinates>(POSITION)
