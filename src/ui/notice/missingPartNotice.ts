import type { TellMissingPart } from '../kit/fetchPatiently.ts'
import type { NoticesViewModel } from '../frame/NoticesViewModel.ts'

const TEXTS = { offline: 'failure-offline', timeout: 'failure-timeout' } as const

/** Tells of a missing part of the screen in the words of a failed call, until it comes. */
export const missingPartNotice =
  (notices: Pick<NoticesViewModel, 'tell' | 'end'>): TellMissingPart =>
  ({ reason }) => {
    const id = TEXTS[reason]
    notices.tell('error', { id })
    return () => notices.end(id)
  }
