import type { VendorJson } from '../vendorStore.ts'

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
