interface Waiting<A, B> {
  readonly input: A
  readonly resolve: (answer: B) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Batches concurrent calls: while a batch runs, further calls wait for the next one, which takes up to `most`. If a
 * batch fails, its calls are repeated one by one, so that one bad call does not fail the others. `together` returns
 * results in the order of its arguments.
 */
export const batchCalls = <A, B>(
  together: (inputs: ReadonlyArray<A>) => Promise<ReadonlyArray<B>>,
  most: number,
): ((input: A) => Promise<B>) => {
  const waiting: Array<Waiting<A, B>> = []
  let isRunning = false

  const settle = async (group: ReadonlyArray<Waiting<A, B>>): Promise<void> => {
    try {
      const answers = await together(group.map(({ input }) => input))
      group.forEach(({ resolve }, place) => resolve(answers[place]!))
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error)
      else for (const one of group) await settle([one])
    }
  }
  const go = async () => {
    while (waiting.length > 0) await settle(waiting.splice(0, most))
    isRunning = false
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      if (isRunning) return
      isRunning = true
      setImmediate(() => void go())
    })
}
