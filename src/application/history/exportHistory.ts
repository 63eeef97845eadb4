import { Deferred, Effect, Queue, Stream, type Cause } from 'effect'
import { usualCsv, type CsvConventions } from '../../domain/history/csvConventions.ts'
import { exportFileName, type ExportFormat } from '../../domain/history/exportFile.ts'
import { columnsOf, rowMaker, type HistoryWords } from '../../domain/history/historyColumns.ts'
import type { HistoryQuery } from '../../domain/history/historyQuery.ts'
import { passesOutcome } from '../../domain/history/historyStatus.ts'
import type { Instant } from '../../domain/instant.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'
import { FileSaver } from '../ports/FileSaver.ts'
import { makeNextKey, type NextKey } from '../order/nextKey.ts'
import { OrderRepository, type OrderQuery } from '../ports/OrderRepository.ts'
import { ServiceUnavailable, type ServiceFailure } from '../ports/ServiceFailure.ts'
import { SpreadsheetWriter, type SpreadsheetFailed } from '../ports/SpreadsheetWriter.ts'

/** Maximum orders per page. */
const PAGE = 200

export interface HistoryExport {
  readonly query: HistoryQuery
  readonly format: ExportFormat
  /** The conventions of the CSV file; absent: those of the country. */
  readonly csv?: CsvConventions | undefined
  readonly vendorName: string
  readonly sheetName: string
  readonly words: HistoryWords
  /** The expected number of orders, if known. */
  readonly total?: number
}

export type ExportEvent =
  /** `reached` is the creation time of the last written order; the newest come first. */
  | {
      readonly kind: 'writing'
      readonly orders: number
      readonly reached: Instant | undefined
      readonly total: number | undefined
    }
  /** A page could not be loaded. The written part is kept, and `goOn` retries that page. */
  | { readonly kind: 'halted'; readonly orders: number; readonly failure: ServiceFailure; readonly goOn: () => void }
  /** `unreadable` orders are not in the file. */
  | { readonly kind: 'saved'; readonly orders: number; readonly unreadable: number; readonly fileName: string }
  /** No order is in the range, so there is no file. */
  | { readonly kind: 'nothing' }

type ExportFailure = SpreadsheetFailed | ServiceUnavailable
type Events = Queue.Queue<ExportEvent, ExportFailure | Cause.Done>

/**
 * Writes all orders of the range to one file, regardless of what a screen has loaded, and saves it (HIST-10, OP-25).
 * Works page by page with one page in memory; an interruption leaves nothing behind.
 */
export const exportHistory = (
  history: HistoryExport,
): Stream.Stream<ExportEvent, ExportFailure, CurrentDeployment | FileSaver | OrderRepository | SpreadsheetWriter> =>
  Stream.callback<ExportEvent, ExportFailure, CurrentDeployment | FileSaver | OrderRepository | SpreadsheetWriter>(
    (events) => Effect.andThen(write(history, events), Queue.end(events)),
  )

const write = Effect.fnUntraced(function* (
  { query, format, csv, vendorName, sheetName, words, total }: HistoryExport,
  events: Events,
) {
  const { country } = yield* CurrentDeployment
  const writer = yield* SpreadsheetWriter
  const saver = yield* FileSaver
  const columns = columnsOf(words, country.currency)
  const rowOf = rowMaker(words, country)
  const sheet = yield* writer.open({ format, name: sheetName, columns, csv: csv ?? usualCsv(country) })

  let orders = 0
  let reached: Instant | undefined
  const emitProgress = () => Queue.offer(events, { kind: 'writing', orders, reached, total })
  yield* emitProgress()

  const seen = new Set<OrderId>()
  const unreadable = new Set<string>()
  const nextKey = makeNextKey()
  let key: string | undefined = ''
  while (key !== undefined) {
    const page: ReadPage = yield* readPage(pageQuery(query, key), nextKey, orders, events)
    for (const json of page.unreadable) unreadable.add(json)
    // Lets the page paint and handle input between two pages.
    yield* Effect.sleep(0)
    const fresh = page.orders.filter(({ id }) => !seen.has(id))
    fresh.forEach(({ id }) => seen.add(id))
    const rows = fresh.filter((order) => passesOutcome(order, query))
    if (rows.length > 0) yield* sheet.add(rows.map(rowOf))
    orders += rows.length
    reached = fresh.at(-1)?.createdAt ?? reached
    yield* emitProgress()
    key = page.key
  }

  if (orders === 0 && unreadable.size > 0) return yield* new ServiceUnavailable({ reason: 'unreadable-answer' })
  if (orders === 0) return yield* Queue.offer(events, { kind: 'nothing' })
  const fileName = exportFileName(vendorName, query, country.timeZone, format)
  yield* saver.save(yield* sheet.finish, fileName)
  return yield* Queue.offer(events, { kind: 'saved', orders, unreadable: unreadable.size, fileName })
})

const pageQuery = ({ vendorId, includeOutlets, from, to, status, ending }: HistoryQuery, key: string): OrderQuery => ({
  vendorId,
  includeOutlets,
  from,
  to,
  count: PAGE,
  scheduled: false,
  ...(status !== 'ANY' && { status }),
  ...(ending !== undefined && { ending }),
  ...(key !== '' && { paginationKey: key }),
})

interface ReadPage {
  readonly orders: ReadonlyArray<Order>
  readonly unreadable: ReadonlyArray<string>
  /** The key of the next page. */
  readonly key: string | undefined
}

/**
 * Loads a page; if it fails after the transport's retries, or the pages never end, waits until the person retries: a
 * file that lacks orders is not saved.
 */
const readPage = (
  query: OrderQuery,
  nextKey: NextKey,
  orders: number,
  events: Events,
): Effect.Effect<ReadPage, never, OrderRepository> =>
  Effect.gen(function* () {
    const page = yield* (yield* OrderRepository).list(query)
    const { orders: read, unreadable = [] } = page
    const key = nextKey(page)
    if (typeof key === 'object') return yield* key
    return { orders: read, unreadable, key }
  }).pipe(
    Effect.catch((failure) =>
      Effect.gen(function* () {
        const wish = yield* Deferred.make<void>()
        const goOn = () => void Deferred.doneUnsafe(wish, Effect.void)
        yield* Queue.offer(events, { kind: 'halted', orders, failure, goOn })
        yield* Deferred.await(wish)
        return yield* readPage(query, nextKey, orders, events)
      }),
    ),
  )
