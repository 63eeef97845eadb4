import { dobrego } from './brands/dobrego.ts'
import { elpiro } from './brands/elpiro.ts'
import { ferrywing } from './brands/ferrywing.ts'
import { fjordel } from './brands/fjordel.ts'
import { llevaro } from './brands/llevaro.ts'
import { norikaze } from './brands/norikaze.ts'
import { qamarly } from './brands/qamarly.ts'
import { yolvera } from './brands/yolvera.ts'
import { BRAND_IDS, type Brand, type BrandFile, type BrandId } from './brand.ts'

export const BRAND_FILES: Readonly<Record<BrandId, BrandFile>> = {
  ferrywing,
  norikaze,
  qamarly,
  yolvera,
  dobrego,
  fjordel,
  elpiro,
  llevaro,
}

/** In the order of the requirements' table. */
export const BRANDS: ReadonlyArray<Brand> = BRAND_IDS.map((id) => BRAND_FILES[id].brand)
