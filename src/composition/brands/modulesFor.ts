import type { ContainerModule } from 'inversify'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import type { Brand, BrandId } from '../../domain/market/brand.ts'
import { fetchedPorts } from './fetchedPorts.ts'
import { standard } from './standard.ts'

/**
 * The brands that replace adapters, each by the module `swap` of the file with the brand's name. Only pages of the brand
 * load it (ADR 129).
 */
const SWAPS: Readonly<Partial<Record<BrandId, () => Promise<{ readonly swap: ContainerModule }>>>> = {
  fjordel: () => fetchCode(() => import('./fjordel.ts')),
  llevaro: () => fetchCode(() => import('./llevaro.ts')),
  norikaze: () => fetchCode(() => import('./norikaze.ts')),
  yolvera: () => fetchCode(() => import('./yolvera.ts')),
}

/** The modules of a brand, in load order. Fails with `CodeNotFetched`. */
export const modulesFor = async ({ id }: Brand): Promise<ReadonlyArray<ContainerModule>> => {
  const own = await SWAPS[id]?.()
  return own === undefined ? [standard, fetchedPorts] : [standard, fetchedPorts, own.swap]
}
