import { ArrowUpIcon } from '@blueprintjs/icons'
import { useVirtualizer } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { Elements } from '../kit/Elements.ts'
import { formatNumber } from '../../domain/format/numbers.ts'
import type { OrderId, VendorId } from '../../domain/ids.ts'
import { useMarket } from '../frame/useMarket.ts'
import type { BoardGroup } from '../../domain/order/board.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { OutletMark } from '../../domain/vendor/outletMarks.ts'
import type { SharedClock } from '../kit/SharedClock.ts'
import { Button } from '../kit/Button.tsx'
import { inRem } from '../kit/inRem.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { useRowEvents } from '../order/useRowEvents.ts'
import { useRangeWith } from '../kit/useRangeWith.ts'
import { useRowKeys } from '../order/useRowKeys.ts'
import { BoardOrder } from './BoardOrder.tsx'
import type { BoardRow, BoardViewModel } from './BoardViewModel.ts'
import { ZoneLine } from './ZoneLine.tsx'
import { useBoardScrollAnchor } from './useBoardScrollAnchor.ts'

/** In pixels; must match the style sheet. */
const HEIGHTS: Readonly<Record<BoardRow['kind'], number>> = { group: inRem(36), order: inRem(72) }

interface Props {
  readonly board: BoardViewModel
  readonly clock: SharedClock
  readonly marks: ReadonlyMap<VendorId, OutletMark>
  readonly openId: OrderId | undefined
  readonly addressOf: (id: OrderId) => string
  readonly choose: (id: OrderId, by: 'pointer' | 'keyboard') => void
  readonly empty: Elements
}

/** The virtualized list of the board. Arrow keys choose another order, Enter opens it. */
export const BoardList = observer(function BoardList(props: Props) {
  const { board, empty } = props
  return board.rows.length === 0 && board.waiting === 0 ? empty : <Rows {...props} />
})

const Rows = observer(function Rows({ board, clock, marks, openId, addressOf, choose }: Props) {
  const { rows, chosen, sought } = board
  const scroller = useRef<HTMLDivElement>(null)
  const found = rows.findIndex(({ key }) => key === chosen)
  const activeIndex = found < 0 ? rows.findIndex(({ kind }) => kind === 'order') : found
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => HEIGHTS[rows[index]?.kind ?? 'order'],
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 5,
    useFlushSync: false,
    rangeExtractor: useRangeWith(activeIndex),
  })
  useEffect(() => virtual.measure(), [virtual, rows])
  useBoardScrollAnchor(scroller, rows, HEIGHTS)
  const shown = virtual.getVirtualItems()
  useEffect(() =>
    board.reportVisible(shown.flatMap(({ index }) => (rows[index]?.kind === 'order' ? [rows[index].key] : []))),
  )
  useEffect(() => {
    const index = sought === undefined ? -1 : rows.findIndex(({ key }) => key === sought)
    if (index < 0) return
    virtual.scrollToIndex(index, { align: 'auto' })
    board.found()
  }, [board, rows, sought, virtual])

  const pressed = useRowKeys({
    ids: () => rows.flatMap(({ kind, key }) => (kind === 'order' ? [key] : [])),
    page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / HEIGHTS.order) - 1),
    goTo: (id) => {
      board.choose(id)
      virtual.scrollToIndex(
        rows.findIndex(({ key }) => key === id),
        { align: 'auto' },
      )
    },
  })
  useRowEvents(scroller, {
    press: (id, key) => {
      board.holdRows()
      return pressed(id, key)
    },
    click: choose,
    focus: (id) => {
      board.choose(id)
      board.holdRows()
    },
    point: board.holdRows,
    leave: board.release,
  })
  return (
    <div className="board-list">
      <WaitingChanges
        count={board.waiting}
        show={() => {
          board.release()
          scroller.current?.scrollTo({ top: 0 })
        }}
      />
      <div className="board-rows" ref={scroller}>
        <Localized id="board-list" attrs={{ 'aria-label': true }}>
          <ul aria-label="Orders" style={{ blockSize: `${virtual.getTotalSize()}px` }}>
            {shown.map(({ index, start }) => {
              const row = rows[index]
              if (!row) return null
              if (row.kind === 'group') return <Group key={row.key} row={row} top={start} />
              return (
                <BoardOrder
                  key={row.key}
                  entry={row.entry}
                  clock={clock}
                  mark={marks.get(row.entry.order.vendorId)}
                  top={start}
                  isChosen={row.key === chosen}
                  isOpen={row.key === openId}
                  isActive={index === activeIndex}
                  address={addressOf(row.key)}
                />
              )
            })}
          </ul>
        </Localized>
        <div className="list-end" aria-hidden="true">
          <ZoneLine now={clock.now} className="zone-at-end" />
        </div>
      </div>
    </div>
  )
})

const GROUP_TEXTS: Readonly<Record<BoardGroup, TextId>> = {
  'needs-you': 'board-group-needs-you',
  waiting: 'board-group-waiting',
  'rider-coming': 'board-group-rider-coming',
  'on-the-way': 'status-courier-left-vendor',
  scheduled: 'order-list-scheduled',
}

const Group = ({ row, top }: { readonly row: Extract<BoardRow, { kind: 'group' }>; readonly top: number }) => {
  const { locale } = useMarket()
  return (
    <li className="board-group" data-group={row.group} style={{ transform: `translateY(${top}px)` }}>
      <h2>
        <Localized id={GROUP_TEXTS[row.group]}>
          <span />
        </Localized>{' '}
        <span className="count">{formatNumber(row.count, locale)}</span>
      </h2>
    </li>
  )
}

/** Shows how many rows wait for a new position, with a button to apply the changes; nothing moves under the pointer. */
const WaitingChanges = ({ count, show }: { readonly count: number; readonly show: () => void }) => {
  const { l10n } = useLocalization()
  if (count === 0) return null
  return (
    <Button className="order-waiting" kind="primary" size="small" icon={<ArrowUpIcon size={14} />} onClick={show}>
      {l10n.getString('board-waiting', { count })}
    </Button>
  )
}
