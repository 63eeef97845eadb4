import type { BulkPart } from './bulkColumns.ts'
import { OF_CUSTOMER, OF_PAYER, OF_RECIPIENT } from './headerAsides.ts'
import { isPersonal, plainNames, plainTextsOf } from './readHeader.ts'

/** The person that a column describes, by its header. */
export type ColumnOwner = 'recipient' | 'unknown' | 'payer'

const READ_FIRST: ReadonlyArray<ColumnOwner> = ['recipient', 'unknown', 'payer']
export const compareOwners = (a: ColumnOwner, b: ColumnOwner): number => READ_FIRST.indexOf(a) - READ_FIRST.indexOf(b)

const RECIPIENT = plainNames(OF_RECIPIENT)
const PAYER = plainNames(OF_PAYER)

export const columnOwner = (part: BulkPart, header: string): ColumnOwner => {
  if (!isPersonal(part)) return 'unknown'
  const texts = plainTextsOf(header)
  const names = (words: ReadonlyArray<string>) =>
    words.some((word) => texts.some((text) => text.startsWith(word) || text.endsWith(word)))
  return names(PAYER) ? 'payer' : names(RECIPIENT) ? 'recipient' : 'unknown'
}

const ANY_OWNER = [OF_RECIPIENT, OF_CUSTOMER, OF_PAYER]
  .flatMap((words) => words.split('|'))
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const OWNER_APART = new RegExp(String.raw`^(?:${ANY_OWNER})\s+|\s+(?:${ANY_OWNER})$`, 'giu')

/** A header without the separate words for its owner: "floor" for "Delivery floor". */
export const withoutOwner = (header: string): string => header.replaceAll(OWNER_APART, '')
