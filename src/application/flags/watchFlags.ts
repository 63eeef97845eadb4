import { Effect, Stream } from 'effect'
import { flagsAfter, NO_FLAGS, type FlagSet } from '../../domain/flags/flagNames.ts'
import { MINUTE, SECOND } from '../../domain/instant.ts'
import { FlagProviders, FlagsUnavailable, type FlagProviderPort } from '../ports/FlagProvider.ts'

/** Ms between two rounds (FLAG-02, CONST-04). */
const ROUND_EVERY = 5 * MINUTE
/** Ms for one provider (FLAG-04, CONST-05). */
const TIME_LIMIT = 2 * SECOND

const ask = ({ read }: FlagProviderPort) =>
  Effect.timeoutOrElse(read, { duration: TIME_LIMIT, orElse: () => Effect.fail(new FlagsUnavailable({})) })

/** The first provider that answers wins; nothing when none does (FLAG-03 to FLAG-05). */
const askInOrder = (providers: ReadonlyArray<FlagProviderPort>) =>
  providers
    .reduce<Effect.Effect<FlagSet | undefined, FlagsUnavailable>>(
      (before, provider) => before.pipe(Effect.catch(() => ask(provider))),
      Effect.fail(new FlagsUnavailable({})),
    )
    .pipe(Effect.orElseSucceed(() => undefined))

const areSame = (a: FlagSet, b: FlagSet): boolean => a.size === b.size && [...a].every((name) => b.has(name))

/** The flags now and whenever they change, asked for every 5 minutes; those last known stay (FLAG-01, FLAG-08, OP-57). */
export const watchFlags = (): Stream.Stream<FlagSet, never, FlagProviders> =>
  Stream.unwrap(
    Effect.map(FlagProviders, (providers) =>
      Stream.tick(ROUND_EVERY).pipe(
        Stream.mapEffect(() => askInOrder(providers)),
        Stream.scan(() => NO_FLAGS, flagsAfter),
        Stream.drop(1),
        Stream.changesWith(areSame),
      ),
    ),
  )
