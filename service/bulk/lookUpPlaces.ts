import { setImmediate as nextTurn } from 'node:timers/promises'
import { isAddressTooLong } from '../../src/domain/address/lengthLimits.ts'
import type { BulkFileRow } from '../../src/domain/bulk/bulkFile.ts'
import type { Country } from '../../src/domain/market/countries.ts'
import type { Vendor } from '../../src/domain/vendor/vendor.ts'
import type { Geocoder } from '../geolocator/geocoder.ts'
import { placeAsWritten } from '../geolocator/placeAsWritten.ts'
import { writtenCoordinates, type PlaceLookup, type RowJudge } from './rowJudge.ts'

/** Limits concurrent calls to an external geocoder. */
const ASKED_AT_ONCE = 8
/** Addresses per worker between two yields to the event loop. */
const TURN_EVERY = 2

interface Wanted {
  readonly text: string
  readonly vendor: Vendor
}

/** Finds the house that the address names in full. No person checks the choice, so any other place is `inexact` (ADDR-26). */
const houseAt = async (geocoder: Geocoder, country: Country, { text, vendor }: Wanted): Promise<PlaceLookup> => {
  const near = vendor.location.coordinates
  const places = await geocoder.autocomplete({
    text,
    country: country.code,
    language: country.defaultLocale,
    ...(near && { near }),
  })
  if (places.found === 'unavailable') return 'unavailable'
  if (places.value.length === 0) return 'not-found'
  const house = placeAsWritten(places.value, near, country.deliveryDistanceKm * 1_000)
  if (house === undefined) return 'inexact'
  const { latitude, longitude, formattedAddress } = house
  return { latitude, longitude, address: isAddressTooLong(formattedAddress) ? text : formattedAddress }
}

const keyOf = ({ text, vendor }: Wanted): string => `${vendor.id}\n${text.toLowerCase()}`

/** Finds the destination of each row; asks for each address once per collection point. */
export const lookUpPlaces = async (
  geocoder: Geocoder,
  country: Country,
  rows: ReadonlyArray<BulkFileRow>,
  { collectedFrom }: Pick<RowJudge, 'collectedFrom'>,
): Promise<(row: BulkFileRow) => PlaceLookup> => {
  const places = new Map<BulkFileRow, PlaceLookup>()
  const wanted = new Map<string, { readonly one: Wanted; readonly rows: Array<BulkFileRow> }>()
  for (const row of rows) {
    const one = { text: row.cells.address, vendor: collectedFrom(row.cells) }
    const written = writtenCoordinates(row.cells, one.vendor)
    if (written !== undefined) {
      places.set(row, written)
      continue
    }
    const before = wanted.get(keyOf(one))
    if (before === undefined) wanted.set(keyOf(one), { one, rows: [row] })
    else before.rows.push(row)
  }
  const left = wanted.values()
  const ask = async () => {
    let asked = 0
    for (const { one, rows: same } of left) {
      const place = await houseAt(geocoder, country, one)
      for (const row of same) places.set(row, place)
      asked += 1
      if (asked % TURN_EVERY === 0) await nextTurn()
    }
  }
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, ask))
  return (row) => places.get(row) ?? 'not-found'
}
