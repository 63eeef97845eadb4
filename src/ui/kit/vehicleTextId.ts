import type { Vehicle } from '../../domain/order/vehicle.ts'
import type { TextId } from '../../domain/text/textIds.ts'

/** The text id of a vehicle's name. */
export const VEHICLE_TEXTS: Readonly<Record<Vehicle, TextId>> = {
  BICYCLE: 'way-bicycle',
  MOTORBIKE: 'way-motorbike',
  CAR: 'way-car',
}
