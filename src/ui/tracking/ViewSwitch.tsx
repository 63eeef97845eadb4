import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { formatNumber } from '../../domain/format/numbers.ts'
import type { Command } from '../frame/CommandsViewModel.ts'
import { useCommands } from '../frame/useCommands.ts'
import { useLocalization } from '../kit/localization.ts'
import { Segmented } from '../kit/Segmented.tsx'
import type { OrderTrackingViewModel } from './OrderTrackingViewModel.ts'
import { useComputed } from '../kit/useComputed.ts'
import { usePortal } from '../frame/Portal.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { BoardViewModel } from './BoardViewModel.ts'
import { useShownView } from './useShownView.ts'
import './viewSwitch.css'

export interface ViewSwitchProps {
  readonly tracking: OrderTrackingViewModel
  /** Receives the board, which stays up to date from now on, even while the lists are shown. */
  readonly onBoard: (board: BoardViewModel) => void
}

/** The choice between the lists and the board, with the number of orders that need attention. */
export const ViewSwitch = observer(function ViewSwitch({ tracking, onBoard }: ViewSwitchProps) {
  const { deployment, run } = usePortal()
  const { l10n } = useLocalization()
  const board = useViewModel(
    () =>
      new BoardViewModel({
        run,
        lists: tracking.lists,
        clock: tracking.clock,
        minimumEta: deployment.country.minimumEta,
      }),
  )
  const { isBoard, otherAddress } = useShownView()
  const navigate = useNavigate()
  const hand = useEffectEvent(onBoard)
  useEffect(() => hand(board), [board])
  const list = useMemo(
    (): ReadonlyArray<Command> => [
      {
        id: 'board',
        text: { id: isBoard ? 'board-command-lists' : 'board-command' },
        group: 'here',
        shortcut: 'b',
        run: () => void navigate(otherAddress),
      },
    ],
    [isBoard, navigate, otherAddress],
  )
  useCommands(list)
  return (
    <Segmented
      className="view-switch"
      label={l10n.getString('board-view')}
      value={isBoard ? 'board' : 'list'}
      choose={() => void navigate(otherAddress)}
      options={[
        { value: 'list', label: l10n.getString('board-view-list') },
        {
          value: 'board',
          label: (
            <span>
              <span>{l10n.getString('board-view-board')}</span> <Needing board={board} />
            </span>
          ),
        },
      ]}
    />
  )
})

/** The number of orders that need attention; nothing if there are none. */
const Needing = observer(function Needing({ board }: { readonly board: BoardViewModel }) {
  const { l10n } = useLocalization()
  const { locale } = usePortal()
  const count = useComputed(() => board.summary.needsYou)
  if (count === 0) return null
  const words = l10n.getString('order-list-needing', { count })
  return (
    <>
      <b className="view-needing" title={words} aria-hidden="true">
        {formatNumber(count, locale)}
      </b>
      <span className="visually-hidden">{words}</span>
    </>
  )
})
