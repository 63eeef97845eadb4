import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { cancelVerdict } from '../../domain/order/cancellation.ts'
import type { Order } from '../../domain/order/order.ts'
import { isRiderAssigned } from '../../domain/order/riderAssignment.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { Command } from '../frame/CommandsViewModel.ts'
import { useCommands } from '../frame/useCommands.ts'
import { useCopy } from '../order/useCopy.ts'
import { linkOf } from '../order/useSharedOrder.ts'
import { usePortal } from '../frame/Portal.ts'
import type { BoardViewModel } from './BoardViewModel.ts'
import { callAddress } from '../kit/phoneAddress.ts'

interface Props {
  readonly board: BoardViewModel
}

/** Commands with keys for the chosen order. Without a chosen order, a notice asks to choose one. */
export const BoardCommands = observer(function BoardCommands({ board }: Props) {
  const { flags, notices, now } = usePortal()
  const copy = useCopy()
  const list = useMemo((): ReadonlyArray<Command> => {
    const notify = (id: TextId) => notices.notify('info', { id }, 'order-flow')
    const withChosen = (act: (order: Order) => void) => () => {
      const order = board.chosenOrder
      if (order) act(order)
      else notify('command-choose-order')
    }
    const callRider = (order: Order) => {
      if (order.rider && isRiderAssigned(order)) window.location.assign(callAddress(order.rider.phoneNumber))
      else notify('order-rider-none')
    }
    const cancel = (order: Order) => {
      const delayedCancellation = flags.isOn('DelayedCancellation')
      if (cancelVerdict(order, { now: now(), delayedCancellation }).allowed) board.askToCancel(true)
      else notify('board-cannot-cancel')
    }
    const copyLink = (order: Order) => copy(linkOf(order), 'share-link-copied')
    const command = (id: string, textId: TextId, shortcut: string, act: (order: Order) => void): Command => ({
      id: `board-${id}`,
      text: { id: textId },
      group: 'here',
      shortcut,
      run: withChosen(act),
    })
    return [
      command('call-customer', 'board-call-customer', 'c', ({ customer }) =>
        window.location.assign(callAddress(customer.phoneNumber)),
      ),
      command('call-rider', 'trouble-call-rider', 'd', callRider),
      command('copy-link', 'share-copy-link', 'l', copyLink),
      command('cancel', 'order-cancel', 'x', cancel),
    ]
  }, [board, copy, flags, notices, now])
  useCommands(list)
  return null
})
