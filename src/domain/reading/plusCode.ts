import type { Coordinates } from '../coordinates.ts'

/** The alphabet of Open Location Code 1.0: twenty digits chosen to spell no words. */
const ALPHABET = '23456789CFGHJMPQRVWX'
const SEPARATOR_AT = 8
/** Digits after the 15th are ignored. */
const DIGITS_READ = 15
const PAIRS = 5
const GRID_ROWS = 5
const GRID_COLUMNS = 4

const FULL =
  /^(?:[2-9C][2-9CFGHJMPQRV][2-9CFGHJMPQRVWX]{6}\+(?:[2-9CFGHJMPQRVWX]{2,})?|[2-9C][2-9CFGHJMPQRV](?:0{6}|[2-9CFGHJMPQRVWX]{2}0{4}|[2-9CFGHJMPQRVWX]{4}00)\+)$/
const SHORT = /^(?:[2-9CFGHJMPQRVWX]{2}){0,3}\+(?:[2-9CFGHJMPQRVWX]{2,})?$/

/** Whether a code identifies a place on its own: "9F2P3CPC+2X". */
export const isFullPlusCode = (code: string): boolean => FULL.test(code.toUpperCase())

/** Whether a code needs a reference place: "3CPC+2X". */
export const isShortPlusCode = (code: string): boolean =>
  code !== '+' && SHORT.test(code.toUpperCase()) && !isFullPlusCode(code)

/** The area of a full code. */
export interface PlusCodeArea {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Returns `undefined` if the code is not a full code. */
export const decodePlusCode = (code: string): PlusCodeArea | undefined => {
  if (!isFullPlusCode(code)) return undefined
  const read = code.toUpperCase().replace(/\+|0+/g, '').slice(0, DIGITS_READ)
  const digits = Array.from(read, (digit) => ALPHABET.indexOf(digit))
  let height = 400
  let width = 400
  let south = -90
  let west = -180
  digits.forEach((digit, index) => {
    if (index >= PAIRS * 2) {
      height /= GRID_ROWS
      width /= GRID_COLUMNS
      south += Math.floor(digit / GRID_COLUMNS) * height
      west += (digit % GRID_COLUMNS) * width
    } else if (index % 2 === 0) south += digit * (height /= ALPHABET.length)
    else west += digit * (width /= ALPHABET.length)
  })
  return { south, west, north: south + height, east: west + width }
}

const centreOf = ({ south, west, north, east }: PlusCodeArea): Coordinates => ({
  latitude: Math.min((south + north) / 2, 90),
  longitude: (west + east) / 2,
})

const around180 = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180

/** The first `length` digits (2, 4, 6 or 8) of a place's code. */
const firstDigits = ({ latitude, longitude }: Coordinates, length: number): string => {
  let digits = ''
  let size = 20
  let north = Math.min(Math.max(latitude, -90), 90 - 1 / 8_000) + 90
  let east = around180(longitude) + 180
  while (digits.length < length) {
    const row = Math.min(Math.floor(north / size), ALPHABET.length - 1)
    const column = Math.min(Math.floor(east / size), ALPHABET.length - 1)
    digits += `${ALPHABET[row]}${ALPHABET[column]}`
    north -= row * size
    east -= column * size
    size /= ALPHABET.length
  }
  return digits
}

/**
 * The place of a code: a full code needs no reference; of a short code's places, the one nearest to `near`. `undefined`
 * if the text is no code, or a short code has no reference.
 */
export const locatePlusCode = (code: string, near: Coordinates | undefined): Coordinates | undefined => {
  const full = decodePlusCode(code)
  if (full) return centreOf(full)
  if (near === undefined || !isShortPlusCode(code)) return undefined
  const missing = SEPARATOR_AT - code.indexOf('+')
  const area = decodePlusCode(firstDigits(near, missing) + code.toUpperCase())
  if (!area) return undefined
  const { latitude, longitude } = centreOf(area)
  const step = 20 ** (2 - missing / 2)
  const reference = around180(near.longitude)
  const nearest = (at: number, wanted: number, lowest: number, highest: number): number => {
    if (wanted + step / 2 < at && at - step >= lowest) return at - step
    return wanted - step / 2 > at && at + step <= highest ? at + step : at
  }
  return {
    latitude: nearest(latitude, Math.min(Math.max(near.latitude, -90), 90), -90, 90),
    longitude: around180(nearest(longitude, reference, -Infinity, Infinity)),
  }
}
