/** The input of an estimate; distances are in metres by road. */
export interface EstimationInput {
  readonly distanceMetres: number
  /** From the place of the nearest rider to the collection point; absent if there are no riders. */
  readonly riderMetres?: number
  /** Active orders per rider: 0 without orders, 1 if each rider has one. */
  readonly load: number
  /** The country's minimum ETA, in minutes. */
  readonly minimumEta: number
}

/** Whole minutes from now. */
export interface EstimatedMinutes {
  readonly pickUp: number
  readonly dropOff: number
}

/** The average speed of a rider in metres per minute, stops included: 21 km/h. */
const METRES_PER_MINUTE = 350
const FINDING_A_RIDER = 3
const HANDING_OVER = 2
/** Added to the pick-up for each order that a rider has to deliver first. */
const MINUTES_PER_LOAD = 5
const NOBODY_FREE_METRES = 3_000
const MAX_LOAD = 4

/**
 * Estimates minutes to pick-up and drop-off (API-22, OP-16); the pick-up is never below the country's minimum (OP-66).
 */
export const estimateMinutes = (input: EstimationInput): EstimatedMinutes => {
  const approach = (input.riderMetres ?? NOBODY_FREE_METRES) / METRES_PER_MINUTE
  const waiting = Math.max(0, Math.min(input.load, MAX_LOAD) - 1) * MINUTES_PER_LOAD
  const pickUp = Math.max(input.minimumEta, Math.ceil(FINDING_A_RIDER + approach + waiting))
  const riding = input.distanceMetres / METRES_PER_MINUTE
  return { pickUp, dropOff: pickUp + Math.ceil(HANDING_OVER + riding) }
}
