import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import type { Order } from '../../domain/order/order.ts'
import { CancelOrderViewModel } from '../order/CancelOrderViewModel.ts'
import type { OrderListsViewModel } from './OrderListsViewModel.ts'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import { usePortal } from '../frame/Portal.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import type { BoardViewModel } from './BoardViewModel.ts'

const CancelOrderDialog = lazyComponent(
  async () => (await fetchCode(() => import('../order/CancelOrderDialog.tsx'))).CancelOrderDialog,
)

interface Props {
  readonly board: BoardViewModel
  readonly order: Order
  readonly lists: OrderListsViewModel
}

/** Cancels the chosen order, from any place on the board (CANC-01). */
export const CancelChosen = observer(function CancelChosen({ board, order, lists }: Props) {
  const { run, flags, notices, now } = usePortal()
  const cancel = useViewModel(
    () =>
      new CancelOrderViewModel({
        run,
        flags,
        notices,
        now,
        order: () => lists.order(order.id),
        changed: (changed) => lists.take([changed]),
      }),
  )
  const { isCancelAsked } = board
  useEffect(() => {
    if (!isCancelAsked) return
    board.askToCancel(false)
    cancel.open()
  }, [board, cancel, isCancelAsked])
  return cancel.isOpen ? <CancelOrderDialog view={cancel} customer={order.customer.name} /> : null
})
