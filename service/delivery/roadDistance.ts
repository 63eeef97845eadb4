import { distanceInMetres, type Coordinates } from '../../src/domain/coordinates.ts'

/** Roads are this much longer than the straight line, as a rule of thumb. */
const ROAD_FACTOR = 1.3

/** Metres along the roads, estimated from the great circle. */
export const roadDistance = (from: Coordinates, to: Coordinates): number => distanceInMetres(from, to) * ROAD_FACTOR
