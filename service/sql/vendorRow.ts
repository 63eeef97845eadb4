import type { VendorJson } from '../store/vendorStore.ts'
import type { Sql } from './tables.ts'

interface VendorColumns {
  readonly document: string
  readonly service_hours: string | null
}

export const vendorIn = ({ document, service_hours: hours }: VendorColumns): VendorJson => ({
  ...(JSON.parse(document) as VendorJson),
  ...(hours !== null && { service_hours: hours }),
})

/** The columns of a vendor: its hours have one of their own. */
export const vendorColumns = ({ service_hours: hours, ...vendor }: VendorJson): VendorColumns => ({
  document: JSON.stringify(vendor),
  service_hours: hours ?? null,
})

/** Reads a vendor and locks it until the transaction ends. */
export const lockVendor = async (work: Sql, deployment: string, id: string): Promise<VendorJson | undefined> => {
  const row = await work
    .selectFrom('vendors')
    .select(['document', 'service_hours'])
    .where('deployment', '=', deployment)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && vendorIn(row)
}

export const replaceVendor = async (work: Sql, deployment: string, vendor: VendorJson): Promise<void> => {
  await work
    .updateTable('vendors')
    .set(vendorColumns(vendor))
    .where('deployment', '=', deployment)
    .where('id', '=', vendor.vendor_id)
    .execute()
}
