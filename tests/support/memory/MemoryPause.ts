import type { Pause } from '../../../src/application/ports/Pause.ts'

/** Pauses on a clock that the test advances. */
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
    /**
     * Advances the time by so many ms and ends the pauses in order; what follows each pause has run when the promise
     * resolves.
     */
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
