/** What an estimate is made from; distances in metres along the roads. */
export interface EstimationInput {
  readonly distanceMetres: number
  /** From the nearest free rider to the collection point; absent when nobody is free. */
  readonly riderMetres?: number
  /** Orders under way for each rider; 0 with no order, 1 when everybody has one. */
  readonly load: number
  /** Minutes; the country's minimum ETA. */
  readonly minimumEta: number
}

/** Whole minutes from now. */
export interface EstimatedMinutes {
  readonly pickUp: number
  readonly dropOff: number
}

/** Metres a rider comes forward in a minute, stops included: 21 km/h. */
const METRES_PER_MINUTE = 350
const FINDING_A_RIDER = 3
const HANDING_OVER = 2
/** Added to the pick-up for each further order a rider has to bring first. */
const MINUTES_PER_LOAD = 5
const NOBODY_FREE_METRES = 3_000
const LOAD_AT_MOST = 4

/** Minutes to pick-up and drop-off (API-22, OP-16); the pick-up never below the country's minimum (OP-66). */
export const estimateMinutes = (input: EstimationInput): EstimatedMinutes => {
  const approach = (input.riderMetres ?? NOBODY_FREE_METRES) / METRES_PER_MINUTE
  const waiting = Math.max(0, Math.min(input.load, LOAD_AT_MOST) - 1) * MINUTES_PER_LOAD
  const pickUp = Math.max(input.minimumEta, Math.ceil(FINDING_A_RIDER + approach + waiting))
  const riding = input.distanceMetres / METRES_PER_MINUTE
  return { pickUp, dropOff: pickUp + Math.ceil(HANDING_OVER + riding) }
}
