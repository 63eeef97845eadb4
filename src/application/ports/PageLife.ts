import type { Instant } from '../../domain/instant.ts'

/** The visibility of the page, for use cases without Effect (ADR 22). */
export interface PageLifePort {
  /** The device's clock, which may be wrong by minutes. */
  readonly now: () => Instant
  /**
   * Resolves after `after` ms, or earlier when the page becomes visible, gets the focus, or the network is back. Keeps
   * waiting while the page is hidden. Resolves when the signal aborts, and never rejects.
   */
  readonly nextLook: (after: number, signal: AbortSignal) => Promise<void>
}
