import { WarningSignIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { TRACKING_LISTS, type TrackingList } from '../../domain/order/trackingLists.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { useComputed } from '../kit/useComputed.ts'
import type { ShownList } from './OrderListsViewModel.ts'

export interface ListTabsView {
  readonly chosen: ShownList
  readonly isSearching: boolean
  readonly counts: Readonly<Record<ShownList, number>>
  readonly choose: (list: ShownList) => void
}

export const PANEL_ID = 'order-list-panel'
export const tabId = (list: ShownList): string => `order-tab-${list}`

interface Props {
  readonly view: ListTabsView
  /** Whether the orders are loaded, so that they can be counted. */
  readonly isCounted: boolean
  /** The number of orders that need attention in each list; `undefined` until the board has loaded. */
  readonly board?: { readonly needing: Readonly<Record<TrackingList, number>> } | undefined
}

/** The tabs of the lists with their order counts; arrow keys move between them (TRACK-01). */
export const ListTabs = observer(function ListTabs({ view, isCounted, board }: Props) {
  const lists: ReadonlyArray<ShownList> = view.isSearching ? [...TRACKING_LISTS, 'results'] : TRACKING_LISTS
  const shown = useRef(view.chosen)
  useEffect(() => {
    if (shown.current === view.chosen) return
    shown.current = view.chosen
    document.getElementById(tabId(view.chosen))?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [view.chosen])
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const forwards = isMirrored ? 'ArrowLeft' : 'ArrowRight'
    const backwards = isMirrored ? 'ArrowRight' : 'ArrowLeft'
    const index = lists.indexOf(view.chosen)
    const steps: Readonly<Record<string, number>> = {
      [forwards]: index + 1,
      [backwards]: index - 1 + lists.length,
      Home: 0,
      End: lists.length - 1,
    }
    const step = steps[event.key]
    const next = step === undefined ? undefined : lists[step % lists.length]
    if (next === undefined) return
    event.preventDefault()
    view.choose(next)
    document.getElementById(tabId(next))?.focus()
  }
  return (
    <Localized id="order-lists" attrs={{ 'aria-label': true }}>
      <div className="order-tabs" role="tablist" aria-label="Lists" tabIndex={-1} onKeyDown={press}>
        {lists.map((list) => (
          <button
            key={list}
            type="button"
            role="tab"
            id={tabId(list)}
            className="order-tab"
            aria-selected={list === view.chosen}
            aria-controls={PANEL_ID}
            tabIndex={list === view.chosen ? 0 : -1}
            onClick={() => view.choose(list)}
          >
            <Localized id={`order-list-${list}`}>
              <span className="name" />
            </Localized>
            <span className="count">{isCounted ? <Count view={view} list={list} /> : '–'}</span>
            {isCounted && board && list !== 'results' && !view.isSearching && <Needing board={board} list={list} />}
          </button>
        ))}
      </div>
    </Localized>
  )
})

/** A component of its own, so that a change renders only the count that changed. */
const Count = observer(function Count({ view, list }: { readonly view: ListTabsView; readonly list: ShownList }) {
  return useComputed(() => view.counts[list])
})

interface NeedingProps {
  readonly board: NonNullable<Props['board']>
  readonly list: TrackingList
}

/** The number of orders of the list that need attention. The lists add up to the number on the link to the board. */
const Needing = observer(function Needing({ board, list }: NeedingProps) {
  const { l10n } = useLocalization()
  const count = useComputed(() => board.needing[list])
  if (count === 0) return null
  const words = l10n.getString('order-list-needing', { count })
  return (
    <span className="needing" title={words}>
      <WarningSignIcon size={12} />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
})
