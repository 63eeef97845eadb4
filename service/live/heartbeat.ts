/** A connection that can be pinged. */
interface Pulse {
  readonly ping: () => void
  readonly terminate: () => void
}

export interface Heartbeat {
  readonly add: (pulse: Pulse) => void
  readonly answered: (pulse: Pulse) => void
  readonly remove: (pulse: Pulse) => void
  /** Terminates connections that have not answered the last ping, and pings the others. */
  readonly beat: () => void
}

/** Detects dead connections. */
export const makeHeartbeat = (): Heartbeat => {
  const silent = new Map<Pulse, boolean>()
  return {
    add: (pulse) => void silent.set(pulse, false),
    answered: (pulse) => {
      if (silent.has(pulse)) silent.set(pulse, false)
    },
    remove: (pulse) => void silent.delete(pulse),
    beat: () => {
      for (const [pulse, isSilent] of silent) {
        if (isSilent) {
          silent.delete(pulse)
          pulse.terminate()
        } else {
          silent.set(pulse, true)
          pulse.ping()
        }
      }
    },
  }
}
