/** Lists of numbers, one for each number from 0 on, without an object for each. */
export class Lists {
  readonly #starts: Uint32Array
  readonly #items: Uint32Array

  /** Each item belongs to the list at the same place in `owners`; items of one list keep their order. */
  constructor(count: number, owners: ReadonlyArray<number>, items: ReadonlyArray<number>) {
    const ends = new Uint32Array(count + 1)
    for (const owner of owners) ends[owner + 1]! += 1
    for (let list = 0; list < count; list += 1) ends[list + 1]! += ends[list]!
    this.#starts = ends.slice()
    this.#items = new Uint32Array(items.length)
    for (const [at, owner] of owners.entries()) {
      this.#items[ends[owner]!] = items[at]!
      ends[owner]! += 1
    }
  }

  /** The items of the lists from `from` up to, but not including, `to`. */
  of(from: number, to = from + 1): Uint32Array {
    return this.#items.subarray(this.#starts[from], this.#starts[to])
  }

  /** Where the items of a list begin among all, which is where those of the list before end. */
  start(list: number): number {
    return this.#starts[list]!
  }

  item(at: number): number {
    return this.#items[at]!
  }
}
