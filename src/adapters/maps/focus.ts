import type { Coordinates } from '../../domain/coordinates.ts'

/** Zoom, as Google counts, from which one place among many is made out. */
export const FOCUS_ZOOM = 15
/** How long the way there takes. */
export const FOCUS_MS = 350

export const isSamePlace = (a: Coordinates | undefined, b: Coordinates | undefined): boolean =>
  a?.latitude === b?.latitude && a?.longitude === b?.longitude
