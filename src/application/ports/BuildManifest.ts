/** The main and runtime files of builds, by their hashed names (BUILD-02). Without Effect: every page looks (ADR 34). */
export interface BuildManifestPort {
  /** Those this page runs. */
  readonly running: ReadonlyArray<string>
  /** Those the site has now (API-40); nothing when it cannot say. Never rejects. */
  readonly published: (signal: AbortSignal) => Promise<ReadonlyArray<string> | undefined>
}
