import { WarningSignIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { formatNumber } from '../../domain/format/numbers.ts'
import { TRACKING_LISTS } from '../../domain/order/trackingLists.ts'
import { useMarket } from '../frame/useMarket.ts'
import { useLocalization } from '../kit/localization.ts'
import { Tabs } from '../kit/Tabs.tsx'
import { useComputed } from '../kit/useComputed.ts'
import type { ShownList } from './OrderListsViewModel.ts'

interface ListTabsView {
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
  readonly board?: { readonly needing: Readonly<Partial<Record<ShownList, number>>> } | undefined
}

/** The tabs of the lists with their order counts; arrow keys move between them (TRACK-01). */
export const ListTabs = observer(function ListTabs({ view, isCounted, board }: Props) {
  const lists: ReadonlyArray<ShownList> = view.isSearching ? [...TRACKING_LISTS, 'results'] : TRACKING_LISTS
  const { l10n } = useLocalization()
  return (
    <Tabs
      label={l10n.getString('order-lists')}
      value={view.chosen}
      choose={view.choose}
      idOf={tabId}
      panelId={PANEL_ID}
      tabs={lists.map((list) => ({
        value: list,
        label: l10n.getString(`order-list-${list}`),
        count: isCounted ? <Count view={view} list={list} /> : '–',
        note: isCounted && board && !view.isSearching && <Needing board={board} list={list} />,
      }))}
    />
  )
})

/** A component of its own, so that a change renders only the count that changed. */
const Count = observer(function Count({ view, list }: { readonly view: ListTabsView; readonly list: ShownList }) {
  const { locale } = useMarket()
  const count = useComputed(() => view.counts[list])
  return <span>{formatNumber(count, locale)}</span>
})

interface NeedingProps {
  readonly board: NonNullable<Props['board']>
  readonly list: ShownList
}

/** The number of orders of the list that need attention. The lists add up to the number on the link to the board. */
const Needing = observer(function Needing({ board, list }: NeedingProps) {
  const { l10n } = useLocalization()
  const count = useComputed(() => board.needing[list])
  if (!count) return null
  const words = l10n.getString('order-list-needing', { count })
  return (
    <span className="list-needing" title={words}>
      <WarningSignIcon size={12} />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
})
