import type { CancelVerdict } from './cancellation.ts'
import { editVerdict } from './editing.ts'
import type { Order } from './order.ts'
import { isFinished } from './orderStatus.ts'

export type OrderAction = 'edit' | 'share-link' | 'copy-link' | 'again' | 'cancel'

/** The actions of the details: those in sight, the main one first, and those behind a button. */
export interface OrderActions {
  readonly inSight: ReadonlyArray<OrderAction>
  readonly more: ReadonlyArray<OrderAction>
}

interface Circumstances {
  readonly cancel: CancelVerdict
  /** Flag ModifyOrder. */
  readonly mayEdit: boolean
  readonly hasShareSheet: boolean
}

/**
 * What people do most with an order in its status is in sight (AID-04): correct or cancel it while that is possible,
 * send its link while it is under way, repeat it when it has ended. A cancellation that is refused is offered too, so
 * that its reason can be read; a finished order has none.
 */
export const orderActions = (
  order: Pick<Order, 'status' | 'statusHistory'>,
  { cancel, mayEdit, hasShareSheet }: Circumstances,
): OrderActions => {
  // Without a share sheet, sharing opens a menu that copies too.
  const copying: ReadonlyArray<OrderAction> = hasShareSheet ? ['copy-link'] : []
  if (isFinished(order.status)) return { inSight: ['again'], more: ['share-link', ...copying] }
  if (!cancel.allowed) return { inSight: ['share-link'], more: [...copying, 'again', 'cancel'] }
  return mayEdit && editVerdict(order).allowed
    ? { inSight: ['edit', 'cancel'], more: ['share-link', ...copying, 'again'] }
    : { inSight: ['share-link', 'cancel'], more: [...copying, 'again'] }
}
