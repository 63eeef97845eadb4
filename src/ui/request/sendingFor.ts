import { submitOrder } from '../../application/request/submitOrder.ts'
import { updateOrder } from '../../application/request/updateOrder.ts'
import type { RequestModel } from './RequestModel.ts'
import type { Sending } from './SubmissionViewModel.ts'

/** Places a new order, or updates the edited one (REQ-16, REQ-33). */
export const sendingFor = (request: RequestModel): Sending => {
  if (request.purpose.kind !== 'edit') return { send: submitOrder, failedId: 'request-not-created' }
  return {
    send: (submission, confirmFee, tell) => {
      const { orderToBeUpdated } = request.state
      if (orderToBeUpdated === undefined) throw new Error('nothing was loaded that could be changed')
      return updateOrder(submission, orderToBeUpdated, confirmFee, tell)
    },
    failedId: 'request-not-updated',
  }
}
