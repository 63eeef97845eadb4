import { Effect, Queue, Stream } from 'effect'

/** Uses `onLine` of the navigator and the `online` and `offline` events of its window. */
export const browserNetwork = (window: Window): Stream.Stream<boolean> =>
  Stream.callback<boolean>((events) =>
    Effect.acquireRelease(
      Effect.sync(() => {
        const tell = () => Queue.offerUnsafe(events, window.navigator.onLine)
        window.addEventListener('online', tell)
        window.addEventListener('offline', tell)
        tell()
        return () => {
          window.removeEventListener('online', tell)
          window.removeEventListener('offline', tell)
        }
      }),
      (stop) => Effect.sync(stop),
    ),
  )
