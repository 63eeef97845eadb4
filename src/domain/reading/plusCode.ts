import { decode, isFull, isShort, recoverNearest } from '@erikmichelson/open-location-code-ts'
import type { Coordinates } from '../coordinates.ts'

/** Whether a code identifies a place on its own: "9F2P3CPC+2X". */
export const isFullPlusCode = isFull

/**
 * The place of a code: a full code needs no reference; of a short code's places, the one nearest to `near`. `undefined`
 * if the text is no code, or a short code has no reference.
 */
export const locatePlusCode = (code: string, near: Coordinates | undefined): Coordinates | undefined => {
  const full = near !== undefined && isShort(code) ? recoverNearest(code, near.latitude, near.longitude) : code
  if (!isFull(full)) return undefined
  const { latitudeCenter, longitudeCenter } = decode(full)
  return { latitude: latitudeCenter, longitude: longitudeCenter }
}
