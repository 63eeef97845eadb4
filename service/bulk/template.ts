import { writeXlsx } from 'hucre/xlsx'
import { BULK_COLUMNS, BULK_HEADERS, type BulkCells, type BulkColumn } from '../../src/domain/bulk/bulkColumns.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import type { Locale } from '../../src/domain/market/languages.ts'
import { dayOf } from '../../src/domain/market/countryDay.ts'
import { parametersOf } from '../market/countryParameters.ts'
import { pickUpLocation } from '../delivery/chargedFee.ts'
import type { Delivery } from '../delivery/makeDelivery.ts'
import type { GeocoderOf } from '../geolocator/geocoders.ts'
import type { WithStores } from '../store/stores.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { VendorJson } from '../store/vendorStore.ts'
import { exampleRows } from './exampleRows.ts'
import { sheetNames, templateNotes } from './templateNotes.ts'

/** Column widths in characters. */
const WIDTHS: Readonly<Record<BulkColumn, number>> = {
  collectionPoint: 22,
  customerName: 24,
  phoneNumber: 20,
  address: 44,
  unit: 10,
  building: 18,
  riderNotes: 30,
  items: 30,
  itemValue: 12,
  paymentType: 20,
  deliverAt: 18,
}

/** The text format '@': a phone number keeps its plus sign and leading zeros. */
const TEXT = '@'
/**
 * Rows whose empty cells are formatted as text. Below them a spreadsheet program stores numbers, which are read as
 * well.
 */
const ROWS_MADE_READY = 1_000

const HEADERS = BULK_COLUMNS.map((column) => BULK_HEADERS[column])

const headerStyle = (headers: ReadonlyArray<string>) =>
  new Map(
    headers.map((value, index) => [`0,${index}`, { value, style: { font: { bold: true }, numFmt: TEXT } }] as const),
  )

const readyCells = () => {
  const cells = new Map<string, { style: { numFmt: string } }>()
  for (let row = 1; row <= ROWS_MADE_READY; row += 1)
    for (const column of HEADERS.keys()) cells.set(`${row},${column}`, { style: { numFmt: TEXT } })
  return cells
}

const columns = BULK_COLUMNS.map((column) => ({ width: WIDTHS[column], numFmt: TEXT }))

const write = async (
  names: ReturnType<typeof sheetNames>,
  notes: ReturnType<typeof templateNotes>,
  examples: ReadonlyArray<BulkCells>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const freezePane = { rows: 1 }
  const bytes = await writeXlsx({
    sheets: [
      {
        name: names.orders,
        columns,
        rows: [HEADERS],
        freezePane,
        cells: new Map([...headerStyle(HEADERS), ...readyCells()]),
      },
      {
        name: names.example,
        columns,
        rows: [HEADERS, ...examples.map((cells) => BULK_COLUMNS.map((column) => cells[column]))],
        freezePane,
        cells: headerStyle(HEADERS),
      },
      {
        name: names.columns,
        columns: [{ width: 22 }, { width: 26 }, { width: 90 }, { width: 14 }],
        rows: notes.map((row) => [...row]),
        freezePane,
        cells: headerStyle(notes[0] ?? []),
      },
    ],
  })
  return Uint8Array.from(bytes)
}

export interface TemplateDeps extends WithStores<'settings'> {
  readonly clock: () => Instant
  readonly geocoderOf: GeocoderOf
  readonly delivery: Pick<Delivery, 'delivers'>
}

/**
 * Generates the spreadsheet template (API-31), with names of sheets and notes in a language: its examples can be ordered
 * by the vendor on the day of the download.
 */
export const makeTemplates = ({ stores, clock, geocoderOf, delivery }: TemplateDeps) => {
  const made = new Map<string, { readonly of: string; readonly content: Uint8Array<ArrayBuffer> }>()
  return async (
    deployment: Deployment,
    locale: Locale,
    vendor: VendorJson | undefined,
  ): Promise<Uint8Array<ArrayBuffer>> => {
    const { country } = deployment
    const parameters = await parametersOf(stores, deployment)
    const serviceHours = vendor?.service_hours ?? parameters.serviceHours
    const name = `${deployment.id} ${locale}`
    const now = clock()
    const middle = vendor && pickUpLocation(vendor)
    const of = JSON.stringify([dayOf(now, country.timeZone), serviceHours, middle, vendor?.vendor_id])
    const known = made.get(name)
    if (known?.of === of) return known.content
    const examples = await exampleRows({
      country,
      geocoder: geocoderOf(country.code),
      middle: middle ?? country.capital,
      delivers: (place) => vendor === undefined || middle === undefined || delivery.delivers(vendor, place),
      now,
      serviceHours,
    })
    const content = await write(sheetNames(deployment, locale), templateNotes(deployment, locale), examples)
    made.set(name, { of, content })
    return content
  }
}
