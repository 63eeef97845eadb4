import { describe, expect, it } from 'vitest'
import { batchCalls } from '../../service/sql/batchCalls.ts'

/** Doubles numbers in batches and records the batches; each batch that contains `refuses` fails. */
const doubling = (most: number, refuses?: number) => {
  const goes: Array<ReadonlyArray<number>> = []
  const ask = batchCalls(async (asked: ReadonlyArray<number>) => {
    goes.push(asked)
    await Promise.resolve()
    if (refuses !== undefined && asked.includes(refuses)) throw new Error(`not ${refuses}`)
    return asked.map((one) => one * 2)
  }, most)
  return { goes, ask }
}

describe('batchCalls', () => {
  it('batches concurrent calls up to the limit and gives each its own answer (CON-16)', async () => {
    const { goes, ask } = doubling(3)
    expect(await Promise.all([1, 2, 3, 4, 5].map(ask))).toEqual([2, 4, 6, 8, 10])
    expect(goes).toEqual([
      [1, 2, 3],
      [4, 5],
    ])
    expect(await ask(6)).toBe(12)
    expect(goes).toHaveLength(3)
  })

  it('collects calls that arrive during a batch for the next one (CON-16)', async () => {
    const { goes, ask } = doubling(10)
    const first = ask(1).then(() => Promise.all([ask(3), ask(4)]))
    await new Promise((resolve) => setImmediate(resolve))
    await Promise.all([first, ask(2)])
    expect(goes.flat().toSorted()).toEqual([1, 2, 3, 4])
    expect(goes.length).toBeLessThan(4)
  })

  it('rejects only the call that fails when a batch fails (CON-16)', async () => {
    const { goes, ask } = doubling(10, 2)
    const settled = await Promise.allSettled([1, 2, 3].map(ask))
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(goes).toEqual([[1, 2, 3], [1], [2], [3]])
  })
})
