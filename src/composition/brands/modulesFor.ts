import type { ContainerModule } from 'inversify'
import type { Brand, BrandId } from '../../domain/market/brands.ts'
import { fetchedPorts } from './fetchedPorts.ts'
import { standard } from './standard.ts'

/**
 * The overrides of a brand: a module beside this file with `rebind(PORTS.geolocator.token).toResolvedValue(…)`, listed
 * here.
 */
const SWAPS: Readonly<Partial<Record<BrandId, ContainerModule>>> = {}

/** The modules of a brand, in load order. */
export const modulesFor = ({ id }: Brand): ReadonlyArray<ContainerModule> => {
  const swap = SWAPS[id]
  return swap === undefined ? [standard, fetchedPorts] : [standard, fetchedPorts, swap]
}
