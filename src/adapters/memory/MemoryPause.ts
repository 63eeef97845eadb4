import type { Pause } from '../../application/ports/Pause.ts'

/** Time that goes by when told to. */
export const makeMemoryPause = () => {
  let now = 0
  let waiting: Array<{ readonly due: number; readonly over: () => void }> = []
  const pause: Pause = (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve()
      const one = {
        due: now + ms,
        over: () => {
          waiting = waiting.filter((other) => other !== one)
          resolve()
        },
      }
      waiting.push(one)
      signal.addEventListener('abort', one.over, { once: true })
    })
  return {
    pause,
    /** Lets so many ms go by, one pause after the other; what follows each has happened then. */
    pass: async (ms: number): Promise<void> => {
      const end = now + ms
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve))
        const [next] = waiting.filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due)
        if (next === undefined) break
        now = next.due
        next.over()
      }
      now = end
    },
  }
}
