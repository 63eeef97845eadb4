import { Effect, Queue, Stream } from 'effect'

/** Uses `onLine` of the navigator and the `online` and `offline` events of its window. */
export const browserNetwork = (window: Window): Stream.Stream<boolean> =>
  Stream.callback<boolean>((events) =>
    Effect.acquireRelease(
      Effect.sync(() => {
        const emit = () => Queue.offerUnsafe(events, window.navigator.onLine)
        window.addEventListener('online', emit)
        window.addEventListener('offline', emit)
        emit()
        return () => {
          window.removeEventListener('online', emit)
          window.removeEventListener('offline', emit)
        }
      }),
      (stop) => Effect.sync(stop),
    ),
  )
