interface Waiting<A, B> {
  readonly asked: A
  readonly resolve: (answer: B) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Does in one go what is asked for at the same time: while a go is under way the next ones gather, `most` at a time.
 * A go that fails is done again one by one, so that nobody fails for somebody else. `together` answers in their order.
 */
export const inGroups = <A, B>(
  together: (asked: ReadonlyArray<A>) => Promise<ReadonlyArray<B>>,
  most: number,
): ((asked: A) => Promise<B>) => {
  const waiting: Array<Waiting<A, B>> = []
  let isUnderWay = false

  const settle = async (group: ReadonlyArray<Waiting<A, B>>): Promise<void> => {
    try {
      const answers = await together(group.map(({ asked }) => asked))
      group.forEach(({ resolve }, place) => resolve(answers[place]!))
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error)
      else for (const one of group) await settle([one])
    }
  }
  const go = async () => {
    while (waiting.length > 0) await settle(waiting.splice(0, most))
    isUnderWay = false
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject })
      if (isUnderWay) return
      isUnderWay = true
      setImmediate(() => void go())
    })
}
