import type { OverviewDay } from '../../domain/history/overview.ts'
import { MINUTE } from '../../domain/instant.ts'
import type { BarPart, DayBar } from './DayBars.tsx'

/** A bar without what only the screen knows: its words, and whether it is chosen. */
type Shape = Pick<DayBar, 'parts' | 'mark'>

export interface Shapes {
  readonly shapes: ReadonlyArray<Shape>
  /** What the full height stands for; 0 when there is nothing to show. */
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

/** Delivered, under way and cancelled on top of each other. */
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

/** The median as a bar, and a line that nine of ten orders stay below; `highest` is in ms. */
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
export const spendShapes = (days: ReadonlyArray<OverviewDay>): Shapes =>
  shapesOf(
    days,
    ({ spend }) => spend.minor,
    ({ spend }, highest) => ({ parts: filled([{ tone: 'brand', share: share(spend.minor, highest) }]) }),
  )

/** As a person counts minutes: whole ones that are over, like the rows of the table. */
export const minutesOf = (time: number): number => Math.floor(time / MINUTE)
