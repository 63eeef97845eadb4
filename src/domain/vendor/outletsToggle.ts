import type { Vendor } from './vendor.ts'

/** What is done with "include all outlets". */
export type OutletsToggle = 'hidden' | 'disabled' | 'enabled'

export interface OutletsToggleCircumstances {
  /** Country parameter `allOutletOrders`; `undefined` when it could not be read. */
  readonly allOutletOrders: string | undefined
  readonly vendor: Pick<Vendor, 'isParent'> | undefined
  readonly onRequestPage: boolean
}

/** Shown where the parameter is "true" (NAV-10, OP-79); of use to a parent (NAV-12), not while requesting (NAV-11). */
export const outletsToggle = ({
  allOutletOrders,
  vendor,
  onRequestPage,
}: OutletsToggleCircumstances): OutletsToggle => {
  if (allOutletOrders !== 'true') return 'hidden'
  return vendor?.isParent === true && !onRequestPage ? 'enabled' : 'disabled'
}
