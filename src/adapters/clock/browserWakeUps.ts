import { Effect, Queue, Stream } from 'effect'
import type { WakeUp } from '../../application/ports/WakeUps.ts'
import { SECOND } from '../../domain/instant.ts'

const BEAT = SECOND
/** A timer tick that is this many ms late means that the page or the device was suspended. */
const SLEPT = 5 * SECOND

/**
 * Emits on `online` of the window, on `visibilitychange` of its document, and after the page or the device was
 * suspended. A background page ticks slowly and does not count as suspended; it emits when it becomes visible.
 */
export const browserWakeUps = (window: Window): Stream.Stream<WakeUp> =>
  Stream.callback<WakeUp>((events) =>
    Effect.acquireRelease(
      Effect.sync(() => {
        const { document } = window
        const isSeen = () => document.visibilityState === 'visible'
        const emit = (why: WakeUp) => Queue.offerUnsafe(events, why)
        let last = Date.now()
        const beat = () => {
          const now = Date.now()
          if (isSeen() && Math.abs(now - last) > SLEPT) emit('resumed')
          last = now
        }
        const online = () => emit('online')
        const visible = () => isSeen() && emit('visible')
        const timer = window.setInterval(beat, BEAT)
        window.addEventListener('online', online)
        document.addEventListener('visibilitychange', visible)
        // Fires before the first tick of a page that was frozen.
        document.addEventListener('resume', beat)
        return () => {
          window.clearInterval(timer)
          window.removeEventListener('online', online)
          document.removeEventListener('visibilitychange', visible)
          document.removeEventListener('resume', beat)
        }
      }),
      (stop) => Effect.sync(stop),
    ),
  )
