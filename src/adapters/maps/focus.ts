import type { Coordinates } from '../../domain/coordinates.ts'

/** The zoom, with tiles of 256 pixels, that shows one place among many. */
export const FOCUS_ZOOM = 15
/** The duration of the animation to it, in ms. */
export const FOCUS_MS = 350

export const isSamePlace = (a: Coordinates | undefined, b: Coordinates | undefined): boolean =>
  a?.latitude === b?.latitude && a?.longitude === b?.longitude
