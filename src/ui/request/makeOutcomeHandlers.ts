import type { SubmissionEvent } from '../../application/request/recomputePrice.ts'
import type { NoticeKind } from '../../domain/notice/notice.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { BeginningEvent } from '../../domain/request/requestFlow.ts'
import { hasLocation, type Vendor } from '../../domain/vendor/vendor.ts'
import type { VoucherViewModel } from '../pricing/VoucherViewModel.ts'
import type { Text } from '../kit/failureText.ts'
import type { RequestModel, RequestProblem, RequestSurroundings } from './RequestModel.ts'
import type { EarlierOrderViewModel } from './EarlierOrderViewModel.ts'
import type { QuoteViewModel } from './QuoteViewModel.ts'
import { refusalText } from '../kit/refusalText.ts'
import type { SubmissionOutcomeHandlers } from './SubmissionViewModel.ts'

/** The form's actions that the handlers use. */
export interface FormActions {
  readonly begin: (vendor: Vendor, kind: BeginningEvent) => void
  readonly interrupt: () => void
  readonly quoteAgain: () => void
}

export interface RequestOutcomeHandlers extends SubmissionOutcomeHandlers {
  readonly placedElsewhere: (orderId: OrderId) => void
}

/** Handles every outcome of a submission (REQ-13, REQ-17 to REQ-19, REQ-33). */
export const makeOutcomeHandlers = (
  { notices, showOrders }: RequestSurroundings,
  request: RequestModel,
  parts: {
    readonly quote: QuoteViewModel
    readonly voucher: VoucherViewModel
    readonly earlier: EarlierOrderViewModel
  },
  form: FormActions,
): RequestOutcomeHandlers => {
  /** Message ids of errors from earlier attempts; removed after a success. */
  const errors = new Set<string>()
  const tell = (kind: NoticeKind, text: Text) => {
    if (kind === 'error') errors.add(text.id)
    request.tell(kind, text)
  }

  /** The order exists: clears the form and shows the orders (REQ-19). */
  const finish = (kind: 'success' | 'warning', id: string, orderId: OrderId | undefined) => {
    const { vendor } = request
    if (!vendor) return
    notices.end(...errors)
    tell(kind, { id })
    if (request.purpose.kind === 'new') form.begin(vendor, 'order-submitted')
    else {
      form.interrupt()
      request.happened({ kind: 'order-submitted', vendorHasLocation: hasLocation(vendor) })
    }
    showOrders(vendor.id, orderId)
  }

  const failed = (problem: RequestProblem) => {
    const { quote } = parts
    request.happened({ kind: 'submission-failed' })
    quote.tick()
    if (quote.validFor === 0) void quote.renew()
    tell('error', { id: problem.id })
    request.want('submit')
  }

  return {
    placed: (orderId) => finish('success', parts.earlier.isEditing ? 'request-updated' : 'request-pushed', orderId),
    alreadyPlaced: () => finish('warning', 'request-already-placed', undefined),
    failed,
    feeDeclined: form.quoteAgain,

    /** Announces, marks and focuses the first refused field; keeps the draft (REQ-13, VAL-01). A high item value has its own warning. */
    refused: (first) => {
      request.happened({ kind: 'details-refused' })
      if (first.code === 'item-value-unconfirmed') return request.want('item-value')
      const { progress } = parts.quote
      const text: Text =
        first.code === 'fee-missing' && progress.step === 'failed' ? { id: progress.problem.id } : refusalText(first)
      tell('error', text)
      request.want(first.field)
    },

    /** Reports a new fee calculation or a refused voucher (FEE-08, VOUCH-04); records when the answer came (ENT-11). */
    happened: (event: SubmissionEvent) => {
      switch (event.kind) {
        case 'recomputing':
          return tell('info', { id: 'error-fee-recompute' })
        case 'voucher-refused':
          return parts.voucher.refused(event.code, event.reason)
        case 'ended':
          return request.know({ endTime: event.endTime })
      }
    },

    /** The country's card setting was unknown (PAY-09); after this refusal the next submission pays by card. */
    paymentRequired: () => request.know({ hasPaymentActivated: true }),

    noLongerEditable: (order) => {
      parts.earlier.become(order)
      failed({ id: 'request-not-updated', because: undefined })
    },

    /** Another tab submitted the same draft first: starts an empty request and shows that order (CON-16). */
    placedElsewhere: (orderId) => {
      const { vendor } = request
      if (!vendor) return
      tell('warning', { id: 'request-placed-elsewhere' })
      form.begin(vendor, 'vendor-changed')
      showOrders(vendor.id, orderId)
    },
  }
}
