import { observer } from 'mobx-react-lite'
import { useSearchParams } from 'react-router'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import type { OrderId } from '../../domain/ids.ts'
import { ListSkeleton } from '../kit/ListSkeleton.tsx'
import { Localized } from '../kit/localization.ts'
import { DetailsSkeleton } from '../tracking/NoDetails.tsx'
import { OrderSearch } from '../tracking/OrderSearch.tsx'
import { useDetailsPane } from '../tracking/useDetailsPane.ts'
import { formatZone } from '../kit/formats.ts'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import { usePortal } from '../frame/Portal.ts'
import { HISTORY_BESIDE_HELP } from '../frame/useOneColumn.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { ExportHistory } from './ExportHistory.tsx'
import { readHistoryAddress } from './historyAddress.ts'
import { HistoryFilterBar } from './HistoryFilterBar.tsx'
import { EmptyHistory, FailedHistory, RestingHistory, ShowMore } from './HistoryStates.tsx'
import { HistorySummary } from './HistorySummary.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { HistoryViewModel } from './HistoryViewModel.ts'
import { useHistoryAddress } from './useHistoryAddress.ts'
import '../tracking/orderTracking.css'
import './history.css'

const OrderCommands = lazyComponent(
  async () => (await fetchCode(() => import('../tracking/OrderCommands.tsx'))).OrderCommands,
)
const OrderDetails = lazyComponent(
  async () => (await fetchCode(() => import('../tracking/OrderDetails.tsx'))).OrderDetails,
  DetailsSkeleton,
)
/** Loaded after the table. */
const HistoryOverview = lazyComponent(
  async () => (await fetchCode(() => import('./HistoryOverview.tsx'))).HistoryOverview,
  () => <div className="history-overview-place" aria-hidden="true" />,
)

/** The orders of earlier days (ROUTE-08), with the details of the order in the address. */
export const HistoryScreen = observer(function HistoryScreen() {
  const { run, vendors, notices, deployment, lacks, locale, now, session } = usePortal()
  // A guest has few orders, so search and totals are hidden (NAV-16).
  const isGuest = session.mode === 'guest'
  const [parameters] = useSearchParams()
  const { country } = deployment
  const view = useViewModel(
    () => new HistoryViewModel({ run, vendors, notices, country, now }, readHistoryAddress(parameters)),
  )
  useHistoryAddress(view)
  const { openId, addressOf, open, close, isCovered, isOneColumn, takesFocus } = useDetailsPane(HISTORY_BESIDE_HELP)
  return (
    <div className="history" data-details={openId !== undefined}>
      <header className="order-head" inert={isCovered}>
        <Localized id="shell-tab-history">
          <h1>History</h1>
        </Localized>
        <Localized id="field-times-in" vars={{ zone: formatZone(country.timeZone, locale, view.clock.now) }}>
          <p className="zone" />
        </Localized>
        {isGuest || <OrderSearch view={view} />}
        <ExportHistory query={() => view.query} />
      </header>
      <div className="history-main" inert={isCovered}>
        <HistoryFilterBar view={view} />
        {isGuest || lacks('overviewOrders') || <HistoryOverview history={view} />}
        <HistorySummary view={view} />
        <section className="history-card">
          <PastOrders view={view} openId={openId} addressOf={addressOf} open={open} />
        </section>
        <ShowMore view={view.lists} />
      </div>
      {openId !== undefined && (
        <Localized id="order-details" attrs={{ 'aria-label': true }}>
          <section className="order-card order-details-pane" aria-label="Details">
            <OrderDetails
              key={openId}
              id={openId}
              onScreen={view}
              isOverList={isOneColumn}
              takesFocus={takesFocus}
              close={close}
            />
          </section>
        </Localized>
      )}
      <OrderCommands view={{ lists: { order: view.lists.order, searchFor: view.searchFor } }} openId={openId} />
    </div>
  )
})

interface PastOrdersProps {
  readonly view: HistoryViewModel
  readonly openId: OrderId | undefined
  readonly addressOf: (id: OrderId) => string
  readonly open: (id: OrderId, by: 'pointer' | 'keyboard') => void
}

const PastOrders = observer(function PastOrders({ view, ...opening }: PastOrdersProps) {
  const { state, retry } = view.lists
  switch (state.step) {
    case 'loading':
      return <ListSkeleton />
    case 'failed':
      return <FailedHistory failure={state.failure} retry={retry} />
    case 'resting':
      return <RestingHistory />
    case 'ready':
      return view.rows.length === 0 ? <EmptyHistory view={view} /> : <HistoryTable view={view} {...opening} />
  }
})
