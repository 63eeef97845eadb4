import { getExampleNumber } from 'libphonenumber-js/min'
import phones from 'libphonenumber-js/mobile/examples'
import type { CountryCode } from '../../../src/domain/market/countries.ts'
import { DEPLOYMENTS, type Deployment } from '../../../src/domain/market/deployments.ts'
import { LOCALES, type Locale } from '../../../src/domain/market/languages.ts'
import { gazetteerOf } from '../../../service/geolocator/gazetteer.ts'

/** How a screen is looked at. */
export interface Look {
  readonly locale: Locale
  readonly colorScheme: 'light' | 'dark'
}

/** One way through the screens: a deployment in a language, and how much of it is looked at. */
export interface Walk extends Look {
  readonly deployment: string
  /** The other language of the walk: each screen is looked at in one, changed while it is open, and looked at again. */
  readonly other?: Look
  /** Coordinates of a destination, as typed. */
  readonly place: string
  readonly phoneNumber: string
  /** Whether every screen is looked at, at two widths, or the fifteen main screens on a phone. */
  readonly isWhole: boolean
}

/** Looked at in every language. */
const MAIN_SCREENS: ReadonlyArray<string> = [
  'landing',
  'register',
  'connect',
  'guest-sender',
  'guest-request',
  'request',
  'request-wrong',
  'tracking',
  'details',
  'cancel',
  'drawer',
  'history',
  'bulk',
  'receipt',
  'public-tracking',
]

/** Looked at by a person who signs in for the first time, who has several outlets and a bad connection. */
const STATES: ReadonlyArray<string> = [
  'walkthrough',
  'outlets',
  'export',
  'history-empty',
  'order-placed',
  'offline',
  'orders-failed',
  'vendors-failed',
]

/** Languages with every screen and state, at two widths and in two themes: both directions, and two scripts without spaces. */
const WHOLE: ReadonlyArray<Locale> = ['en', 'ar', 'th', 'km']

/** What `npm run walk` passes on, separated by commas; empty where nothing was chosen. */
const chosen = (list = ''): ReadonlyArray<string> => list.split(',').filter((one) => one !== '')

/** The beginning of the first street that the geocoder knows in the country's main city, as coordinates are typed. */
const knownPlace = (country: CountryCode): string => {
  const { low } =
    gazetteerOf(country)
      .rows()
      .find(({ kind }) => kind === 'street') ?? {}
  if (low === undefined) throw new Error(`The gazetteer of ${country} has no street`)
  return `${low.latitude},${low.longitude}`
}

/** A deployment that offers the language, in a country where people speak it first if there is one. */
const walkIn = (locale: Locale): Omit<Walk, 'colorScheme' | 'isWhole' | 'other'> => {
  const rank = ({ country }: Deployment): number => country.supportedLocales.indexOf(locale)
  // English is of no country: the deployment at the bare host.
  const offering = DEPLOYMENTS.filter(({ id, country }) =>
    locale === 'en' ? id === 'dobrego-cz' : country.supportedLocales.includes(locale),
  )
  const [best] = offering.toSorted((a, b) => rank(a) - rank(b))
  if (best === undefined) throw new Error(`No deployment offers ${locale}`)
  const { code } = best.country
  return {
    deployment: best.id,
    locale,
    place: knownPlace(code),
    phoneNumber: getExampleNumber(code, phones)?.number ?? '',
  }
}

/** `npm test` walks once, in two languages that it changes in open pages: one in each direction and one in each theme. */
const SHORT: ReadonlyArray<Walk> = [
  {
    ...walkIn('ar'),
    locale: 'en',
    colorScheme: 'light',
    other: { locale: 'ar', colorScheme: 'dark' },
    isWhole: true,
  },
]

const everyWalk = (): ReadonlyArray<Walk> =>
  LOCALES.flatMap((locale): ReadonlyArray<Walk> => {
    const isWhole = WHOLE.includes(locale)
    const light: Walk = { ...walkIn(locale), colorScheme: 'light', isWhole }
    return isWhole ? [light, { ...light, colorScheme: 'dark' }] : [light]
  })

const locales = chosen(process.env['WALK_LOCALES'])
const screens = chosen(process.env['WALK_SCREENS'])

/** Whether this run is `npm run walk`, which keeps pictures and can be continued. */
export const IS_WALK = process.env['WALK'] === '1'

export const WALKS: ReadonlyArray<Walk> = IS_WALK
  ? everyWalk().filter(({ locale }) => locales.length === 0 || locales.includes(locale))
  : SHORT

/** Whether only chosen screens are looked at, so that the walk is not complete. */
export const IS_PARTIAL = screens.length > 0

/** Whether a screen is looked at on this walk. */
export const isWalkedThrough = ({ isWhole }: Walk, screen: string): boolean =>
  screens.length > 0 ? screens.includes(screen) : isWhole || MAIN_SCREENS.includes(screen)

/** Whether a walk looks at any of its states, which takes a minute. */
export const hasStates = (walk: Walk): boolean => STATES.some((screen) => isWalkedThrough(walk, screen))
