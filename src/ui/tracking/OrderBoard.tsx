import { MapIcon, PropertiesIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { OrderId } from '../../domain/ids.ts'
import { ListSkeleton } from '../kit/ListSkeleton.tsx'
import { Localized, useLocalization } from '../kit/localization.ts'
import { EmptyList, FailedLists, StaleLists } from './ListStates.tsx'
import type { OrderTrackingViewModel } from './OrderTrackingViewModel.ts'
import { Button } from '../kit/Button.tsx'
import { BoardCommands } from './BoardCommands.tsx'
import { BoardList } from './BoardList.tsx'
import { BoardMap } from './BoardMap.tsx'
import type { BoardViewModel } from './BoardViewModel.ts'
import { CancelChosen } from './CancelChosen.tsx'
import { ChosenOrder } from './ChosenOrder.tsx'
import { usePortal } from '../frame/Portal.ts'
import { requestAddress } from '../paths/links.ts'
import './board.css'

export interface OrderBoardProps {
  readonly board: BoardViewModel
  readonly tracking: OrderTrackingViewModel
  readonly openId: OrderId | undefined
  readonly addressOf: (id: OrderId) => string
  readonly open: (id: OrderId, by: 'pointer' | 'keyboard') => void
  /** Whether only one of list and map is shown, instead of both side by side. */
  readonly isOneColumn: boolean
}

/**
 * All orders under way in one list and on one map, linked in both directions (TRACK-27, PERM-01). The list contains
 * everything; the map is an aid.
 */
export const OrderBoard = observer(function OrderBoard(props: OrderBoardProps) {
  const { board, tracking, openId, addressOf, open, isOneColumn } = props
  const { vendors } = usePortal()
  const [isMapShown, setMapShown] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    board.watchRiders(leaving.signal)
    return () => leaving.abort()
  }, [board])
  useEffect(() => {
    if (openId !== undefined) board.seek(openId)
  }, [board, openId])

  const { picture } = tracking
  const marks = tracking.outletMarks
  const isCovered = isOneColumn && openId !== undefined
  const choose = (id: OrderId, by: 'pointer' | 'keyboard') => {
    board.choose(id)
    if (by === 'keyboard' || isOneColumn || openId !== undefined) open(id, by)
  }
  return (
    <div className="board" data-map={isMapShown} inert={isCovered}>
      <section className="order-card board-list-card">
        <header className="board-head">
          <Summary board={board} />
          {isOneColumn && <MapSwitch isMapShown={isMapShown} show={setMapShown} />}
        </header>
        {(!isOneColumn || !isMapShown) && (
          <div className="order-panel">
            {picture.step === 'loading' && <ListSkeleton />}
            {picture.step === 'failed' && <FailedLists failure={picture.failure} retry={tracking.retry} />}
            {picture.step === 'ready' && (
              <BoardList
                board={board}
                clock={tracking.clock}
                marks={marks}
                openId={openId}
                addressOf={addressOf}
                choose={choose}
                empty={
                  <EmptyList
                    list={tracking.lists.isSearching ? 'results' : 'new'}
                    requestAddress={requestAddress(vendors.selected?.id)}
                    clearSearch={() => tracking.lists.searchFor('')}
                  />
                }
              />
            )}
            {picture.step === 'ready' && picture.refreshFailure && (
              <StaleLists failure={picture.refreshFailure} retry={tracking.retry} />
            )}
          </div>
        )}
      </section>
      {(!isOneColumn || isMapShown) && (
        <section className="order-card board-map-card">
          <BoardMap board={board} clock={tracking.clock} marks={marks} />
          {board.chosenOrder && board.chosen !== openId && (
            <ChosenOrder
              key={board.chosenOrder.id}
              board={board}
              order={board.chosenOrder}
              tracking={tracking}
              open={(by) => open(board.chosenOrder?.id ?? '', by)}
            />
          )}
        </section>
      )}
      <BoardCommands board={board} />
      {board.chosenOrder && (
        <CancelChosen key={board.chosenOrder.id} board={board} order={board.chosenOrder} lists={tracking.lists} />
      )}
      <Announcement board={board} />
    </div>
  )
})

/** The text alternative of the map, in one sentence. */
const Summary = observer(function Summary({ board }: Pick<OrderBoardProps, 'board'>) {
  const { needsYou, underWay } = board.summary
  return (
    <Localized id="board-summary" vars={{ underWay, needsYou }}>
      <p className="board-summary" data-needs={needsYou > 0} />
    </Localized>
  )
})

/** The summary as a throttled, polite announcement. */
const Announcement = observer(function Announcement({ board }: Pick<OrderBoardProps, 'board'>) {
  const { l10n } = useLocalization()
  const { announced } = board
  return <output className="visually-hidden">{announced && l10n.getString('board-summary', { ...announced })}</output>
})

interface MapSwitchProps {
  readonly isMapShown: boolean
  readonly show: (isMapShown: boolean) => void
}

const MapSwitch = ({ isMapShown, show }: MapSwitchProps) => (
  <Localized id={isMapShown ? 'board-view-list' : 'map-name'}>
    <Button
      icon={isMapShown ? <PropertiesIcon size={16} /> : <MapIcon size={16} />}
      onClick={() => show(!isMapShown)}
    />
  </Localized>
)
