import type { Vendor } from './vendor.ts'

/** Inserts `added` after the last item that it belongs to, or at the end. */
const behind = <T>(list: ReadonlyArray<T>, belongs: (one: T) => boolean, added: T): ReadonlyArray<T> => {
  const last = list.findLastIndex(belongs)
  return last < 0 ? [...list, added] : list.toSpliced(last + 1, 0, added)
}

/** Replaces the item with the same id, or inserts the new one after all that it belongs to. */
const put = <T extends { readonly id: string }>(
  list: ReadonlyArray<T>,
  one: T,
  belongs: (other: T) => boolean,
): ReadonlyArray<T> =>
  list.some(({ id }) => id === one.id)
    ? list.map((other) => (other.id === one.id ? one : other))
    : behind(list, belongs, one)

/**
 * The vendors with the new version of this outlet: in its old position, or else after the other outlets of its parent,
 * whose own list gets it too (NAV-08, PERM-01).
 */
export const withOutlet = (vendors: ReadonlyArray<Vendor>, outlet: Vendor): ReadonlyArray<Vendor> => {
  const { id, name, parentVendorId } = outlet
  const isFamily = (one: Vendor) => one.id === parentVendorId || one.parentVendorId === parentVendorId
  return put(vendors, outlet, isFamily).map((one) =>
    one.id === parentVendorId ? { ...one, outlets: put(one.outlets, { id, name }, () => true) } : one,
  )
}
