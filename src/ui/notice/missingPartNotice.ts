import type { ReportMissingPart } from '../kit/fetchWithRetry.ts'
import type { NoticesViewModel } from '../frame/NoticesViewModel.ts'

const TEXTS = { offline: 'failure-offline', timeout: 'failure-timeout' } as const

/** Reports a missing part of the screen like a failed call, until the part has loaded. */
export const missingPartNotice =
  (notices: Pick<NoticesViewModel, 'notify' | 'end'>): ReportMissingPart =>
  ({ reason }) => {
    const id = TEXTS[reason]
    notices.notify('error', { id })
    return () => notices.end(id)
  }
