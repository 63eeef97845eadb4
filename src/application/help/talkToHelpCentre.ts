import { Clock, Data, Effect, Stream } from 'effect'
import { helpTokenDueAt, SILENCE_LIMIT } from '../../domain/help/helpBridge.ts'
import { MINUTE } from '../../domain/instant.ts'
import { HelpCentre, type FrameSays, type HelpFrame, type TellFrame } from '../ports/HelpCentre.ts'
import { WakeUps } from '../ports/WakeUps.ts'
import type { HelpOpening } from './openHelpCentre.ts'

/** The frame stands there and says nothing: it did not load, or it is no help centre. */
export class HelpCentreSilent extends Data.TaggedError('HelpCentreSilent') {}

/** Ms after a renewal that failed. */
const NEXT_TRY = MINUTE

type Acknowledged = Omit<Extract<TellFrame, { readonly type: 'init_ack' }>, 'type' | 'token' | 'vendorId'>

/**
 * The page's end of the bridge, for as long as the frame stands (HELP-09): answers its init, emits `ready` then, hands
 * it a new token five minutes before the old one ends (HELP-07), and the current one whenever it asks. A frame that
 * never says init fails (HELP-10).
 */
export const talkToHelpCentre = (
  opening: HelpOpening,
  frame: HelpFrame,
  person: Acknowledged,
): Stream.Stream<'ready', HelpCentreSilent, HelpCentre | WakeUps> =>
  Stream.unwrap(
    Effect.gen(function* () {
      const help = yield* HelpCentre
      const wakeUps = yield* WakeUps
      const { opened, vendorId } = opening
      let { token, receivedAt } = opening
      let isReady = false
      const tell = (message: TellFrame) => help.tell(opened, frame, message)

      const renew = Effect.gen(function* () {
        token = yield* help.token(vendorId)
        receivedAt = yield* Clock.currentTimeMillis
        yield* tell({ type: 'token_response', token })
      })
      const isDue = Effect.map(Clock.currentTimeMillis, (now) => now >= helpTokenDueAt(receivedAt))
      const untilDue = Effect.flatMap(Clock.currentTimeMillis, (now) =>
        Effect.sleep(Math.max(helpTokenDueAt(receivedAt) - now, 0)),
      )
      /** A device that slept notices when it wakes up. */
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

      const answer: Readonly<Record<FrameSays, Effect.Effect<'ready' | 'said'>>> = {
        init: Effect.suspend(() => {
          isReady = true
          return Effect.as(tell({ type: 'init_ack', token, vendorId, ...person }), 'ready' as const)
        }),
        // However often it asks: the service is only asked when there is something to renew.
        token_request: Effect.flatMap(isDue, (late) => (late ? renew : tell({ type: 'token_response', token }))).pipe(
          Effect.catch(() => tell({ type: 'token_response', token: null })),
          Effect.as('said' as const),
        ),
      }
      const silence = Effect.flatMap(Effect.sleep(SILENCE_LIMIT), () =>
        isReady ? Effect.never : Effect.fail(new HelpCentreSilent()),
      )
      return help.heard(opened, frame).pipe(
        Stream.mapEffect((said) => answer[said]),
        Stream.filter((said) => said === 'ready'),
        Stream.merge(Stream.fromEffect(silence)),
        Stream.merge(Stream.fromEffect(renewals)),
      )
    }),
  )
