import type { ContainerModule } from 'inversify'
import type { Brand, BrandId } from '../../domain/market/brands.ts'
import { fetchedPorts } from './fetchedPorts.ts'
import { fjordel } from './fjordel.ts'
import { standard } from './standard.ts'

/** The brands that replace adapters, each by a module beside this file. */
const SWAPS: Readonly<Partial<Record<BrandId, ContainerModule>>> = { fjordel }

/** The modules of a brand, in load order. */
export const modulesFor = ({ id }: Brand): ReadonlyArray<ContainerModule> => {
  const swap = SWAPS[id]
  return swap === undefined ? [standard, fetchedPorts] : [standard, fetchedPorts, swap]
}
