import { isBlank } from '../text/blank.ts'
import type { WorkbookRow } from '../workbook/workbook.ts'
import { cellAsTyped } from './cellAsTyped.ts'
import { columnOfPart, type BulkColumn, type BulkPart } from './bulkColumns.ts'
import { compareOwners, type ColumnOwner } from './columnOwner.ts'

/** A column of a file by its header; without one, by its letter. */
export interface FileColumn {
  readonly header: string
  readonly letter: string
  readonly isHidden: boolean
}

/** A column of the sheet and the texts below its header. */
export interface SheetColumn extends FileColumn {
  readonly place: number
  readonly part: BulkPart | undefined
  readonly owner: ColumnOwner
  readonly isFilled: boolean
  /** What its header adds to the texts below it. */
  readonly word: string
}

type Columns = ReadonlyArray<SheetColumn>

/** Columns that mean the same, without empty ones; the recipient's first. */
const alikeOf = (same: Columns): Columns =>
  same.some((column) => column.isFilled)
    ? same.filter((column) => column.isFilled).toSorted((a, b) => compareOwners(a.owner, b.owner))
    : same.slice(0, 1)

/** Whether columns that mean the same say different things about one row. */
const contradict = (same: Columns, below: ReadonlyArray<WorkbookRow>): boolean =>
  same.length > 1 &&
  below.some(
    ({ cells }) =>
      new Set(same.map(({ place }) => cellAsTyped(cells[place] ?? '')).filter((text) => !isBlank(text))).size > 1,
  )

/** Columns of the same part that contradict each other. */
const contradicting = (columns: Columns, below: ReadonlyArray<WorkbookRow>): Columns | undefined =>
  [...Map.groupBy(columns, ({ part }) => part).values()].map(alikeOf).find((alike) => contradict(alike, below))

/** One address: where it is, and the door. */
const groupOf = (part: BulkPart): BulkColumn => {
  const column = columnOfPart(part)
  return column === 'unit' || column === 'building' ? 'address' : column
}

/** Whether the columns say enough without those of the payer: a town alone is no address. */
const areEnough = (columns: Columns): boolean =>
  columns.some(
    ({ part, isFilled }) =>
      isFilled && part !== undefined && (groupOf(part) !== 'address' || part === 'address' || part === 'street'),
  )

/** The columns of a name or an address that belong together: never the payer's floor beside the recipient's street. */
const ofOnePerson = (columns: Columns, below: ReadonlyArray<WorkbookRow>): Columns => {
  const others = columns.filter(({ owner }) => owner !== 'payer')
  const kept = areEnough(others) ? others : columns
  const recipients = kept.filter(({ owner }) => owner === 'recipient')
  return areEnough(recipients) && contradicting(kept, below) !== undefined ? recipients : kept
}

/**
 * The columns that are read, also the payer's phone number, which is called where the recipient has none; or those that mean
 * the same and say different things.
 */
export const columnsRead = (
  columns: Columns,
  below: ReadonlyArray<WorkbookRow>,
): { readonly used: Columns; readonly alike?: Columns } => {
  const understood = columns.filter(({ part }) => part !== undefined)
  const groups = [...Map.groupBy(understood, ({ part }) => groupOf(part!)).entries()].map(([group, own]) =>
    group === 'phoneNumber' ? [...Map.groupBy(own, ({ owner }) => owner).values()] : [ofOnePerson(own, below)],
  )
  const kept = groups.flat(2)
  const alike = groups
    .flat()
    .map((own) => contradicting(own, below))
    .find((found) => found !== undefined)
  const used = [...Map.groupBy(kept, ({ part }) => part).values()].flatMap(alikeOf)
  return { used, ...(alike !== undefined && { alike }) }
}
