import { Stream } from 'effect'
import type { WakeUp } from '../../application/ports/WakeUps.ts'

/** `online` of the window and `visibilitychange` of its document. */
export const browserWakeUps = (window: Window): Stream.Stream<WakeUp> =>
  Stream.merge(
    Stream.fromEventListener(window, 'online').pipe(Stream.map((): WakeUp => 'online')),
    Stream.fromEventListener(window.document, 'visibilitychange').pipe(
      Stream.filter(() => window.document.visibilityState === 'visible'),
      Stream.map((): WakeUp => 'visible'),
    ),
  )
