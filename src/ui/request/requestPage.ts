import type { RequestState } from '../../domain/request/requestState.ts'

/**
 * The page for each step of the flow. The form stays visible in all steps that need it, so a step never hides what was
 * typed (SCR-05, REQ-02).
 */
export type RequestPage = 'waiting' | 'origin' | 'closed' | 'form'

export const requestPage = ({ flow, serviceHours }: Pick<RequestState, 'flow' | 'serviceHours'>): RequestPage => {
  switch (flow.step) {
    case undefined:
      return 'waiting'
    case 'ASK_FOR_ORIGIN_ADDRESS':
    case 'ASK_FOR_ORIGIN_ADDRESS_DETAILS':
      return 'origin'
    case 'SERVICE_CLOSED':
      return 'closed'
    case 'CHECK_SERVICE_HOURS':
      return serviceHours?.status === 'closed' ? 'closed' : 'form'
    case 'ASK_FOR_DESTINATION_ADDRESS':
    case 'CHECK_IF_DESTINATION_IS_VALID':
    case 'FILL_ORDER_DETAILS':
    case 'FILL_PAYMENT_DETAILS':
      return 'form'
  }
}
