import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { Elements } from '../kit/Elements.ts'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import type { OrderId } from '../../domain/ids.ts'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import { useLightPages } from '../frame/LightPages.ts'
import { usePortal } from '../frame/Portal.ts'
import { TRACKING_BESIDE_HELP } from '../frame/useOneColumn.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { useComputed } from '../kit/useComputed.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import type { BoardViewModel } from './BoardViewModel.ts'
import { useShownView } from './useShownView.ts'
import { AnnouncedChanges } from './AnnouncedChanges.tsx'
import { ListSkeleton } from '../kit/ListSkeleton.tsx'
import { EmptyList, FailedLists, StaleLists } from './ListStates.tsx'
import { ListTabs, PANEL_ID, tabId } from './ListTabs.tsx'
import { LivePill } from './LivePill.tsx'
import { ChooseAnOrder, DetailsSkeleton } from './NoDetails.tsx'
import { OrderList } from './OrderList.tsx'
import { OrderSearch } from './OrderSearch.tsx'
import { OrderTrackingViewModel } from './OrderTrackingViewModel.ts'
import { useDetailsPane } from './useDetailsPane.ts'
import { ZoneLine } from './ZoneLine.tsx'
import { requestAddress } from '../paths/links.ts'
import './orderTracking.css'

const ViewSwitch = lazyComponent(
  async () => (await fetchCode(() => import('./ViewSwitch.tsx'))).ViewSwitch,
  () => <span className="view-switch-place" />,
)
const NearRiders = lazyComponent(
  async () => (await fetchCode(() => import('./NearRiders.tsx'))).NearRiders,
  () => <span className="near-riders-place" />,
)
const OrderBoard = lazyComponent(
  async () => (await fetchCode(() => import('./OrderBoard.tsx'))).OrderBoard,
  BoardSkeleton,
)
const OrderCommands = lazyComponent(async () => (await fetchCode(() => import('./OrderCommands.tsx'))).OrderCommands)
const OrderDetails = lazyComponent(
  async () => (await fetchCode(() => import('./OrderDetails.tsx'))).OrderDetails,
  DetailsSkeleton,
)

/** Today's orders, live (ROUTE-07), with the details of the order in the address (TRACK-25). */
export const OrderTrackingScreen = observer(function OrderTrackingScreen() {
  const { run, vendors, flags, notices, session, now, nextFrame, underWay } = usePortal()
  const { begunTracking } = useLightPages().application
  const view = useViewModel(
    () => new OrderTrackingViewModel({ run, vendors, flags, notices, session, now, nextFrame }, begunTracking()),
  )
  const { openId, addressOf, open, close, isCovered, isOneColumn, takesFocus } = useDetailsPane(TRACKING_BESIDE_HELP)
  const { isBoard } = useShownView()
  const [board, setBoard] = useState<BoardViewModel>()
  useLayoutEffect(() => board && underWay.follow(board), [board, underWay])
  useEffect(() => view.lists.reportVisible('details', openId === undefined ? [] : [openId]), [view, openId])

  return (
    <div className="order-tracking" data-details={openId !== undefined} data-board={isBoard}>
      <header className="order-head" inert={isCovered}>
        <Localized id="order-tracking-title">
          <h1>Order tracking</h1>
        </Localized>
        <LivePill view={view} />
        <ZoneLine now={view.clock.now} />
        <span className="order-controls">
          <ViewSwitch tracking={view} onBoard={setBoard} />
          <NearRiders tracking={view} />
        </span>
        <OrderSearch view={view.lists} />
      </header>
      {isBoard && !board && <BoardSkeleton />}
      {isBoard && board && (
        <OrderBoard
          board={board}
          tracking={view}
          openId={openId}
          addressOf={addressOf}
          open={open}
          isOneColumn={isOneColumn}
        />
      )}
      {!isBoard && (
        <section className="order-card order-lists" inert={isCovered}>
          <ListTabs view={view.lists} isCounted={view.picture.step === 'ready'} board={board} />
          <Panel view={view} openId={openId} addressOf={addressOf} open={open} />
        </section>
      )}
      {(!isBoard || openId !== undefined) && (
        <Localized id="order-details" attrs={{ 'aria-label': true }}>
          <section className="order-card order-details-pane" aria-label="Details">
            {isCovered && (
              <div className="covering-link">
                <LivePill view={view} />
              </div>
            )}
            {openId === undefined ? (
              <ChooseAnOrder />
            ) : (
              <OrderDetails
                key={openId}
                id={openId}
                onScreen={view}
                isOverList={isOneColumn}
                takesFocus={takesFocus}
                close={close}
              />
            )}
          </section>
        </Localized>
      )}
      <OrderCommands view={view} openId={openId} />
      <AnnouncedChanges view={view.lists.announcer} />
    </div>
  )
})

/** The placeholder of the board. */
function BoardSkeleton() {
  return (
    <section className="order-card">
      <ListSkeleton />
    </section>
  )
}

interface PanelProps {
  readonly view: OrderTrackingViewModel
  readonly openId: OrderId | undefined
  readonly addressOf: (id: OrderId) => string
  readonly open: (id: OrderId, by: 'pointer' | 'keyboard') => void
}

const Panel = observer(function Panel({ view, openId, addressOf, open }: PanelProps) {
  const { vendors } = usePortal()
  const { picture, lists, clock } = view
  return (
    <div className="order-panel" role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(lists.chosen)}>
      {picture.step === 'loading' && <ListSkeleton />}
      {picture.step === 'failed' && <FailedLists failure={picture.failure} retry={view.retry} />}
      {picture.step === 'ready' && (
        <Rows view={view} clock={clock} openId={openId} addressOf={addressOf} open={open}>
          <EmptyList
            list={lists.chosen}
            requestAddress={requestAddress(vendors.selected?.id)}
            clearSearch={() => lists.searchFor('')}
          />
        </Rows>
      )}
      {picture.step === 'ready' && picture.refreshFailure && (
        <StaleLists failure={picture.refreshFailure} retry={view.retry} />
      )}
    </div>
  )
})

const Rows = observer(function Rows(
  props: PanelProps & { readonly clock: OrderTrackingViewModel['clock']; readonly children: Elements },
) {
  const { view, clock, openId, addressOf, open, children } = props
  const { l10n } = useLocalization()
  const { lists } = view
  const isEmpty = useComputed(() => lists.rows.length === 0 && lists.waiting === 0)
  if (isEmpty) return children
  const label = l10n.getString(`order-list-${lists.chosen}`)
  return (
    <OrderList
      key={lists.chosen}
      view={lists}
      marks={view.outletMarks}
      clock={clock}
      label={label}
      openId={openId}
      addressOf={addressOf}
      open={open}
    />
  )
})
