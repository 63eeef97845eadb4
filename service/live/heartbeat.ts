/** A connection that can be asked whether it is still there. */
export interface Pulse {
  readonly ping: () => void
  readonly terminate: () => void
}

export interface Heartbeat {
  readonly add: (pulse: Pulse) => void
  readonly answered: (pulse: Pulse) => void
  readonly remove: (pulse: Pulse) => void
  /** Ends those that did not answer since the last beat, and asks the others. */
  readonly beat: () => void
}

/** Finds the connections whose other end is gone without a goodbye. */
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
