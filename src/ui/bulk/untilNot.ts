import { reaction } from 'mobx'

/** Resolves when something observable is so no longer, or nobody is there any more to see it. */
export const untilNot = (isSo: () => boolean, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    reaction(isSo, (isStillSo) => isStillSo || done(), { signal, fireImmediately: true })
    signal.addEventListener('abort', () => done())
  })
