/** Those of the sorted texts that start with `beginning`. */
export const startingWith = (sorted: ReadonlyArray<string>, beginning: string): ReadonlyArray<string> => {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < beginning) low = middle + 1
    else high = middle
  }
  let end = low
  while (sorted[end]?.startsWith(beginning)) end += 1
  return sorted.slice(low, end)
}
