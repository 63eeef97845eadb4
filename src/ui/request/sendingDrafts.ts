import type { OngoingWork } from '../frame/OngoingWork.ts'

type Work = Pick<OngoingWork, 'during'>

/** The drafts that a page has sent, by their names: a form may close and open again before the answer. */
const sending = new WeakMap<Work, Map<string, Promise<unknown>>>()

/** Keeps the page until the draft has been sent. */
export const whileSending = <T>(work: Work, draft: string, sent: Promise<T>): Promise<T> => {
  sending.set(work, (sending.get(work) ?? new Map<string, Promise<unknown>>()).set(draft, sent))
  return work.during(sent)
}

/** Resolves when the draft is not being sent. */
export const untilSent = async (work: Work, draft: string): Promise<void> => {
  await sending
    .get(work)
    ?.get(draft)
    ?.catch(() => undefined)
}
