import { MapIcon, PropertiesIcon, WarningSignIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Command } from '../frame/CommandsViewModel.ts'
import { useCommands } from '../frame/useCommands.ts'
import { Localized } from '../kit/localization.ts'
import type { OrderTrackingViewModel } from './OrderTrackingViewModel.ts'
import { useComputed } from '../kit/useComputed.ts'
import { usePortal } from '../frame/Portal.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { BoardViewModel } from './BoardViewModel.ts'
import { useShownView } from './useShownView.ts'
import './boardSwitch.css'

export interface BoardSwitchProps {
  readonly tracking: OrderTrackingViewModel
  /** Receives the board, which stays up to date from now on, even while the lists are shown. */
  readonly kept: (board: BoardViewModel) => void
}

/** A link to the board and back, with the number of orders that need attention. */
export const BoardSwitch = observer(function BoardSwitch({ tracking, kept }: BoardSwitchProps) {
  const { run } = usePortal()
  const board = useViewModel(() => new BoardViewModel({ run, lists: tracking.lists, clock: tracking.clock }))
  const needsYou = useComputed(() => board.summary.needsYou)
  const { isBoard, otherAddress } = useShownView()
  const navigate = useNavigate()
  const hand = useEffectEvent(kept)
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
  const needs = !isBoard && needsYou > 0
  return (
    <Link className="board-switch" to={otherAddress} data-needs={needs}>
      {isBoard ? <PropertiesIcon size={16} /> : needs ? <WarningSignIcon size={16} /> : <MapIcon size={16} />}
      <Localized id={isBoard ? 'board-to-lists' : needs ? 'board-needs-you' : 'board-open'} vars={{ count: needsYou }}>
        <span />
      </Localized>
    </Link>
  )
})
