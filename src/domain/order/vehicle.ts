/** What riders ride. */
export const VEHICLES = ['BICYCLE', 'MOTORBIKE', 'CAR'] as const
export type Vehicle = (typeof VEHICLES)[number]

/** `undefined` for a vehicle that the portal does not know. */
export const readVehicle = (text: string | null | undefined): Vehicle | undefined =>
  VEHICLES.find((vehicle) => vehicle === text)
