import type { VendorId } from '../../domain/order/order.ts'
import { outletColours } from '../../domain/vendor/outletColours.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'

/** How the orders of one outlet are told from those of the others. */
export interface OutletMark {
  readonly id: VendorId
  readonly name: string
  /** 'A' for the first. */
  readonly letter: string
  /** As CSS has it, for light and dark. */
  readonly colour: string
}

export type OutletMarks = ReadonlyMap<VendorId, OutletMark>

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const NONE: OutletMarks = new Map()

/** A mark for the parent and each of its outlets; none where the orders are all of one vendor. */
export const outletMarks = (
  vendors: ReadonlyArray<Pick<Vendor, 'id' | 'name' | 'parentVendorId'>>,
  selected: Pick<Vendor, 'id' | 'name' | 'outlets'> | undefined,
  areIncluded: boolean,
): OutletMarks => {
  if (!areIncluded || selected === undefined) return NONE
  const naming = vendors.filter(({ parentVendorId }) => parentVendorId === selected.id)
  const names = new Map([selected, ...selected.outlets, ...naming].map(({ id, name }) => [id, name]))
  const colours = outletColours(names.keys())
  return new Map(
    [...names].map(([id, name], place) => [
      id,
      { id, name, letter: LETTERS[place % LETTERS.length] ?? '', colour: `var(--outlet-${colours.get(id) ?? 1})` },
    ]),
  )
}
