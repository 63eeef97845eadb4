import type { VendorId } from '../order/order.ts'

/** As many colours as people tell apart at a glance; a family with more of them begins anew. */
export const OUTLET_COLOURS = 8

/** A number from 1 to `OUTLET_COLOURS` for each outlet, the same as long as the family stays the same. */
export const outletColours = (family: Iterable<VendorId>): ReadonlyMap<VendorId, number> =>
  new Map([...new Set(family)].map((id, place) => [id, (place % OUTLET_COLOURS) + 1]))
