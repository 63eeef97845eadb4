import type { OverviewDay } from '../../domain/history/overview.ts'
import { MINUTE } from '../../domain/instant.ts'
import type { BarPart, DayBar } from './DayBars.tsx'

/** A bar without the properties that the screen adds: its text, and whether it is chosen. */
type Shape = Pick<DayBar, 'parts' | 'mark'>

export interface Shapes {
  readonly shapes: ReadonlyArray<Shape>
  /** The value of the full height; 0 if there is nothing to show. */
  readonly highest: number
}

const share = (of: number, highest: number): number => (highest === 0 ? 0 : of / highest)

const shapesOf = (
  days: ReadonlyArray<OverviewDay>,
  heightOf: (day: OverviewDay) => number,
  shapeOf: (day: OverviewDay, highest: number) => Shape,
): Shapes => {
  const highest = Math.max(0, ...days.map(heightOf))
  return { shapes: days.map((day) => shapeOf(day, highest)), highest }
}

const filled = (parts: ReadonlyArray<BarPart>): ReadonlyArray<BarPart> => parts.filter((part) => part.share > 0)

/** Stacks delivered orders, orders under way and cancelled orders. */
export const orderShapes = (days: ReadonlyArray<OverviewDay>): Shapes =>
  shapesOf(
    days,
    ({ orders }) => orders,
    ({ orders, delivered, cancelled }, highest) => ({
      parts: filled([
        { tone: 'done', share: share(delivered, highest) },
        { tone: 'moving', share: share(orders - delivered - cancelled, highest) },
        { tone: 'failed', share: share(cancelled, highest) },
      ]),
    }),
  )

/** A bar for the median and a line for the 90th percentile; `highest` is in ms. */
export const timeShapes = (days: ReadonlyArray<OverviewDay>): Shapes =>
  shapesOf(
    days,
    ({ toDeliver }) => toDeliver?.ninetieth ?? 0,
    ({ toDeliver }, highest) =>
      toDeliver === undefined
        ? { parts: [] }
        : {
            parts: filled([{ tone: 'brand', share: share(toDeliver.median, highest) }]),
            mark: share(toDeliver.ninetieth, highest),
          },
  )

/** `highest` is in minor units. */
export const feeShapes = (days: ReadonlyArray<OverviewDay>): Shapes =>
  shapesOf(
    days,
    ({ fees }) => fees.minor,
    ({ fees }, highest) => ({ parts: filled([{ tone: 'brand', share: share(fees.minor, highest) }]) }),
  )

/** Full minutes, rounded down like the rows of the table. */
export const minutesOf = (time: number): number => Math.floor(time / MINUTE)
