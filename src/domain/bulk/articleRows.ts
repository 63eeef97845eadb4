import type { WorkbookRow } from '../workbook/workbook.ts'
import type { BulkPart } from './bulkColumns.ts'
import { cellAsTyped } from './cellAsTyped.ts'
import type { RowState } from './closedRows.ts'
import type { SheetColumn } from './columnsRead.ts'
import { itemsOf, valueOf, type PartOf, type PartTexts } from './joinParts.ts'
import { OF_ORDER, ORDER_NUMBER_NAMES, SUM_NAMES } from './orderNumberNames.ts'
import { plainNames, plainTextsOf, type ReadHeader } from './readHeader.ts'

/** A row of a file with its texts by what they are. */
interface RowTexts {
  readonly row: WorkbookRow
  readonly texts: PartTexts
  readonly state: RowState
}

const NAMES: ReadonlySet<string> = new Set(plainNames(ORDER_NUMBER_NAMES))
const ORDER = plainNames(OF_ORDER)

/**
 * The column with the numbers of the orders, among those that are not read: by its header, or one of names that are
 * none, "#1001", as Shopify writes it.
 */
export const orderNumberColumn = (
  leftOut: ReadonlyArray<SheetColumn>,
  below: ReadonlyArray<WorkbookRow>,
): SheetColumn | undefined =>
  leftOut.find(({ header }) => plainTextsOf(header).some((text) => NAMES.has(text))) ??
  leftOut.find(
    ({ part, place }) => part === 'customerName' && below.every(({ cells }) => /\p{N}|^$/u.test(cells[place] ?? '')),
  )

/** What a row says of its article; everything else is said of the order. */
const OF_ARTICLE: ReadonlySet<BulkPart> = new Set(['items', 'quantity', 'itemValue', 'total'])

const isOfOrder = (first: RowTexts, { row, texts, state }: RowTexts): boolean =>
  first.row.isHidden === row.isHidden &&
  (!state.isSaid || (first.state.closed === undefined) === (state.closed === undefined)) &&
  [...texts].every(([part, text]) => OF_ARTICLE.has(part) || first.texts.get(part) === text)

/**
 * One order of the rows of its articles. A total of the order may be repeated; other amounts may be those of single
 * articles or repeat that of the order: "100 + 200" is no amount, so that a person decides.
 */
const joined = (articles: ReadonlyArray<RowTexts>, isTotalOfOrder: boolean): RowTexts => {
  const [{ row, texts, state }] = articles as readonly [RowTexts]
  if (articles.length === 1) return { row, texts, state }
  const all = (textOf: (partOf: PartOf) => string) =>
    articles.map((one) => textOf((part) => one.texts.get(part) ?? '')).filter((text) => text !== '')
  const totals = all((partOf) => partOf('total'))
  const values = totals.length === 0 ? all(valueOf) : isTotalOfOrder ? [...new Set(totals)] : totals
  const order = [...texts].filter(([part]) => !OF_ARTICLE.has(part))
  return {
    row,
    state,
    texts: new Map([...order, ['items', all(itemsOf).join(', ')], ['itemValue', values.join(' + ')]]),
  }
}

/** Joins rows of one order, one behind the other: exports of shop systems have one for each article. */
export const joinArticles = (
  rows: ReadonlyArray<RowTexts>,
  number: SheetColumn,
  used: ReadonlyArray<SheetColumn>,
): ReadonlyArray<RowTexts> => {
  const numberOf = ({ row }: RowTexts) => cellAsTyped(row.cells[number.place] ?? '')
  const orders: Array<Array<RowTexts>> = []
  for (const row of rows) {
    const last = orders.at(-1)
    const isNext = last !== undefined && numberOf(row) !== '' && numberOf(row) === numberOf(last[0]!)
    if (isNext && isOfOrder(last[0]!, row)) last.push(row)
    else orders.push([row])
  }
  const isTotalOfOrder = used.some(
    ({ part, header }) =>
      part === 'total' && plainTextsOf(header).some((text) => ORDER.some((word) => text.includes(word))),
  )
  return orders.map((articles) => joined(articles, isTotalOfOrder))
}

const SUMS: ReadonlySet<string> = new Set(plainNames(SUM_NAMES))
const AMOUNTS: ReadonlySet<BulkPart> = new Set(['quantity', 'itemValue', 'total'])

const isSum = ({ texts }: Pick<RowTexts, 'texts'>, read: ReadHeader): boolean =>
  [...texts].every(
    ([part, text]) =>
      AMOUNTS.has(part) || plainNames(text).some((name) => SUMS.has(name)) || read([text])[0] === 'total',
  )

/** The rows of a table without the sums below it: amounts alone, or beside the word for a total. */
export const withoutSums = <Row extends Pick<RowTexts, 'texts'>>(
  rows: ReadonlyArray<Row>,
  read: ReadHeader,
): ReadonlyArray<Row> => rows.slice(0, Math.max(1, rows.findLastIndex((row) => !isSum(row, read)) + 1))
