/** A measured figure and its limit. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly limit: number
  readonly bound: 'at most' | 'at least'
  /** The unit after the number, such as 'ms' or 'x empty page'. */
  readonly unit: string
  /** The absolute numbers of this run behind the figure. */
  readonly detail: string
}

/** A short run goes through everything with small numbers, to see that each part still gives its figures. */
export type Scale = 'full' | 'short'

export type Bench = (scale: Scale) => Promise<ReadonlyArray<Figure>>

export const isMet = ({ value, limit, bound }: Figure): boolean =>
  bound === 'at most' ? value <= limit : value >= limit

/** The quantile of the numbers; NaN if there are none. */
export const quantile = (numbers: ReadonlyArray<number>, share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (numbers: ReadonlyArray<number>): number => quantile(numbers, 0.5)

/** Formats with three significant digits, never with an exponent. */
export const shown = (value: number): string => {
  if (!Number.isFinite(value)) return String(value)
  const places = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 0.1 ? 2 : 5
  return value.toFixed(places)
}

const COLUMNS = ['figure', 'measured', 'limit', '', 'of this run'] as const

/** Formats the figures of a bench as a table. */
export const tableOf = (title: string, figures: ReadonlyArray<Figure>): string => {
  const rows = figures.map((figure) => [
    figure.name,
    `${shown(figure.value)} ${figure.unit}`,
    `${figure.bound} ${shown(figure.limit)}`,
    isMet(figure) ? 'met' : 'NOT',
    figure.detail,
  ])
  const widths = COLUMNS.map((column, place) => Math.max(column.length, ...rows.map((row) => row[place]?.length ?? 0)))
  const line = (cells: ReadonlyArray<string>) => cells.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join('  ')
  return [`\n${title}`, line(COLUMNS), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
