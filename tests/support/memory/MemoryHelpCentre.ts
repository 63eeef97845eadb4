import { Effect, Queue, Stream } from 'effect'
import type {
  FrameMessage,
  HelpCentrePort,
  HelpVisit,
  PortalMessage,
} from '../../../src/application/ports/HelpCentre.ts'
import type { ServiceFailure } from '../../../src/application/ports/ServiceFailure.ts'

interface HelpWorld {
  /** Replaces successful answers; may change at any time. */
  failure?: ServiceFailure
}

/** A help centre with one frame, whose messages the test sends. */
export const makeMemoryHelpCentre = (world: HelpWorld = {}) => {
  const frameMessages = Effect.runSync(Queue.unbounded<FrameMessage>())
  const sentMessages: Array<PortalMessage> = []
  const visits: Array<HelpVisit> = []
  let tokens = 0
  const orFailure = <A>(answer: () => A): Effect.Effect<A, ServiceFailure> =>
    Effect.suspend(() => (world.failure === undefined ? Effect.sync(answer) : Effect.fail(world.failure)))

  const help: HelpCentrePort = {
    token: (vendorId) =>
      orFailure(() => {
        tokens += 1
        return `token-${tokens}-of-${vendorId}`
      }),
    open: (visit) =>
      orFailure(() => {
        visits.push(visit)
        return {
          address: `https://help.example/?locale=${visit.locale}`,
          origin: 'https://help.example',
          bridge: `bridge-of-opening-${visits.length}`,
          messages: () => Stream.fromQueue(frameMessages),
          post: (_frame, message) => Effect.sync(() => void sentMessages.push(message)),
        }
      }),
  }
  return {
    help,
    sentMessages,
    visits,
    sendFromFrame: (what: FrameMessage) => Effect.asVoid(Queue.offer(frameMessages, what)),
  }
}
