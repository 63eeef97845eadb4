import { separateUnit } from '../address/writtenUnit.ts'
import type { Coordinates } from '../coordinates.ts'
import { readCoordinates } from '../reading/readPlace.ts'
import type { Instant } from '../instant.ts'
import type { Country } from '../market/countries.ts'
import { METHOD_OF_BULK_TYPE, readBulkPaymentType } from '../payment/bulkPaymentType.ts'
import type { PaymentMethod } from '../market/paymentMethod.ts'
import type { Money } from '../pricing/money.ts'
import { ageValidationOf } from '../request/ageValidation.ts'
import { EMPTY_DRAFT, type RequestDraft } from '../request/requestDraft.ts'
import {
  FIELD_OF_REFUSAL,
  refusalsByField,
  type RequestField,
  type RequestRefusalCode,
} from '../request/requestValidation.ts'
import type { ServiceHours } from '../request/serviceHours.ts'
import { isTimeAlone, momentForms, readMoment } from '../request/writtenMoment.ts'
import { foldText } from '../text/foldText.ts'
import type { Vendor } from '../vendor/vendor.ts'
import { brokenAs } from '../workbook/brokenCell.ts'
import { isAsSoonAsPossible } from './asSoonAsPossible.ts'
import { BULK_COLUMNS, mapCells, type BulkCells, type BulkColumn } from './bulkColumns.ts'
import { hasUnreadable } from './cellAsTyped.ts'
import { trimText } from '../text/blank.ts'
import { hasSeveralPhones } from './severalPhones.ts'

/** Rules that a request does not need: a form offers choices where a file has free text. */
const OF_FILES = [
  'collection-point-unknown',
  'payment-type-unknown',
  'time-unreadable',
  'time-without-day',
  'phone-several',
  'cell-error',
  'cell-without-result',
  'text-unreadable',
  'text-too-long',
] as const
/** Refusals that only the service can find, for rows that pass all rules (OP-56). */
const OF_SERVICE = [
  'address-not-found',
  'address-inexact',
  'geocoder-unavailable',
  'undeliverable',
  'fee-changed',
  'store-closed',
] as const

export type BulkRefusalCode = RequestRefusalCode | (typeof OF_FILES)[number] | (typeof OF_SERVICE)[number]

const CODES: ReadonlySet<string> = new Set([...Object.keys(FIELD_OF_REFUSAL), ...OF_FILES, ...OF_SERVICE])

/** Whether every build has a text for the code. */
export const isBulkRefusalCode = (code: string): code is BulkRefusalCode => CODES.has(code)

export interface BulkRefusal {
  readonly code: BulkRefusalCode
  readonly column: BulkColumn
  /** For an amount that is too small: the smallest accepted amount. */
  readonly minimum?: Money
  /** For an unreadable amount or time: formats that are accepted. */
  readonly forms?: ReadonlyArray<string>
  /** For a text that is too long: the accepted length in UTF-16 units. */
  readonly most?: number
}

/** What the rules of a row need to know. */
export interface BulkCircumstances {
  readonly country: Country
  /** The vendor that the file was uploaded for. Rows without a collection point are collected there. */
  readonly vendor: Vendor
  /** The vendors that the person may act for. A row may name any of them in the same family. */
  readonly vendors: ReadonlyArray<Vendor>
  readonly availablePaymentMethods: (vendor: Vendor) => ReadonlyArray<PaymentMethod>
  readonly now: Instant
  readonly serviceHours?: Pick<ServiceHours, 'from' | 'to'> | undefined
}

/** Where the address is: not looked up yet, not found, or coordinates. */
export type BulkPlace = 'not-asked' | 'not-found' | Coordinates

/** A row with the result of all rules: a row without marks can be placed. */
export interface JudgedBulkRow {
  readonly vendor: Vendor
  readonly draft: RequestDraft
  readonly marks: ReadonlyMap<BulkColumn, BulkRefusal>
}

const COLUMNS: Readonly<Record<RequestField, BulkColumn>> = {
  vendor: 'collectionPoint',
  deliveryFee: 'address',
  destinationName: 'customerName',
  destinationPhoneNumber: 'phoneNumber',
  destinationTextAddress: 'address',
  destinationUnitNumber: 'unit',
  destinationBuilding: 'building',
  destinationCity: 'address',
  destinationArea: 'address',
  destinationLatitude: 'address',
  destinationLongitude: 'address',
  riderNotes: 'riderNotes',
  orderAmount: 'itemValue',
  orderDescription: 'items',
  paymentMethod: 'paymentType',
  vatNumber: 'items',
  preorderedFor: 'deliverAt',
  coldBagNeeded: 'items',
  ageValidation: 'items',
}

/** The parent of a vendor's family and all of its outlets. */
const familyOf = (vendor: Vendor, vendors: ReadonlyArray<Vendor>): ReadonlyArray<Vendor> => {
  const head = vendor.parentVendorId ?? vendor.id
  return vendors.filter(({ id, parentVendorId }) => id === head || parentVendorId === head)
}

const plain = (name: string): string => trimText(name).toLowerCase()
/** Used only if no name matches exactly: two names may differ by nothing but an accent. */
const folded = (name: string): string => foldText(trimText(name))

/**
 * The collection point that a row names, by client id, id or name, within the family of the file's vendor. An empty
 * text means that vendor; an unknown one `undefined`.
 */
export const collectionPointOf = (
  text: string,
  { vendor, vendors }: Pick<BulkCircumstances, 'vendor' | 'vendors'>,
): Vendor | undefined => {
  const wanted = plain(text)
  if (wanted === '') return vendor
  const family = familyOf(vendor, vendors)
  const findBy = (name: (one: Vendor) => string | undefined) =>
    family.find((one) => plain(name(one) ?? '') === wanted) ??
    family.find((one) => folded(name(one) ?? '') === folded(text))
  return findBy((one) => one.clientVendorId) ?? findBy((one) => one.id) ?? findBy((one) => one.name)
}

/**
 * For each collection point of the family, the text by which a row can name it: its name, or its client id or id if the
 * name is ambiguous.
 */
export const collectionPointNames = (around: Pick<BulkCircumstances, 'vendor' | 'vendors'>): ReadonlyArray<string> =>
  familyOf(around.vendor, around.vendors).flatMap(
    (one) =>
      [one.name, one.clientVendorId ?? '', one.id].find(
        (name) => name !== '' && collectionPointOf(name, around)?.id === one.id,
      ) ?? [],
  )

/** Maximum UTF-16 units that an order stores of a text; the rules of a request have other limits in other units. */
const MAX_LENGTH: Readonly<Partial<Record<BulkColumn, number>>> = { customerName: 255, unit: 255, building: 255 }

/** A placeholder for rules that run before the place is known; nothing else reads it. */
const SOMEWHERE: Coordinates = { latitude: 0, longitude: 0 }

/** The coordinates of an address that is itself a place: coordinates, a map link or a plus code (ADDR-02). */
export const writtenPlace = (cells: Pick<BulkCells, 'address'>, vendor: Vendor): Coordinates | undefined =>
  readCoordinates(cells.address, vendor.location.coordinates)

const trimCells = (cells: BulkCells): BulkCells => mapCells((column) => trimText(cells[column]))

const MADE_DAY = String.raw`(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?: 00:00)?`
/**
 * What a spreadsheet makes of the flat 3/12, 3-12 or 3:12, as the cell is read: a day, or a time. In an address that is
 * joined of several columns, a day stands for the number of the house.
 */
const MADE_OF_NUMBERS: Readonly<Partial<Record<BulkColumn, RegExp>>> = {
  unit: new RegExp(String.raw`(?:^|\s)(?:${MADE_DAY}|\d{2}:\d{2})$`),
  building: new RegExp(String.raw`(?:^|\s)(?:${MADE_DAY}|\d{2}:\d{2})$`),
  address: new RegExp(String.raw`(?:^|\s)${MADE_DAY}(?=,|\s|$)`),
}

/** Checks a row by all rules of a request (VAL-01) and of a file. */
export const judgeBulkRow = (
  written: BulkCells,
  circumstances: BulkCircumstances,
  place: BulkPlace = 'not-asked',
): JudgedBulkRow => {
  const cells = trimCells(written)
  const { country, now, serviceHours } = circumstances
  const named = collectionPointOf(cells.collectionPoint, circumstances)
  const vendor = named ?? circumstances.vendor
  const type = readBulkPaymentType(cells.paymentType)
  const at = readMoment(cells.deliverAt, country)
  const { unit, building, address: text } = cells
  const address = separateUnit({ unit, building, text }, country.code)
  const coordinates = place === 'not-asked' ? SOMEWHERE : place === 'not-found' ? undefined : place
  const draft: RequestDraft = {
    ...EMPTY_DRAFT,
    destinationName: cells.customerName,
    destinationPhoneNumber: cells.phoneNumber,
    destinationTextAddress: address.text,
    destinationUnitNumber: address.unit,
    destinationBuilding: address.building,
    destinationLatitude: coordinates?.latitude,
    destinationLongitude: coordinates?.longitude,
    riderNotes: cells.riderNotes,
    orderAmount: cells.itemValue,
    orderDescription: cells.items,
    paymentMethod: type === undefined ? '' : METHOD_OF_BULK_TYPE[type],
    preorderedFor: at,
    // A file has no checkbox: where the check is required, the rider checks the age of every customer (OP-63).
    ageValidation: ageValidationOf(country, vendor) === 'required',
  }
  const marks = new Map<BulkColumn, BulkRefusal>()
  const mark = (refusal: BulkRefusal) => {
    if (!marks.has(refusal.column)) marks.set(refusal.column, refusal)
  }
  for (const column of BULK_COLUMNS) {
    const most = MAX_LENGTH[column]
    const broken = brokenAs(cells[column])
    if (broken !== undefined) mark({ code: broken === 'error' ? 'cell-error' : 'cell-without-result', column })
    if (MADE_OF_NUMBERS[column]?.test(cells[column])) mark({ code: 'cell-error', column })
    if (hasUnreadable(cells[column])) mark({ code: 'text-unreadable', column })
    if (most !== undefined && cells[column].length > most) mark({ code: 'text-too-long', column, most })
  }
  if (named === undefined) mark({ code: 'collection-point-unknown', column: 'collectionPoint' })
  if (type === undefined && cells.paymentType !== '') mark({ code: 'payment-type-unknown', column: 'paymentType' })
  if (at === undefined && cells.deliverAt !== '' && !isAsSoonAsPossible(cells.deliverAt)) {
    const code = isTimeAlone(cells.deliverAt) ? 'time-without-day' : 'time-unreadable'
    mark({ code, column: 'deliverAt', forms: momentForms(country) })
  }
  if (hasSeveralPhones(cells.phoneNumber, country.code)) mark({ code: 'phone-several', column: 'phoneNumber' })
  const request = {
    draft,
    vendor,
    country,
    availablePaymentMethods: circumstances.availablePaymentMethods(vendor),
    now,
    feeKnown: true,
    business: true,
    itemValue: { required: false, confirmed: false },
    serviceHours,
  }
  for (const { field, ...refusal } of refusalsByField(request).values()) mark({ ...refusal, column: COLUMNS[field] })
  return { vendor, draft, marks: inColumnOrder(marks) }
}

/** Sorts the marks in column order. */
export const inColumnOrder = (marks: ReadonlyMap<BulkColumn, BulkRefusal>): ReadonlyMap<BulkColumn, BulkRefusal> =>
  new Map(
    BULK_COLUMNS.flatMap((column) => {
      const refusal = marks.get(column)
      return refusal === undefined ? [] : [[column, refusal] as const]
    }),
  )
