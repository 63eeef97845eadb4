import { VEHICLES, type Vehicle } from '../../domain/order/vehicle.ts'

/** Lines in a square of 16 pixels; without a vehicle, a person. */
const LINES: Readonly<Record<Vehicle | 'UNKNOWN', string>> = {
  BICYCLE:
    'M6.300 10.700a2.700 2.700 0 1 1-5.400 0 2.700 2.700 0 0 1 5.400 0zM15.100 10.700a2.700 2.700 0 1 1-5.400 0 2.700 2.700 0 0 1 5.400 0zM3.600 10.700 6.200 6h4.500l1.700 4.700M10.700 6l-3 4.700H3.600M7.700 10.700 5.700 4M4.600 4h2.300M10.700 6 10 3.600h2',
  MOTORBIKE:
    'M5.800 11.700a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM14.400 11.700a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM5.800 11.700h2.900c.2-2.500 1.200-4 2.900-4.400l-1.200-3.800H8.600M11.300 6.500l1.100 3.200M1.400 8.600h4.700l1.100 3M1.900 3.200h3.700v3.600H1.900z',
  CAR: 'M6.100 11.700a1.600 1.600 0 1 1-3.200 0 1.600 1.600 0 0 1 3.200 0zM13.100 11.700a1.600 1.600 0 1 1-3.200 0 1.600 1.600 0 0 1 3.200 0zM2.900 11.700H1.200V9l2.200-.9 1.700-3.600h5l2.300 3.600 2.400.9v2.700h-1.700M6.100 11.700h3.800M3.400 8.100h9M7.700 4.500v3.600',
  UNKNOWN:
    'M10.800 4.900a2.800 2.800 0 1 1-5.600 0 2.800 2.800 0 0 1 5.600 0zM2.500 13.800c.5-3.100 2.600-4.700 5.500-4.700s5 1.600 5.500 4.700z',
}

const lineOf = (vehicle: Vehicle | undefined) => (
  <path
    d={LINES[vehicle ?? 'UNKNOWN']}
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    strokeWidth="1.3"
  />
)

interface Props {
  readonly vehicle: Vehicle | undefined
  readonly size: number
}

/** The rider's vehicle; the words beside it name it. */
export const VehicleIcon = ({ vehicle, size }: Props) => (
  <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
    {lineOf(vehicle)}
  </svg>
)

/** The id of the symbol that `VehicleSymbols` defines for a vehicle. */
export const vehicleSign = (prefix: string, vehicle: Vehicle | undefined): string => `${prefix}-${vehicle ?? 'UNKNOWN'}`

/** Symbols for pins on a map; `prefix` keeps those of several maps apart. */
export const VehicleSymbols = ({ prefix }: { readonly prefix: string }) =>
  [...VEHICLES, undefined].map((vehicle) => (
    <symbol key={vehicleSign(prefix, vehicle)} id={vehicleSign(prefix, vehicle)} viewBox="0 0 16 16">
      {lineOf(vehicle)}
    </symbol>
  ))
