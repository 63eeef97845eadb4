import { distanceInMetres, type Coordinates } from '../coordinates.ts'

/** The distance in metres between a pin and its address above which the person is warned. */
export const PIN_DISAGREES_BEYOND = 100

/** The distance in metres between the pin and the place of the address text, or `undefined` if they agree. */
export const pinDisagreement = (pin: Coordinates | undefined, text: Coordinates | undefined): number | undefined => {
  if (pin === undefined || text === undefined) return undefined
  const metres = distanceInMetres(pin, text)
  return metres > PIN_DISAGREES_BEYOND ? metres : undefined
}
