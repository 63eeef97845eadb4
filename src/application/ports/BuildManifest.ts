import { Context, Data, type Effect } from 'effect'

/** The manifest could not be had or read. */
export class BuildUnknown extends Data.TaggedError('BuildUnknown')<{ readonly cause?: unknown }> {}

/** The main and runtime files of builds, by their hashed names (BUILD-02). */
export interface BuildManifestPort {
  /** Those this page runs. */
  readonly running: ReadonlyArray<string>
  /** Those the site has now (API-40). */
  readonly published: Effect.Effect<ReadonlyArray<string>, BuildUnknown>
}

export class BuildManifest extends Context.Service<BuildManifest, BuildManifestPort>()('application/BuildManifest') {}
