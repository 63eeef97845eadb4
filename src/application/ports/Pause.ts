/** Waits for `ms`, for use cases without Effect (ADR 33): resolves then, or at once when the signal aborts. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>
