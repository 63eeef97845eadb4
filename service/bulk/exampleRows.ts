import { getExampleNumber } from 'libphonenumber-js/min'
import phones from 'libphonenumber-js/mobile/examples'
import { distanceInMetres, type Coordinates } from '../../src/domain/coordinates.ts'
import { NO_CELLS } from '../../src/domain/bulk/bulkFile.ts'
import type { BulkCells } from '../../src/domain/bulk/bulkColumns.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { Country } from '../../src/domain/market/countries.ts'
import { dayOf, plusDays } from '../../src/domain/market/countryDay.ts'
import { amountText } from '../../src/domain/reading/writtenAmount.ts'
import { isWithin, parseServiceHours } from '../../src/domain/request/serviceHours.ts'
import { quoteFee } from '../delivery/quoteFee.ts'
import { EmbeddedGeocoder } from '../geolocator/embeddedGeocoder.ts'
import type { Geocoder } from '../geolocator/geocoder.ts'
import { gazetteerOf } from '../geolocator/gazetteer.ts'
import { placeAsWritten } from '../geolocator/placeAsWritten.ts'
import { EXAMPLE_WORDS } from './exampleWords.ts'

/** How far example addresses may be from the middle, in metres. */
const NEAR_M = 3_000
const HOUSE_NUMBERS = ['12', '7'] as const
/** Offsets in degrees, some hundred metres each. */
const STEPS = [0.004, -0.004, 0.002, -0.002, 0.001, -0.001]

/** What examples are generated for. */
export interface ExampleGround {
  readonly country: Country
  readonly geocoder: Geocoder
  /** Examples are near this place. */
  readonly middle: Coordinates
  readonly delivers: (place: Coordinates) => boolean
  readonly now: Instant
  /** The country's hours: `dddd:dddd`. */
  readonly serviceHours: string
}

/** Finds deliverable addresses near the middle that the geocoder knows. */
const knownAddresses = async (ground: ExampleGround): Promise<ReadonlyArray<string>> => {
  const { country, geocoder, middle, delivers } = ground
  const rows = gazetteerOf(country.code)
  const table = new EmbeddedGeocoder(country.code, rows)
  const nearest = rows
    .rows()
    .map(({ low, kind }, row) => ({ row, kind, metres: distanceInMetres(middle, low) }))
    .filter(({ kind, metres }) => kind === 'street' && metres < NEAR_M)
    .toSorted((a, b) => a.metres - b.metres)
  const found: Array<string> = []
  for (const { row } of nearest) {
    const number = HOUSE_NUMBERS[found.length]
    if (number === undefined) break
    const text = table.placeAt(row, number, country.defaultLocale)?.formattedAddress ?? ''
    const places = await geocoder.autocomplete({ text, country: country.code, near: middle })
    const house = places.found === 'yes' ? placeAsWritten(places.value, middle, NEAR_M) : undefined
    if (house !== undefined && distanceInMetres(middle, house) < NEAR_M && delivers(house)) found.push(text)
  }
  return found
}

/** Coordinates as addresses, for areas without known streets: the portal accepts coordinates everywhere. */
const writtenPlaces = ({ middle: { latitude, longitude }, delivers }: ExampleGround): ReadonlyArray<string> =>
  STEPS.map((step) => ({ latitude: latitude + step, longitude: longitude + step }))
    .filter(delivers)
    .map((place) => `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}`)

/** Five times the fee of one kilometre, a plausible price of a lunch in the country. */
const usualValue = (country: Country): string => {
  const { latitude, longitude } = country.capital
  const away: Coordinates = { latitude: latitude + 0.009, longitude }
  const { minor, currency } = quoteFee(country, country.capital, away).fee
  return amountText({ minor: Math.max(5 * minor, country.minimumAmount ?? 0), currency }, country)
}

/** Tomorrow at noon, or when the service hours start if noon is outside them. */
const tomorrow = (now: Instant, { timeZone }: Country, serviceHours: string): string => {
  const hours = parseServiceHours(serviceHours)
  const time = typeof hours === 'string' || isWithin(hours, 1200) ? 1200 : hours.from
  const digits = String(time).padStart(4, '0')
  return `${plusDays(dayOf(now, timeZone), 1)} ${digits.slice(0, 2)}:${digits.slice(2)}`
}

/** Two example orders in the conventions of the country; both can be ordered as they are. */
export const exampleRows = async (ground: ExampleGround): Promise<ReadonlyArray<BulkCells>> => {
  const { country, now, serviceHours } = ground
  const [first = '', second = ''] = [...(await knownAddresses(ground)), ...writtenPlaces(ground)]
  const phone = getExampleNumber(country.code, phones)
  const { customers, items, note, unit, building } = EXAMPLE_WORDS[country.code]
  const usual: BulkCells = {
    ...NO_CELLS,
    phoneNumber: phone?.formatInternational() ?? '',
    unit,
    itemValue: usualValue(country),
    paymentType: 'PAID',
  }
  return [
    { ...usual, customerName: customers[0], address: first, items: items[0], riderNotes: note },
    {
      ...usual,
      customerName: customers[1],
      address: second,
      building,
      items: items[1],
      paymentType: 'ONLINE_PAYMENT',
      deliverAt: tomorrow(now, country, serviceHours),
    },
  ]
}
