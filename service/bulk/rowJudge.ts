import { isAddressTooLong } from '../../src/domain/address/lengthLimits.ts'
import type { BulkCells } from '../../src/domain/bulk/bulkColumns.ts'
import { collectionPointOf, judgeBulkRow, writtenPlace, type JudgedBulkRow } from '../../src/domain/bulk/bulkRow.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import type { PaymentMethod } from '../../src/domain/market/paymentMethod.ts'
import { surchargedMethod } from '../../src/domain/pricing/deliveryFee.ts'
import type { Money } from '../../src/domain/pricing/money.ts'
import type { ServiceHours } from '../../src/domain/request/serviceHours.ts'
import type { Vendor } from '../../src/domain/vendor/vendor.ts'
import { parametersOf, serviceHoursOf } from '../market/countryParameters.ts'
import { chargedFee, pickUpLocation } from '../delivery/chargedFee.ts'
import type { Settings } from '../base/settings.ts'
import type { WithStores } from '../store/stores.ts'
import { paymentMethodsOf } from '../orders/requestRules.ts'
import type { BulkRowPlace } from '../store/bulkStore.ts'
import type { Account } from '../store/accountStore.ts'
import type { StoredVendor } from '../store/vendorStore.ts'
import { vendorOf } from '../vendor/vendorOf.ts'
import { isBlank } from '../../src/domain/text/blank.ts'
import { rowProblem, ruleProblem, type RowProblem } from './rowProblems.ts'

/** The place of a row's address, or the reason why it has none: if `inexact`, a person must choose one (ADDR-26). */
export type PlaceLookup = BulkRowPlace | 'not-found' | 'inexact' | 'unavailable'

export interface JudgedRow extends JudgedBulkRow {
  readonly problems: ReadonlyArray<RowProblem>
  /** Only for a row without problems. */
  readonly fee: Money | undefined
  /** The hours of the collection point; `undefined` if they cannot be parsed. */
  readonly hours: ServiceHours | undefined
}

/** Judges all rows of one file as of the same moment. */
export interface RowJudge {
  /** The collection point of a row; the file's own vendor if the row names an unknown one. */
  readonly collectedFrom: (cells: BulkCells) => Vendor
  readonly judge: (cells: BulkCells, place: PlaceLookup) => JudgedRow
}

/** The place of an address that contains its coordinates, without a geocoder; `undefined` if a geocoder is needed. */
export const writtenCoordinates = (cells: BulkCells, vendor: Vendor): PlaceLookup | undefined => {
  if (isBlank(cells.address) || isAddressTooLong(cells.address)) return 'not-found'
  const written = writtenPlace(cells, vendor)
  return written && { ...written, address: cells.address }
}

export interface RowJudgeDeps extends WithStores<'settings' | 'vendors'> {
  readonly settings: Pick<Settings, 'testVendors'>
}

interface File {
  readonly deployment: Deployment
  readonly account: Account
  /** The vendor that the file is for. */
  readonly stored: StoredVendor
  readonly now: Instant
}

const memoizeByVendor = <T>(read: (vendor: Vendor) => T): ((vendor: Vendor) => T) => {
  const values = new Map<string, T>()
  return (vendor) => {
    const before = values.get(vendor.id)
    if (before !== undefined) return before
    const value = read(vendor)
    values.set(vendor.id, value)
    return value
  }
}

/** Judges rows by the rules of a request, under the current vendors of the account, parameters, flags and hours. */
export const rowJudge = async (
  { stores, settings }: RowJudgeDeps,
  { deployment, account, stored, now }: File,
): Promise<RowJudge> => {
  const { country } = deployment
  const parameters = await parametersOf(stores, deployment)
  const flags = await stores.settings.flags(deployment.id)
  const own = await stores.vendors.byIds(deployment.id, account.vendorIds)
  const storedById = new Map([stored, ...own].map((one) => [one.vendor.vendor_id, one]))
  const family = { vendor: vendorOf(stored.vendor), vendors: own.map((one) => vendorOf(one.vendor)) }
  const availablePaymentMethods = memoizeByVendor<ReadonlyArray<PaymentMethod>>((vendor) =>
    paymentMethodsOf(vendor, parameters, flags),
  )
  const storedOf = ({ id }: Vendor): StoredVendor => storedById.get(id) ?? stored
  const hoursOf = memoizeByVendor((vendor) => ({
    hours: serviceHoursOf(storedOf(vendor).vendor, parameters, now, country),
  }))

  /** The fee of the delivery; `undefined` if it is not deliverable. */
  const feeOf = ({ vendor, draft }: JudgedBulkRow, destination: BulkRowPlace): Money | undefined => {
    const json = storedOf(vendor).vendor
    const source = pickUpLocation(json)
    const paymentMethod = surchargedMethod(country, draft.paymentMethod)
    return source && chargedFee(settings, country, json, { source, destination, paymentMethod })?.fee
  }

  const collectedFrom = (cells: BulkCells) => collectionPointOf(cells.collectionPoint, family) ?? family.vendor

  return {
    collectedFrom,
    judge: (cells, place) => {
      const { hours } = hoursOf(collectedFrom(cells))
      const circumstances = { ...family, country, availablePaymentMethods, now, serviceHours: hours }
      const found = place === 'unavailable' || place === 'inexact' ? 'not-asked' : place
      const judged = judgeBulkRow(cells, circumstances, found)
      const fee = typeof place === 'string' ? undefined : feeOf(judged, place)
      const problems = [...judged.marks.values()].map(ruleProblem)
      if (place === 'unavailable') problems.push(rowProblem('geocoder-unavailable', 'address'))
      else if (place === 'inexact') problems.push(rowProblem('address-inexact', 'address'))
      else if (place !== 'not-found' && fee === undefined) problems.push(rowProblem('undeliverable', 'address'))
      return { ...judged, problems, fee: problems.length === 0 ? fee : undefined, hours }
    },
  }
}
