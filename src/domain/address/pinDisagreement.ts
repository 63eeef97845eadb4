import { distanceInMetres, type Coordinates } from '../coordinates.ts'

/** Metres a pin may stand from the place of its address before somebody should look. */
export const PIN_DISAGREES_BEYOND = 100

/** How far the pin stands from where the text's place is, in metres; `undefined` while the two agree. */
export const pinDisagreement = (pin: Coordinates | undefined, text: Coordinates | undefined): number | undefined => {
  if (pin === undefined || text === undefined) return undefined
  const metres = distanceInMetres(pin, text)
  return metres > PIN_DISAGREES_BEYOND ? metres : undefined
}
