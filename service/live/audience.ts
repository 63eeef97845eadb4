import type { Instant } from '../../src/domain/instant.ts'

/** An open socket. */
export interface Listener {
  /** Sends one text frame; the bytes are shared by all listeners. */
  readonly send: (frame: Buffer) => void
  /** Bytes buffered because the reader is slow. */
  readonly waiting: () => number
  readonly close: (code: number, reason: string) => void
  /** The session of the socket; empty if it has none, as for devices. */
  readonly sessionId: string
}

/** A version of an order as its subscribers get it. */
export interface Update {
  readonly orderId: string
  readonly updatedAt: Instant
  /** JSON text. */
  readonly data: string
}

/** The listeners with the same subscription: each frame is built once for all of them. */
export interface Audience {
  readonly listeners: Set<Listener>
  readonly send: (update: Update) => void
  readonly leave: (listener: Listener) => void
}
