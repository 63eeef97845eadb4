const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }
/** The value of a number in Arabic digits or of a Roman numeral below 40. */
export const numberOf = (numeral: string): number =>
  /^\d+$/.test(numeral)
    ? Number(numeral)
    : Array.from(numeral.toUpperCase(), (letter) => ROMAN[letter] ?? 0).reduce(
        (sum, value, index, values) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
        0,
      )

export const numberIn = (pattern: RegExp, text: string): number | undefined => {
  const [, numeral] = pattern.exec(text) ?? []
  return numeral === undefined ? undefined : numberOf(numeral)
}
