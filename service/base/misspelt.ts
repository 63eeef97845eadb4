const withoutCharacter = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1)

/** Whether one insertion, deletion, replacement or swap of neighbours turns `one` into `other`. */
const isOneEditAway = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (one === other || long.length - short.length > 1) return false
  const at = [...long].findIndex((character, index) => character !== short[index])
  if (short.length < long.length) return withoutCharacter(long, at) === short
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}

/** The known name that a misspelt one probably means: it differs in capitals only, or by one edit. */
export const closestName = <Name extends string>(misspelt: string, known: ReadonlyArray<Name>): Name | undefined =>
  known.find((name) => name.toLowerCase() === misspelt.toLowerCase()) ??
  known.find((name) => isOneEditAway(misspelt.toLowerCase(), name.toLowerCase()))
