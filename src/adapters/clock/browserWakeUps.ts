import { Effect, Queue, Stream } from 'effect'
import type { WakeUp } from '../../application/ports/WakeUps.ts'
import { SECOND } from '../../domain/instant.ts'

const BEAT = SECOND
/** A beat that comes so much later than the one before says that the page stood still meanwhile, in ms. */
const SLEPT = 5 * SECOND

/**
 * `online` of the window, `visibilitychange` of its document, and the end of a sleep of the page or the device. A page
 * in the background beats slowly and does not count as asleep: it is told when somebody looks at it again.
 */
export const browserWakeUps = (window: Window): Stream.Stream<WakeUp> =>
  Stream.callback<WakeUp>((events) =>
    Effect.acquireRelease(
      Effect.sync(() => {
        const { document } = window
        const isSeen = () => document.visibilityState === 'visible'
        const tell = (why: WakeUp) => Queue.offerUnsafe(events, why)
        let last = Date.now()
        const beat = () => {
          const now = Date.now()
          if (isSeen() && Math.abs(now - last) > SLEPT) tell('resumed')
          last = now
        }
        const online = () => tell('online')
        const visible = () => isSeen() && tell('visible')
        const timer = window.setInterval(beat, BEAT)
        window.addEventListener('online', online)
        document.addEventListener('visibilitychange', visible)
        // Comes before the first beat of a page that was frozen.
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
