import { writeXlsx } from 'hucre/xlsx'
import {
  BULK_COLUMNS,
  BULK_HEADERS,
  NEEDED_COLUMNS,
  type BulkCells,
  type BulkColumn,
} from '../../src/domain/bulk/bulkColumns.ts'
import { MAX_BULK_ROWS } from '../../src/domain/bulk/bulkFile.ts'
import type { Country } from '../../src/domain/market/countries.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { dayOf } from '../../src/domain/market/countryDay.ts'
import { momentForms } from '../../src/domain/request/writtenMoment.ts'
import { BULK_PAYMENT_TYPES } from '../../src/domain/payment/bulkPaymentType.ts'
import { parametersOf } from '../market/countryParameters.ts'
import { pickUpLocation } from '../delivery/chargedFee.ts'
import type { Delivery } from '../delivery/makeDelivery.ts'
import type { GeocoderOf } from '../geolocator/geocoders.ts'
import type { WithStores } from '../store/stores.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { VendorJson } from '../store/vendorStore.ts'
import { exampleRows } from './exampleRows.ts'

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

const notesOf = (country: Country): BulkCells => ({
  collectionPoint: 'Client id, id or name of the collection point; empty for the one that is chosen on the page.',
  customerName: 'Name of the customer, without digits.',
  phoneNumber: 'Phone number of the customer, with or without the prefix of the country.',
  address: 'Street, house number and city; or coordinates, a plus code, or a link to a map.',
  unit: 'Unit, flat or door.',
  building: 'Name of the building.',
  riderNotes: 'What the rider has to know.',
  items: 'What is delivered, in at most 200 characters.',
  itemValue: `What it is worth, as an amount in ${country.currency}.`,
  paymentType: `One of ${BULK_PAYMENT_TYPES.join(', ')}.`,
  deliverAt: `Like ${momentForms(country).join(' or ')}, in the time of ${country.timeZone}, at most two days ahead; empty for as soon as possible.`,
})

const isNeeded = (column: BulkColumn, { unitRequired, amountRequired }: Country): boolean =>
  NEEDED_COLUMNS.some((needed) => needed === column) ||
  column === 'paymentType' ||
  (column === 'unit' && unitRequired) ||
  (column === 'itemValue' && amountRequired)

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

const write = async (country: Country, examples: ReadonlyArray<BulkCells>): Promise<Uint8Array<ArrayBuffer>> => {
  const notes = notesOf(country)
  const about = ['Column', 'Contents', 'Needed']
  const freezePane = { rows: 1 }
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Orders',
        columns,
        rows: [HEADERS],
        freezePane,
        cells: new Map([...headerStyle(HEADERS), ...readyCells()]),
      },
      {
        name: 'Example',
        columns,
        rows: [HEADERS, ...examples.map((cells) => BULK_COLUMNS.map((column) => cells[column]))],
        freezePane,
        cells: headerStyle(HEADERS),
      },
      {
        name: 'Columns',
        columns: [{ width: 22 }, { width: 90 }, { width: 10 }],
        rows: [
          about,
          ...BULK_COLUMNS.map((column) => [
            BULK_HEADERS[column],
            notes[column],
            isNeeded(column, country) ? 'yes' : 'no',
          ]),
          ['', `At most ${MAX_BULK_ROWS} orders in a file, all on its first sheet.`, ''],
        ],
        freezePane,
        cells: headerStyle(about),
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
 * Generates the spreadsheet template (API-31): its examples can be ordered by the vendor on the day of the download.
 */
export const makeTemplates = ({ stores, clock, geocoderOf, delivery }: TemplateDeps) => {
  const made = new Map<string, { readonly of: string; readonly content: Uint8Array<ArrayBuffer> }>()
  return async (deployment: Deployment, vendor: VendorJson | undefined): Promise<Uint8Array<ArrayBuffer>> => {
    const { country } = deployment
    const parameters = await parametersOf(stores, deployment)
    const serviceHours = vendor?.service_hours ?? parameters.serviceHours
    const now = clock()
    const middle = vendor && pickUpLocation(vendor)
    const of = JSON.stringify([dayOf(now, country.timeZone), serviceHours, middle, vendor?.vendor_id])
    const known = made.get(deployment.id)
    if (known?.of === of) return known.content
    const examples = await exampleRows({
      country,
      geocoder: geocoderOf(country.code),
      middle: middle ?? country.capital,
      delivers: (place) => vendor === undefined || middle === undefined || delivery.delivers(vendor, place),
      now,
      serviceHours,
    })
    const content = await write(country, examples)
    made.set(deployment.id, { of, content })
    return content
  }
}
