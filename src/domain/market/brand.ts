import type { CountryCode } from './countries.ts'
import type { Locale } from './languages.ts'
import type { Look } from './look.ts'
import type { Appearance, Palette } from './palettes.ts'

/** The eight brand entities (BRAND-01, OP-08). */
export const BRAND_IDS = [
  'ferrywing',
  'norikaze',
  'qamarly',
  'yolvera',
  'dobrego',
  'fjordel',
  'elpiro',
  'llevaro',
] as const
export type BrandId = (typeof BRAND_IDS)[number]

/** What every page knows of its brand (BRAND-02). */
export interface Brand {
  readonly id: BrandId
  /** A proper name: the same in every language. */
  readonly name: string
  readonly countries: ReadonlyArray<CountryCode>
  /** One brand has no help centre (HELP-05, OP-13). */
  readonly helpCentre: boolean
  /** The brand's name in the help-centre service (HELP-08). */
  readonly helpCentreName: string
  /** The default language if there are no texts in the country's default language (BRAND-02). */
  readonly language: Locale
  readonly domain: string
  /** Empty hides the link (OP-75). */
  readonly apiDocsUrl: string
  /** The figure that is cut out of the tile of `markPath`: an SVG path in a square of 32 units. */
  readonly mark: string
}

/** Everything that a brand is, in one file; the build writes its styles, favicon and share card out of it. */
export interface BrandFile {
  readonly brand: Brand
  readonly palettes: Readonly<Record<Appearance, Palette>>
  readonly look: Look
}
