/**
 * The main and runtime files of builds, by hashed names (BUILD-02). Does not use Effect, because every page checks them
 * (ADR 34).
 */
export interface BuildManifestPort {
  /** The files that this page runs. */
  readonly running: ReadonlyArray<string>
  /** The files of the site now (API-40); `undefined` if unknown. Never rejects. */
  readonly published: (signal: AbortSignal) => Promise<ReadonlyArray<string> | undefined>
}
