import { Effect, Stream } from 'effect'
import { MINUTE } from '../../domain/instant.ts'
import { BuildManifest } from '../ports/BuildManifest.ts'

/** Ms between two looks (BUILD-01, CONST-38). */
const LOOK_EVERY = 5 * MINUTE

/**
 * Says once that the site has another build than the page (BUILD-02). Looks every 5 minutes, first after 5 minutes; a
 * look that fails says nothing (BUILD-05, OP-74).
 */
export const watchBuild = (): Stream.Stream<'outdated', never, BuildManifest> =>
  Stream.unwrap(
    Effect.map(BuildManifest, ({ running, published }) =>
      Stream.tick(LOOK_EVERY).pipe(
        Stream.drop(1),
        Stream.mapEffect(() => Effect.orElseSucceed(published, (): ReadonlyArray<string> => [])),
        Stream.filter((files) => files.some((file) => !running.includes(file))),
        Stream.map(() => 'outdated' as const),
        Stream.take(1),
      ),
    ),
  )
