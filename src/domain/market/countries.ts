import type { Coordinates } from '../coordinates.ts'
import type { PaymentMethod } from './paymentMethod.ts'
import { CURRENCY_DIGITS } from './currencies.ts'
import type { Locale } from './languages.ts'

export type CurrencyCode = keyof typeof CURRENCY_DIGITS

/** The 33 countries, in the order of the requirements' table (COUNTRY-01, OP-09). */
export const COUNTRY_CODES = [
  'SG',
  'MY',
  'HK',
  'TH',
  'TW',
  'MM',
  'BD',
  'PK',
  'PH',
  'KH',
  'LA',
  'JP',
  'KR',
  'KW',
  'SA',
  'AE',
  'BH',
  'QA',
  'OM',
  'JO',
  'EG',
  'IQ',
  'TR',
  'CZ',
  'HU',
  'RO',
  'AT',
  'SE',
  'FI',
  'NO',
  'GR',
  'CY',
  'AR',
] as const
export type CountryCode = (typeof COUNTRY_CODES)[number]

/** PV registers with a vendor code, NPV with a business name (BRAND-05, OP-54). */
export const REGISTRATION_TYPES = ['PV', 'NPV'] as const
export type RegistrationType = (typeof REGISTRATION_TYPES)[number]

/** The item value above which the FAQ refuses goods (FAQ-04). */
export interface ItemValueLimit {
  /** Minor units of the country's currency. */
  readonly minor: number
  /** In kilograms: the limit applies together with a weight above this one (CON-13). */
  readonly togetherWithWeightOverKg?: number
}

/** Everything that differs between countries. Rules read a column; they never test for a country (PROD-07). */
export interface Country {
  readonly code: CountryCode
  readonly currency: CurrencyCode
  readonly currencyDigits: 0 | 2 | 3
  /** With a plus sign: '+420'. */
  readonly phonePrefix: string
  /** IANA time zone name. */
  readonly timeZone: string
  readonly defaultLocale: Locale
  readonly supportedLocales: ReadonlyArray<Locale>
  readonly unitRequired: boolean
  readonly amountRequired: boolean
  /**
   * Whether the age check is unavailable, offered or required for every vendor; a vendor's own setting may be stricter
   * (OP-63).
   */
  readonly ageValidation: 'none' | 'offered' | 'required'
  /** Minor units (VAL-12). */
  readonly minimumAmount?: number
  readonly registration: RegistrationType
  readonly individualSenders: boolean
  /** An external page that replaces the portal's own terms (COUNTRY-09). */
  readonly termsUrl?: string
  readonly defaultPayment: PaymentMethod
  /** In minutes. Until a rider accepts, shorter pick-up estimates are shown as this (OP-66). */
  readonly minimumEta: number
  /** Shown in the FAQ only (CON-13). */
  readonly itemWeightLimitKg: number
  readonly itemValueLimit?: ItemValueLimit
  /**
   * The straight-line delivery distance that pages promise and the service enforces for vendors without areas of their
   * own (OP-73).
   */
  readonly deliveryDistanceKm: number
  /** Whether the landing page, FAQ and help centre mention the distance (FAQ-05). */
  readonly tellsDeliveryDistance: boolean
  /** The FAQ words the distance as "nationwide" (CON-02). */
  readonly deliversNationwide: boolean
  /** In the format of the country parameter `serviceHours` (SVC-06). */
  readonly defaultServiceHours: string
  /** The capital, or the main city if that is another (Yangon): the initial centre of a map. */
  readonly capital: Coordinates
}

const USUAL = {
  unitRequired: false,
  amountRequired: true,
  ageValidation: 'none',
  registration: 'PV',
  individualSenders: false,
  defaultPayment: 'PAID',
  minimumEta: 15,
  itemWeightLimitKg: 5,
  deliveryDistanceKm: 10,
  tellsDeliveryDistance: false,
  deliversNationwide: false,
  defaultServiceHours: '0000:2359',
} as const

const inCurrency = <C extends CurrencyCode>(currency: C) => ({ currency, currencyDigits: CURRENCY_DIGITS[currency] })

export const COUNTRIES: Readonly<Record<CountryCode, Country>> = {
  SG: {
    ...USUAL,
    ...inCurrency('SGD'),
    code: 'SG',
    phonePrefix: '+65',
    timeZone: 'Asia/Singapore',
    defaultLocale: 'en',
    supportedLocales: ['en', 'zh-MY', 'ms', 'ta'],
    capital: { latitude: 1.2903, longitude: 103.852 },
    unitRequired: true,
  },
  MY: {
    ...USUAL,
    ...inCurrency('MYR'),
    code: 'MY',
    phonePrefix: '+60',
    timeZone: 'Asia/Kuala_Lumpur',
    defaultLocale: 'en',
    supportedLocales: ['en', 'ms', 'zh-MY', 'ta'],
    capital: { latitude: 3.1478, longitude: 101.6953 },
    registration: 'NPV',
    individualSenders: true,
    itemWeightLimitKg: 15,
    itemValueLimit: { minor: 200_00 },
    deliveryDistanceKm: 10,
    tellsDeliveryDistance: true,
    deliversNationwide: true,
  },
  HK: {
    ...USUAL,
    ...inCurrency('HKD'),
    code: 'HK',
    phonePrefix: '+852',
    timeZone: 'Asia/Hong_Kong',
    defaultLocale: 'zh-HK',
    supportedLocales: ['zh-HK', 'en'],
    capital: { latitude: 22.2819, longitude: 114.1581 },
    registration: 'NPV',
    individualSenders: true,
    itemWeightLimitKg: 10,
    itemValueLimit: { minor: 1_000_00 },
    deliveryDistanceKm: 10,
    tellsDeliveryDistance: true,
  },
  TH: {
    ...USUAL,
    ...inCurrency('THB'),
    code: 'TH',
    phonePrefix: '+66',
    timeZone: 'Asia/Bangkok',
    defaultLocale: 'th',
    supportedLocales: ['th', 'en'],
    capital: { latitude: 13.7563, longitude: 100.5018 },
    deliveryDistanceKm: 15,
    tellsDeliveryDistance: true,
  },
  TW: {
    ...USUAL,
    ...inCurrency('TWD'),
    code: 'TW',
    phonePrefix: '+886',
    timeZone: 'Asia/Taipei',
    defaultLocale: 'zh-TW',
    supportedLocales: ['zh-TW', 'en'],
    capital: { latitude: 25.0375, longitude: 121.5637 },
    registration: 'NPV',
    individualSenders: true,
    itemValueLimit: { minor: 5_000_00, togetherWithWeightOverKg: 20 },
    deliveryDistanceKm: 12,
    tellsDeliveryDistance: true,
  },
  MM: {
    ...USUAL,
    ...inCurrency('MMK'),
    code: 'MM',
    phonePrefix: '+95',
    timeZone: 'Asia/Yangon',
    defaultLocale: 'my',
    supportedLocales: ['my', 'en'],
    capital: { latitude: 16.8053, longitude: 96.1561 },
    registration: 'NPV',
    individualSenders: true,
    itemValueLimit: { minor: 300_000_00 },
    deliveryDistanceKm: 4,
    tellsDeliveryDistance: true,
  },
  BD: {
    ...USUAL,
    ...inCurrency('BDT'),
    code: 'BD',
    phonePrefix: '+880',
    timeZone: 'Asia/Dhaka',
    defaultLocale: 'en',
    supportedLocales: ['en', 'bn'],
    capital: { latitude: 23.7806, longitude: 90.407 },
    deliveryDistanceKm: 10,
    tellsDeliveryDistance: true,
  },
  PK: {
    ...USUAL,
    ...inCurrency('PKR'),
    code: 'PK',
    phonePrefix: '+92',
    timeZone: 'Asia/Karachi',
    defaultLocale: 'en',
    supportedLocales: ['en', 'ur', 'ur-Latn'],
    capital: { latitude: 33.6844, longitude: 73.0479 },
    minimumAmount: 100_00,
  },
  PH: {
    ...USUAL,
    ...inCurrency('PHP'),
    code: 'PH',
    phonePrefix: '+63',
    timeZone: 'Asia/Manila',
    defaultLocale: 'en',
    supportedLocales: ['en', 'tl', 'ceb'],
    capital: { latitude: 14.5995, longitude: 120.9842 },
    registration: 'NPV',
    individualSenders: true,
    itemWeightLimitKg: 20,
    itemValueLimit: { minor: 10_000_00 },
  },
  KH: {
    ...USUAL,
    ...inCurrency('KHR'),
    code: 'KH',
    phonePrefix: '+855',
    timeZone: 'Asia/Phnom_Penh',
    defaultLocale: 'km',
    supportedLocales: ['km', 'en'],
    capital: { latitude: 11.5564, longitude: 104.9282 },
  },
  LA: {
    ...USUAL,
    ...inCurrency('LAK'),
    code: 'LA',
    phonePrefix: '+856',
    timeZone: 'Asia/Vientiane',
    defaultLocale: 'lo',
    supportedLocales: ['lo', 'en'],
    capital: { latitude: 17.9757, longitude: 102.6331 },
  },
  JP: {
    ...USUAL,
    ...inCurrency('JPY'),
    code: 'JP',
    phonePrefix: '+81',
    timeZone: 'Asia/Tokyo',
    defaultLocale: 'ja',
    supportedLocales: ['ja', 'en'],
    capital: { latitude: 35.6812, longitude: 139.7671 },
  },
  KR: {
    ...USUAL,
    ...inCurrency('KRW'),
    code: 'KR',
    phonePrefix: '+82',
    timeZone: 'Asia/Seoul',
    defaultLocale: 'ko',
    supportedLocales: ['ko', 'en'],
    capital: { latitude: 37.5665, longitude: 126.978 },
  },
  KW: {
    ...USUAL,
    ...inCurrency('KWD'),
    code: 'KW',
    phonePrefix: '+965',
    timeZone: 'Asia/Kuwait',
    defaultLocale: 'ar',
    supportedLocales: ['ar', 'en'],
    capital: { latitude: 29.3759, longitude: 47.9774 },
    amountRequired: false,
  },
  SA: {
    ...USUAL,
    ...inCurrency('SAR'),
    code: 'SA',
    phonePrefix: '+966',
    timeZone: 'Asia/Riyadh',
    defaultLocale: 'ar-SA',
    supportedLocales: ['ar-SA', 'en'],
    capital: { latitude: 24.7136, longitude: 46.6753 },
  },
  AE: {
    ...USUAL,
    ...inCurrency('AED'),
    code: 'AE',
    phonePrefix: '+971',
    timeZone: 'Asia/Dubai',
    defaultLocale: 'en',
    supportedLocales: ['en', 'ar', 'ur'],
    capital: { latitude: 24.4539, longitude: 54.3773 },
  },
  BH: {
    ...USUAL,
    ...inCurrency('BHD'),
    code: 'BH',
    phonePrefix: '+973',
    timeZone: 'Asia/Bahrain',
    defaultLocale: 'ar',
    supportedLocales: ['ar', 'en'],
    capital: { latitude: 26.2285, longitude: 50.586 },
  },
  QA: {
    ...USUAL,
    ...inCurrency('QAR'),
    code: 'QA',
    phonePrefix: '+974',
    timeZone: 'Asia/Qatar',
    defaultLocale: 'ar',
    supportedLocales: ['ar', 'en'],
    capital: { latitude: 25.2854, longitude: 51.531 },
  },
  OM: {
    ...USUAL,
    ...inCurrency('OMR'),
    code: 'OM',
    phonePrefix: '+968',
    timeZone: 'Asia/Muscat',
    defaultLocale: 'ar',
    supportedLocales: ['ar', 'en'],
    capital: { latitude: 23.588, longitude: 58.3829 },
  },
  JO: {
    ...USUAL,
    ...inCurrency('JOD'),
    code: 'JO',
    phonePrefix: '+962',
    timeZone: 'Asia/Amman',
    defaultLocale: 'ar',
    supportedLocales: ['ar', 'en'],
    capital: { latitude: 31.9539, longitude: 35.9106 },
  },
  EG: {
    ...USUAL,
    ...inCurrency('EGP'),
    code: 'EG',
    phonePrefix: '+20',
    timeZone: 'Africa/Cairo',
    defaultLocale: 'ar',
    supportedLocales: ['ar', 'en'],
    capital: { latitude: 30.0444, longitude: 31.2357 },
  },
  IQ: {
    ...USUAL,
    ...inCurrency('IQD'),
    code: 'IQ',
    phonePrefix: '+964',
    timeZone: 'Asia/Baghdad',
    defaultLocale: 'ar',
    supportedLocales: ['ar', 'ckb', 'en'],
    capital: { latitude: 33.3152, longitude: 44.3661 },
  },
  TR: {
    ...USUAL,
    ...inCurrency('TRY'),
    code: 'TR',
    phonePrefix: '+90',
    timeZone: 'Europe/Istanbul',
    defaultLocale: 'tr',
    supportedLocales: ['tr', 'en'],
    capital: { latitude: 39.9334, longitude: 32.8597 },
  },
  CZ: {
    ...USUAL,
    ...inCurrency('CZK'),
    code: 'CZ',
    phonePrefix: '+420',
    timeZone: 'Europe/Prague',
    defaultLocale: 'cs',
    supportedLocales: ['cs', 'en'],
    capital: { latitude: 50.0875, longitude: 14.4213 },
  },
  HU: {
    ...USUAL,
    ...inCurrency('HUF'),
    code: 'HU',
    phonePrefix: '+36',
    timeZone: 'Europe/Budapest',
    defaultLocale: 'hu',
    supportedLocales: ['hu', 'en'],
    capital: { latitude: 47.4979, longitude: 19.0402 },
  },
  RO: {
    ...USUAL,
    ...inCurrency('RON'),
    code: 'RO',
    phonePrefix: '+40',
    timeZone: 'Europe/Bucharest',
    defaultLocale: 'ro',
    supportedLocales: ['ro', 'en'],
    capital: { latitude: 44.4268, longitude: 26.1025 },
  },
  AT: {
    ...USUAL,
    ...inCurrency('EUR'),
    code: 'AT',
    phonePrefix: '+43',
    timeZone: 'Europe/Vienna',
    defaultLocale: 'de',
    supportedLocales: ['de', 'en'],
    capital: { latitude: 48.2082, longitude: 16.3738 },
  },
  SE: {
    ...USUAL,
    ...inCurrency('SEK'),
    code: 'SE',
    phonePrefix: '+46',
    timeZone: 'Europe/Stockholm',
    defaultLocale: 'sv',
    supportedLocales: ['sv', 'en'],
    capital: { latitude: 59.3293, longitude: 18.0686 },
    termsUrl: 'https://www.fjordel.example/se/villkor',
  },
  FI: {
    ...USUAL,
    ...inCurrency('EUR'),
    code: 'FI',
    phonePrefix: '+358',
    timeZone: 'Europe/Helsinki',
    defaultLocale: 'fi',
    supportedLocales: ['fi', 'sv', 'en'],
    capital: { latitude: 60.1699, longitude: 24.9384 },
    termsUrl: 'https://www.fjordel.example/fi/ehdot',
  },
  NO: {
    ...USUAL,
    ...inCurrency('NOK'),
    code: 'NO',
    phonePrefix: '+47',
    timeZone: 'Europe/Oslo',
    defaultLocale: 'nb',
    supportedLocales: ['nb', 'en'],
    capital: { latitude: 59.9139, longitude: 10.7522 },
    termsUrl: 'https://www.fjordel.example/no/vilkar',
  },
  GR: {
    ...USUAL,
    ...inCurrency('EUR'),
    code: 'GR',
    phonePrefix: '+30',
    timeZone: 'Europe/Athens',
    defaultLocale: 'el',
    supportedLocales: ['el', 'en'],
    capital: { latitude: 37.9838, longitude: 23.7275 },
  },
  CY: {
    ...USUAL,
    ...inCurrency('EUR'),
    code: 'CY',
    phonePrefix: '+357',
    timeZone: 'Asia/Nicosia',
    defaultLocale: 'el',
    supportedLocales: ['el', 'tr', 'en'],
    capital: { latitude: 35.1856, longitude: 33.3823 },
  },
  AR: {
    ...USUAL,
    ...inCurrency('ARS'),
    code: 'AR',
    phonePrefix: '+54',
    timeZone: 'America/Argentina/Buenos_Aires',
    defaultLocale: 'es',
    supportedLocales: ['es', 'en'],
    capital: { latitude: -34.6037, longitude: -58.3816 },
  },
}

export const isCountryCode = (value: unknown): value is CountryCode => COUNTRY_CODES.includes(value as CountryCode)
