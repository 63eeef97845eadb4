import { reaction } from 'mobx'

/** Resolves when the observed condition becomes false, or when `signal` aborts. */
export const waitUntilFalse = (isSo: () => boolean, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    reaction(isSo, (isStillSo) => isStillSo || done(), { signal, fireImmediately: true })
    signal.addEventListener('abort', () => done())
  })
