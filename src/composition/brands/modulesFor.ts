import type { ContainerModule } from 'inversify'
import type { Brand, BrandId } from '../../domain/market/brands.ts'
import { fetchedPorts } from './fetchedPorts.ts'
import { standard } from './standard.ts'

/**
 * What a brand swaps: a module beside this file that says `rebind(PORTS.geolocator.token).toResolvedValue(…)`, and its
 * line here.
 */
const SWAPS: Readonly<Partial<Record<BrandId, ContainerModule>>> = {}

/** The modules of a brand, in the order they are loaded. */
export const modulesFor = ({ id }: Brand): ReadonlyArray<ContainerModule> => {
  const swap = SWAPS[id]
  return swap === undefined ? [standard, fetchedPorts] : [standard, fetchedPorts, swap]
}
