/** The letters that two texts have in common at their start. */
const commonLength = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

/**
 * The index behind those of the sorted texts that start with `beginning`, of which the one at `from` is the first. An
 * exponential search, because most beginnings have few texts.
 */
const endOf = (sorted: ReadonlyArray<string>, beginning: string, from: number): number => {
  let low = from
  let step = 1
  while (sorted[from + step]?.startsWith(beginning)) {
    low = from + step
    step *= 2
  }
  let high = Math.min(sorted.length, from + step)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]?.startsWith(beginning)) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Those of the sorted texts that start with `typed` with at most `limit` wrong, missing, extra or transposed letters, as
 * `beginsLike` tells. Texts with the same beginning are compared, and left out, together.
 */
export const startingLike = (sorted: ReadonlyArray<string>, typed: string, limit: number): ReadonlyArray<string> => {
  const found: string[] = []
  const rows = typed.length
  /** For each letter of the text: what the beginnings of `typed` differ from it up to there. */
  const columns = [Array.from({ length: rows + 1 }, (_, row) => row)]
  let compared = ''
  for (let at = 0; at < sorted.length;) {
    const text = sorted[at] ?? ''
    let depth = commonLength(compared, text)
    columns.length = depth + 1
    let column = columns[depth] ?? []
    const isLike = () => (column[rows] ?? 0) <= limit
    const mayBeLike = () => column.some((cost) => cost <= limit)
    while (!isLike() && mayBeLike() && depth < text.length) {
      const before = columns[depth - 1] ?? []
      const next = [depth + 1]
      for (let row = 1; row <= rows; row += 1) {
        const isSame = typed[row - 1] === text[depth]
        const isSwapped = row > 1 && depth > 0 && typed[row - 1] === text[depth - 1] && typed[row - 2] === text[depth]
        next.push(
          Math.min(
            (column[row] ?? 0) + 1,
            (next[row - 1] ?? 0) + 1,
            (column[row - 1] ?? 0) + (isSame ? 0 : 1),
            isSwapped ? (before[row - 2] ?? 0) + 1 : Infinity,
          ),
        )
      }
      columns.push(next)
      column = next
      depth += 1
    }
    compared = text.slice(0, depth)
    const end = isLike() || !mayBeLike() ? endOf(sorted, compared, at) : at + 1
    if (isLike()) found.push(...sorted.slice(at, end))
    at = end
  }
  return found
}
