import { Data, Effect, Stream } from 'effect'
import { helpTokenDueAt, SILENCE_LIMIT } from '../../domain/help/helpBridge.ts'
import { MINUTE } from '../../domain/instant.ts'
import { currentInstant } from '../currentInstant.ts'
import { HelpCentre, type FrameMessage, type HelpFrame, type PortalMessage } from '../ports/HelpCentre.ts'
import { WakeUps } from '../ports/WakeUps.ts'
import type { HelpOpening } from './openHelpCentre.ts'

/** The frame is silent: it did not load, or it is no help centre. */
export class HelpCentreSilent extends Data.TaggedError('HelpCentreSilent') {}

/** Delay before the retry of a failed renewal, in ms. */
const NEXT_TRY = MINUTE

type Acknowledged = Omit<Extract<PortalMessage, { readonly type: 'init_ack' }>, 'type' | 'token' | 'vendorId'>

/**
 * The portal's end of the bridge, while the frame is open (HELP-09): answers its init and emits `ready`, sends it a new
 * token five minutes before the old one expires (HELP-07), and the current one on request; emits `close` when the frame
 * asks to be closed. Fails if the frame never sends init (HELP-10).
 */
export const talkToHelpCentre = (
  opening: HelpOpening,
  frame: HelpFrame,
  person: Acknowledged,
): Stream.Stream<'ready' | 'close', HelpCentreSilent, HelpCentre | WakeUps> =>
  Stream.unwrap(
    Effect.gen(function* () {
      const help = yield* HelpCentre
      const wakeUps = yield* WakeUps
      const { opened, vendorId } = opening
      let { token, receivedAt } = opening
      let isReady = false
      const post = (message: PortalMessage) => opened.post(frame, message)

      const renew = Effect.gen(function* () {
        token = yield* help.token(vendorId)
        receivedAt = yield* currentInstant
        yield* post({ type: 'token_response', token })
      })
      const isDue = Effect.map(currentInstant, (now) => now >= helpTokenDueAt(receivedAt))
      const untilDue = Effect.flatMap(currentInstant, (now) =>
        Effect.sleep(Math.max(helpTokenDueAt(receivedAt) - now, 0)),
      )
      /** After sleep, the device notices on wake-up that the renewal is due. */
      const wokenLate = wakeUps.pipe(
        Stream.filterEffect(() => isDue),
        Stream.take(1),
        Stream.runDrain,
      )
      const renewals = Effect.raceFirst(untilDue, wokenLate).pipe(
        Effect.andThen(renew),
        Effect.catch(() => Effect.sleep(NEXT_TRY)),
        Effect.forever,
      )

      const answer: Readonly<Record<FrameMessage, Effect.Effect<'ready' | 'close' | 'answered'>>> = {
        init: Effect.suspend(() => {
          isReady = true
          return Effect.as(post({ type: 'init_ack', token, vendorId, ...person }), 'ready' as const)
        }),
        // Requests to the service are sent only when a renewal is due, however often the frame asks.
        token_request: Effect.flatMap(isDue, (late) => (late ? renew : post({ type: 'token_response', token }))).pipe(
          Effect.catch(() => post({ type: 'token_response', token: null })),
          Effect.as('answered' as const),
        ),
        close: Effect.succeed('close'),
      }
      const silence = Effect.flatMap(Effect.sleep(SILENCE_LIMIT), () =>
        isReady ? Effect.never : Effect.fail(new HelpCentreSilent()),
      )
      return opened.messages(frame).pipe(
        Stream.mapEffect((message) => answer[message]),
        Stream.filter((result) => result !== 'answered'),
        Stream.merge(Stream.fromEffect(silence)),
        Stream.merge(Stream.fromEffect(renewals)),
      )
    }),
  )
