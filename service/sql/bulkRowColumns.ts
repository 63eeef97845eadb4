import { plainJson } from './orderRow.ts'
import type { Tables } from './tables.ts'
import type { BulkRowJson, BulkRowPlace, StoredBulkRow } from '../store/bulkStore.ts'

/** The columns that `storedBulkRow` reads. */
export const BULK_ROW_COLUMNS = ['document', 'vendor_id', 'latitude', 'longitude', 'address'] as const

const placeOf = ({
  latitude,
  longitude,
  address,
}: Pick<Tables['bulk_rows'], 'latitude' | 'longitude' | 'address'>): BulkRowPlace | undefined =>
  latitude === null || longitude === null || address === null ? undefined : { latitude, longitude, address }

export const bulkRowColumns = (
  deployment: string,
  jobId: string,
  { row, vendorId, place }: StoredBulkRow,
): Tables['bulk_rows'] => ({
  deployment,
  job_id: jobId,
  number: row.row_number,
  id: row.row_id,
  status: row.status,
  document: plainJson(row),
  vendor_id: vendorId,
  latitude: place?.latitude ?? null,
  longitude: place?.longitude ?? null,
  address: place?.address ?? null,
  order_id: row.order_id ?? null,
})

export const storedBulkRow = ({
  document,
  vendor_id: vendorId,
  ...found
}: Pick<Tables['bulk_rows'], (typeof BULK_ROW_COLUMNS)[number]>): StoredBulkRow => ({
  row: JSON.parse(document) as BulkRowJson,
  vendorId,
  place: placeOf(found),
})
