import { Effect } from 'effect'
import { BuildUnknown, type BuildManifestPort } from '../../application/ports/BuildManifest.ts'

/** `published` is asked each time; `undefined` is a site that cannot say. */
export const makeMemoryBuildManifest = (
  running: ReadonlyArray<string>,
  published: () => ReadonlyArray<string> | undefined,
): BuildManifestPort => ({
  running,
  published: Effect.suspend(() => {
    const files = published()
    return files === undefined ? Effect.fail(new BuildUnknown({})) : Effect.succeed(files)
  }),
})
