/** Returns numbers from 0 (included) to 1 (excluded). */
export type Random = () => number

/** A generator with the same sequence for the same seed (mulberry32 over an FNV-1a hash). */
export const seededRandom = (seed: string): Random => {
  let state = 0x811c9dc5
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A number from `least` to `most`. */
export const numberBetween = (random: Random, least: number, most: number): number => least + random() * (most - least)

/** A random item; throws for an empty list. */
export const pickOne = <T>(random: Random, items: ReadonlyArray<T>): T => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('The list to choose from is empty')
  return item
}
