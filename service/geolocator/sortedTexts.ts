/** Texts by their numbers, from the first up to, but not including, the second. */
export type Range = readonly [from: number, to: number]

/** Distinct texts in their order, which is also that of their numbers: one text in memory. */
export class SortedTexts {
  readonly #text: string
  readonly #starts: Uint32Array

  constructor(texts: Iterable<string>) {
    const sorted = [...new Set(texts)].toSorted()
    this.#text = sorted.join('')
    this.#starts = new Uint32Array(sorted.length + 1)
    for (const [at, { length }] of sorted.entries()) this.#starts[at + 1] = this.#starts[at]! + length
  }

  get length(): number {
    return this.#starts.length - 1
  }

  at(number: number): string {
    return this.#text.slice(this.#starts[number], this.#starts[number + 1])
  }

  textsIn(ranges: ReadonlyArray<Range>): ReadonlyArray<string> {
    return ranges.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => this.at(from + at)))
  }

  lengthOf(number: number): number {
    return this.#starts[number + 1]! - this.#starts[number]!
  }

  /** The range of a text itself, which is empty if it is not one of these. */
  only(text: string): Range {
    const from = this.#firstFrom(text)
    return [from, this.#begins(from, text) && this.lengthOf(from) === text.length ? from + 1 : from]
  }

  startingWith(beginning: string): Range {
    const from = this.#firstFrom(beginning)
    return [from, this.#endOf(beginning, from)]
  }

  /**
   * Those of a range that start with `typed` with at most `limit` wrong, missing, extra or transposed letters, as `beginsLike`
   * tells. Texts with the same beginning are compared, and left out, together.
   */
  startingLike(typed: string, limit: number, [from, to]: Range = [0, this.length]): ReadonlyArray<Range> {
    const found: Array<Range> = []
    const rows = typed.length
    const width = rows + 2
    const depths = rows + limit + 1
    /**
     * For each letter of the text, in a column: what the beginnings of `typed` differ from it up to there. Beginnings
     * that are shorter or longer by more than `limit` differ by more than it, and are not compared.
     */
    const costs = new Uint16Array((depths + 1) * width).fill(limit + 1)
    for (let row = 0; row <= Math.min(rows, limit); row += 1) costs[row] = row
    /** The least of each column. */
    const least = new Uint16Array(depths + 1)
    let compared = ''
    for (let at = from; at < to;) {
      const start = this.#starts[at]!
      const length = this.lengthOf(at)
      let depth = 0
      while (
        depth < compared.length &&
        depth < length &&
        compared.charCodeAt(depth) === this.#text.charCodeAt(start + depth)
      )
        depth += 1
      const isLike = () => Math.abs(rows - depth) <= limit && costs[depth * width + rows]! <= limit
      while (!isLike() && least[depth]! <= limit && depth < length) {
        const before = depth * width
        const column = before + width
        const letter = this.#text.charCodeAt(start + depth)
        const first = Math.max(1, depth + 1 - limit)
        const last = Math.min(rows, depth + 1 + limit)
        costs[column + first - 1] = first === 1 ? depth + 1 : limit + 1
        let best = costs[column + first - 1]!
        for (let row = first; row <= last; row += 1) {
          let cost = Math.min(
            costs[before + row]! + 1,
            costs[column + row - 1]! + 1,
            costs[before + row - 1]! + (typed.charCodeAt(row - 1) === letter ? 0 : 1),
          )
          const isSwapped = row > 1 && depth > 0 && typed.charCodeAt(row - 2) === letter
          if (isSwapped && typed.charCodeAt(row - 1) === this.#text.charCodeAt(start + depth - 1))
            cost = Math.min(cost, costs[before - width + row - 2]! + 1)
          costs[column + row] = cost
          best = Math.min(best, cost)
        }
        costs[column + last + 1] = limit + 1
        depth += 1
        least[depth] = best
      }
      compared = this.#text.slice(start, start + depth)
      const end = isLike() || least[depth]! > limit ? Math.min(to, this.#endOf(compared, at)) : at + 1
      if (isLike()) found.push([at, end])
      at = end
    }
    return found
  }

  #begins(number: number, beginning: string): boolean {
    return (
      number < this.length &&
      this.lengthOf(number) >= beginning.length &&
      this.#text.startsWith(beginning, this.#starts[number])
    )
  }

  /** The first text that is not before `text`. */
  #firstFrom(text: string): number {
    let low = 0
    let high = this.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.at(middle) < text) low = middle + 1
      else high = middle
    }
    return low
  }

  /**
   * The number behind those that start with `beginning`, of which the one at `from` is the first. An exponential
   * search, because most beginnings have few texts.
   */
  #endOf(beginning: string, from: number): number {
    let low = from
    let step = 1
    while (this.#begins(from + step - 1, beginning)) {
      low = from + step
      step *= 2
    }
    let high = Math.min(this.length, from + step)
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#begins(middle, beginning)) low = middle + 1
      else high = middle
    }
    return low
  }
}
