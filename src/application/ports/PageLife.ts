import type { Instant } from '../../domain/instant.ts'

/** The page as somebody looks at it, for use cases that run without Effect (ADR 22). */
export interface PageLifePort {
  /** By the device's clock, which may be wrong by minutes. */
  readonly now: () => Instant
  /**
   * Resolves after so many ms, or earlier when the page is looked at again, gets the focus, or the network is back.
   * While nobody looks it waits. It resolves when the signal aborts, and never rejects.
   */
  readonly nextLook: (after: number, signal: AbortSignal) => Promise<void>
}
