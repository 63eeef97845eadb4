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

/** The listeners with the same subscription: each frame is built once for all of them. */
export interface Audience {
  readonly listeners: Set<Listener>
  /** `data` is the JSON text of one update. */
  readonly send: (orderId: string, data: string) => void
  readonly leave: (listener: Listener) => void
}
