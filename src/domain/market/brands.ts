import type { CountryCode } from './countries.ts'
import type { Locale } from './languages.ts'

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

/** Everything that a brand changes besides its colours (`palettes.ts`) (BRAND-02). */
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
  /** A path on the site. */
  readonly favicon: string
  readonly domain: string
  /** Empty hides the link (OP-75). */
  readonly privacyUrl: string
  /** Empty hides the link (OP-75). */
  readonly apiDocsUrl: string
}

const looksOf = <Id extends BrandId>(id: Id) => ({ id, favicon: `/brands/${id}/favicon.svg` })

export const BRANDS: Readonly<Record<BrandId, Brand>> = {
  ferrywing: {
    ...looksOf('ferrywing'),
    name: 'Ferrywing',
    countries: ['SG', 'MY', 'HK', 'TH', 'TW', 'MM', 'BD', 'PK', 'PH', 'KH', 'LA'],
    helpCentre: true,
    helpCentreName: 'ferrywing',
    language: 'en',
    domain: 'ferrywing.example',
    privacyUrl: 'https://www.ferrywing.example/privacy',
    apiDocsUrl: 'https://developers.ferrywing.example',
  },
  norikaze: {
    ...looksOf('norikaze'),
    name: 'Norikaze',
    countries: ['JP', 'KR'],
    helpCentre: false,
    helpCentreName: 'norikaze',
    language: 'ja',
    domain: 'norikaze.example',
    privacyUrl: 'https://www.norikaze.example/privacy',
    apiDocsUrl: '',
  },
  qamarly: {
    ...looksOf('qamarly'),
    name: 'Qamarly',
    countries: ['KW', 'SA', 'AE', 'BH', 'QA', 'OM', 'JO', 'EG', 'IQ'],
    helpCentre: true,
    helpCentreName: 'qamarly',
    language: 'ar',
    domain: 'qamarly.example',
    privacyUrl: 'https://www.qamarly.example/privacy',
    apiDocsUrl: 'https://developers.qamarly.example',
  },
  yolvera: {
    ...looksOf('yolvera'),
    name: 'Yolvera',
    countries: ['TR'],
    helpCentre: true,
    helpCentreName: 'yolvera',
    language: 'tr',
    domain: 'yolvera.example',
    privacyUrl: 'https://www.yolvera.example/gizlilik',
    apiDocsUrl: 'https://developers.yolvera.example',
  },
  dobrego: {
    ...looksOf('dobrego'),
    name: 'Dobrego',
    countries: ['CZ', 'HU', 'RO'],
    helpCentre: true,
    helpCentreName: 'dobrego',
    language: 'cs',
    domain: 'dobrego.example',
    privacyUrl: 'https://www.dobrego.example/privacy',
    apiDocsUrl: 'https://developers.dobrego.example',
  },
  fjordel: {
    ...looksOf('fjordel'),
    name: 'Fjordel',
    countries: ['SE', 'FI', 'NO', 'AT'],
    helpCentre: true,
    helpCentreName: 'fjordel',
    language: 'sv',
    domain: 'fjordel.example',
    privacyUrl: 'https://www.fjordel.example/privacy',
    apiDocsUrl: 'https://developers.fjordel.example',
  },
  elpiro: {
    ...looksOf('elpiro'),
    name: 'Elpiro',
    countries: ['GR', 'CY'],
    helpCentre: true,
    helpCentreName: 'elpiro',
    language: 'el',
    domain: 'elpiro.example',
    privacyUrl: 'https://www.elpiro.example/privacy',
    apiDocsUrl: 'https://developers.elpiro.example',
  },
  llevaro: {
    ...looksOf('llevaro'),
    name: 'Llevaro',
    countries: ['AR'],
    helpCentre: true,
    helpCentreName: 'llevaro',
    language: 'es',
    domain: 'llevaro.example',
    privacyUrl: 'https://www.llevaro.example/privacidad',
    apiDocsUrl: 'https://developers.llevaro.example',
  },
}

/** The entity's id in the help centre, as 'DOBREGO_CZ' (BRAND-06). */
export const globalEntityId = (brand: BrandId, country: CountryCode): string => `${brand.toUpperCase()}_${country}`
