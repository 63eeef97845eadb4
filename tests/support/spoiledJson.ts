import { instantOf } from '../../src/adapters/http/moment.ts'

type Path = ReadonlyArray<string>

/** The paths of all fields and list entries of a JSON value. */
export const pathsOf = (json: unknown): ReadonlyArray<Path> =>
  typeof json === 'object' && json !== null
    ? Object.entries(json).flatMap(([key, value]) => [[key], ...pathsOf(value).map((path) => [key, ...path])])
    : []

const MISSING = Symbol('missing')
const spoiled = (json: unknown, [key = '', ...rest]: Path, value: unknown): unknown => {
  const copy: Record<string, unknown> | Array<unknown> = Array.isArray(json) ? [...json] : { ...(json as object) }
  const record = copy as Record<string, unknown>
  if (rest.length > 0) record[key] = spoiled(record[key], rest, value)
  else if (value === MISSING && Array.isArray(copy)) copy.splice(Number(key), 1)
  else if (value === MISSING) delete record[key]
  else record[key] = value
  return copy
}

const RUBBISH: ReadonlyArray<unknown> = [
  MISSING,
  null,
  '',
  'text',
  ' ',
  'a b',
  'x'.repeat(65),
  0,
  -1,
  1.5,
  91,
  181,
  -90.25,
  1e300,
  32_503_680_001,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  [],
  {},
  [null],
]

interface Spoiled {
  readonly path: string
  readonly value: unknown
  readonly json: unknown
}

/** Copies of a JSON value, each with an unusual value at one path. */
export const spoiledCopies = (good: unknown): ReadonlyArray<Spoiled> =>
  pathsOf(good).flatMap((path) =>
    RUBBISH.map((value) => ({ path: path.join('.'), value, json: spoiled(good, path, value) })),
  )

/** Values that are no described object. */
export const notObjects = [...RUBBISH, undefined, 'null']

/** Whether `read` returns instead of throwing. */
export const isRead = (read: (json: never) => unknown, json: unknown): boolean => {
  try {
    read(json as never)
    return true
  } catch {
    return false
  }
}

/**
 * The paths and values at which `read` differs from `decode` of the contract's schema. Of a time, the schema knows only
 * the type; `read` also rejects one that is not a moment.
 */
export const differencesOf = (
  good: unknown,
  read: (json: unknown) => unknown,
  decode: (json: unknown) => unknown,
): ReadonlyArray<readonly [path: string, value: string]> =>
  spoiledCopies(good)
    .filter(({ path, value, json }) => {
      const isMoment = !path.endsWith('_at') || value === null || value === MISSING || isRead(instantOf, value)
      return isRead(read, json) !== (isRead(decode, json) && isMoment)
    })
    .map(({ path, value }) => [path, String(value)])
