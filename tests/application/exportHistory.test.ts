import { Effect, Fiber, Stream } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemoryOrderRepository } from '../../src/adapters/memory/MemoryOrderRepository.ts'
import { isMemorySheetFile, makeMemorySpreadsheetWriter } from '../support/memory/MemorySpreadsheetWriter.ts'
import { exportHistory, type ExportEvent, type HistoryExport } from '../../src/application/history/exportHistory.ts'
import type { OrderPage, OrderQuery, OrderRepositoryPort } from '../../src/application/ports/OrderRepository.ts'
import { ServiceUnavailable } from '../../src/application/ports/ServiceFailure.ts'
import { SpreadsheetFailed } from '../../src/application/ports/SpreadsheetWriter.ts'
import { usualCsv } from '../../src/domain/history/csvConventions.ts'
import { columnsOf } from '../../src/domain/history/historyColumns.ts'
import type { HistoryQuery } from '../../src/domain/history/historyQuery.ts'
import { DAY, minus, MINUTE } from '../../src/domain/instant.ts'
import { COUNTRIES } from '../../src/domain/market/countries.ts'
import type { Order } from '../../src/domain/order/order.ts'
import { anOrder } from '../support/anOrder.ts'
import { historyWords } from '../support/historyWords.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const VENDOR = 'pekarna-u-mostu'
const past = (id: string, minutesAgo: number, more: Partial<Order> = {}) =>
  anOrder({ id, createdAt: minus(NOON, minutesAgo * MINUTE), status: 'DELIVERED', ...more })
const many = (count: number) => Array.from({ length: count }, (_, place) => past(`o-${place}`, place + 1))

const wanted = (query: Partial<HistoryQuery> = {}): HistoryExport => ({
  query: { vendorId: VENDOR, includeOutlets: false, from: minus(NOON, 30 * DAY), to: NOON, status: 'ANY', ...query },
  format: 'csv',
  vendorName: 'Pekárna U Mostu',
  sheetName: 'Orders',
  words: historyWords(),
})

const offline = new ServiceUnavailable({ reason: 'offline' })

/** A repository that records every query; `instead` may replace its response. */
const asked = (
  orders: ReadonlyArray<Order>,
  instead: (query: OrderQuery, place: number) => Effect.Effect<OrderPage, ServiceUnavailable> | undefined = () =>
    undefined,
) => {
  const queries: Array<OrderQuery> = []
  const memory = makeMemoryOrderRepository(orders, new Map([[VENDOR, ['most-1']]]))
  const repository: OrderRepositoryPort = {
    ...memory,
    list: (query) =>
      Effect.suspend(() => {
        queries.push(query)
        return instead(query, queries.length - 1) ?? memory.list(query)
      }),
  }
  return { queries, repository }
}

const exporting = async (
  { repository }: ReturnType<typeof asked>,
  what: HistoryExport = wanted(),
  hear: (event: ExportEvent) => void = () => undefined,
) => {
  const spreadsheets = makeMemorySpreadsheetWriter()
  const portal = memoryPortal({ orders: repository, spreadsheets })
  const events: Array<ExportEvent> = []
  await portal.run(
    Stream.runForEach(exportHistory(what), (event) =>
      Effect.sync(() => {
        events.push(event)
        hear(event)
      }),
    ),
  )
  const [file, ...others] = portal.files.saved
  expect(others).toEqual([])
  const ids =
    file !== undefined && isMemorySheetFile(file.content)
      ? file.content.rows.map(([id]) => (id?.kind === 'text' ? id.text : ''))
      : []
  return { events, file, ids, openSheets: spreadsheets.openSheets() }
}

describe('exportHistory', () => {
  it('writes all orders of the range page by page, newest first (HIST-10, OP-25)', async () => {
    const world = asked(many(450))
    const { events, file, ids, openSheets } = await exporting(world)
    expect(ids).toEqual(many(450).map(({ id }) => id))
    expect(world.queries.map(({ count, scheduled, from, to }) => ({ count, scheduled, from, to }))).toEqual(
      Array.from({ length: 3 }, () => ({ count: 200, scheduled: false, from: NOON - 30 * DAY, to: NOON })),
    )
    expect(file?.name).toBe('Pekárna-U-Mostu_2026-02-10_2026-03-12.csv')
    expect(events.at(-1)).toEqual({ kind: 'saved', orders: 450, unreadable: 0, fileName: file?.name })
    expect(openSheets).toBe(0)
  })

  it('reports the number of written orders and the time it has reached (OP-25)', async () => {
    const { events } = await exporting(asked(many(450)), { ...wanted(), total: 450 })
    expect(events.slice(0, -1)).toEqual(
      [0, 200, 400, 450].map((orders) => ({
        kind: 'writing',
        orders,
        reached: orders === 0 ? undefined : NOON - orders * MINUTE,
        total: 450,
      })),
    )
  })

  it("includes the outlets' orders on request, each with its branch (OP-25, PERM-01)", async () => {
    const world = asked([past('own', 1), past('theirs', 2, { vendorId: 'most-1' })])
    const alone = await exporting(world)
    const together = await exporting(world, wanted({ includeOutlets: true }))
    expect([alone.ids, together.ids]).toEqual([['own'], ['own', 'theirs']])
    expect(together.file?.content).toMatchObject({ rows: [{ 13: { text: VENDOR } }, { 13: { text: 'most-1' } }] })
  })

  it('requests the wanted status only, and the next page by its key (HIST-07)', async () => {
    const world = asked(many(201))
    await exporting(world, wanted({ status: 'DELIVERED' }))
    await exporting(world, wanted())
    const range = { vendorId: VENDOR, includeOutlets: false, from: NOON - 30 * DAY, to: NOON, scheduled: false }
    expect(world.queries).toStrictEqual([
      { ...range, count: 200, status: 'DELIVERED' },
      { ...range, count: 200, status: 'DELIVERED', paginationKey: '200' },
      { ...range, count: 200 },
      { ...range, count: 200, paginationKey: '200' },
    ])
  })

  it('filters by status although the service returns all orders (HIST-07)', async () => {
    const orders = [past('a', 1), past('b', 2, { status: 'CANCELLED' }), past('c', 3, { status: 'PICKED_UP' })]
    const world = asked([], () => Effect.succeed({ orders, paginationKey: undefined }))
    expect((await exporting(world, wanted({ status: 'CANCELLED' }))).ids).toEqual(['b'])
  })

  it.each([
    ["by the country's conventions", undefined, usualCsv(COUNTRIES.CZ)],
    ['by the chosen conventions', { separator: ',', decimalMark: '.', byteOrderMark: false }, undefined],
  ] as const)("writes CSV %s, with headers in the person's language (OP-25)", async (_, csv, usual) => {
    const { file } = await exporting(asked(many(1)), { ...wanted(), csv })
    const sheet = file !== undefined && isMemorySheetFile(file.content) ? file.content.sheet : undefined
    expect(sheet).toMatchObject({ format: 'csv', name: 'Orders', csv: csv ?? usual })
    expect(sheet?.columns).toEqual(columnsOf(historyWords(), 'CZK'))
  })

  it('counts the orders that cannot be read, each once, and saves the others (API-16)', async () => {
    const pages: ReadonlyArray<OrderPage> = [
      { orders: [past('a', 1)], unreadable: ['{"x":1}'], paginationKey: 'next' },
      { orders: [past('b', 2)], unreadable: ['{"x":1}', '{"x":2}'], paginationKey: undefined },
    ]
    const { events, ids } = await exporting(asked([], (_, place) => Effect.succeed(pages[place]!)))
    expect(ids).toEqual(['a', 'b'])
    expect(events.at(-1)).toMatchObject({ kind: 'saved', orders: 2, unreadable: 2 })
  })

  it('fails if it can read none of the orders (API-16)', async () => {
    const { repository } = asked([], () => Effect.succeed({ orders: [], unreadable: ['{}'], paginationKey: undefined }))
    const portal = memoryPortal({ orders: repository })
    const failure = await portal.run(Effect.flip(Stream.runDrain(exportHistory(wanted()))))
    expect(failure).toMatchObject({ reason: 'unreadable-answer' })
    expect(portal.files.saved).toEqual([])
  })

  it('reports a range without orders and saves nothing (OP-25)', async () => {
    const { events, file } = await exporting(asked([]))
    expect([events.at(-1), file]).toEqual([{ kind: 'nothing' }, undefined])
  })
})

describe('exportHistory with a page that cannot be loaded', () => {
  it('reports its progress, keeps it, and retries the same page on request (OP-25)', async () => {
    const world = asked(many(450), (_, place) => (place === 1 ? Effect.fail(offline) : undefined))
    const { events, ids } = await exporting(world, wanted(), (event) => event.kind === 'halted' && event.goOn())
    expect(events.filter(({ kind }) => kind === 'halted')).toMatchObject([{ orders: 200, failure: offline }])
    expect(ids).toEqual(many(450).map(({ id }) => id))
    expect(world.queries[2]).toEqual(world.queries[1])
  })

  it('waits again when the retry fails (OP-25)', async () => {
    const world = asked(many(10), (_, place) => (place < 3 ? Effect.fail(offline) : undefined))
    const { events, ids } = await exporting(world, wanted(), (event) => event.kind === 'halted' && event.goOn())
    expect([events.filter(({ kind }) => kind === 'halted').length, ids.length]).toEqual([3, 10])
  })
})

describe('exportHistory when cancelled', () => {
  it.each(['writing', 'halted'] as const)('saves nothing and leaves no sheet open while %s (OP-25)', async (kind) => {
    const world = asked(many(900), (_, place) =>
      place === 2 ? (kind === 'halted' ? Effect.fail(offline) : Effect.never) : undefined,
    )
    const spreadsheets = makeMemorySpreadsheetWriter()
    const portal = memoryPortal({ orders: world.repository, spreadsheets })
    const events: Array<ExportEvent> = []
    await portal.run(
      Effect.gen(function* () {
        const running = yield* Effect.forkChild(
          Stream.runForEach(exportHistory(wanted()), (event) => Effect.sync(() => void events.push(event))),
        )
        while (world.queries.length < 3) yield* Effect.yieldNow
        expect(spreadsheets.openSheets()).toBe(1)
        yield* Fiber.interrupt(running)
      }),
    )
    expect(events.at(-1)).toMatchObject({ orders: 400 })
    expect([portal.files.saved, spreadsheets.openSheets(), world.queries.length]).toEqual([[], 0, 3])
  })
})

describe('exportHistory with a service whose pages never end', () => {
  const page = (orders: ReadonlyArray<Order>, paginationKey: string): Effect.Effect<OrderPage> =>
    Effect.succeed({ orders, paginationKey })

  it.each([
    ['a key repeats', (place: number) => page([past(`o-${place}`, place + 1)], 'again')],
    ['the same orders come under new keys', (place: number) => page([past('o-0', 1)], `key-${place}`)],
  ])('halts when %s, and saves the file once the page is right (OP-25)', async (_, answer) => {
    const world = asked([], (_query, place) => (place < 3 ? answer(place) : page([past('last', 9)], '')))
    const { events, ids } = await exporting(world, wanted(), (event) => event.kind === 'halted' && event.goOn())
    const failure = { _tag: 'ServiceUnavailable', reason: 'unreadable-answer' }
    expect(events.filter(({ kind }) => kind === 'halted')).toMatchObject([
      { orders: 1, failure },
      { orders: 1, failure },
    ])
    expect(ids).toEqual(['o-0', 'last'])
  })

  it('ends when the key is empty', async () => {
    const world = asked([], () => page([past('only', 1)], ''))
    expect((await exporting(world)).ids).toEqual(['only'])
    expect(world.queries).toHaveLength(1)
  })

  it('continues after an empty page with a key', async () => {
    const world = asked([], (_, place) => page(place === 1 ? [past('late', 1)] : [], place === 2 ? '' : `key-${place}`))
    expect((await exporting(world)).ids).toEqual(['late'])
  })

  it('writes each order once (OP-25)', async () => {
    const world = asked([], (_, place) => page([past('first', 1), past(`o-${place}`, 2)], place === 0 ? 'next' : ''))
    expect((await exporting(world)).ids).toEqual(['first', 'o-0', 'o-1'])
  })
})

describe('exportHistory with a file that cannot be written', () => {
  it.each([new SpreadsheetFailed({ cause: 'no space' }), new ServiceUnavailable({ reason: 'offline' })])(
    'fails as the writer does (OP-25)',
    async (failed) => {
      const portal = memoryPortal({
        orders: makeMemoryOrderRepository(many(3)),
        spreadsheets: { open: () => Effect.fail(failed) },
      })
      expect(await portal.run(Effect.flip(Stream.runDrain(exportHistory(wanted()))))).toBe(failed)
      expect(portal.files.saved).toEqual([])
    },
  )
})
