import { numberBetween, type Random } from '../dispatch/seededRandom.ts'
import type { Point } from './paint.ts'

const WIDTH = 360
const HEIGHT = 120
const BASE = 76
const STEPS_BETWEEN = 6

/** Points a hand goes through: a tall beginning, a loop or an arch for each letter, and a line underneath at the end. */
const waypoints = (random: Random, letters: number): ReadonlyArray<Point> => {
  const step = Math.min(24, 250 / letters)
  const slant = numberBetween(random, 3, 9)
  let x = numberBetween(random, 34, 52)
  const points: Array<Point> = [
    [x, BASE - numberBetween(random, 8, 20)],
    [x + step * 0.9, BASE - numberBetween(random, 46, 58)],
    [x + step * 0.2, BASE + numberBetween(random, 2, 10)],
    [x + step * 1.4, BASE - numberBetween(random, 20, 34)],
  ]
  x += step * 1.6
  for (let letter = 1; letter < letters; letter += 1) {
    const tall = random() < 0.26 ? numberBetween(random, 28, 44) : numberBetween(random, 9, 17)
    const deep = random() < 0.16 ? numberBetween(random, 16, 26) : numberBetween(random, -2, 3)
    const wear = 1 - (letter / letters) * 0.45
    points.push(
      [x + slant, BASE - tall * wear],
      [x - step * 0.12, BASE - tall * wear * 0.4],
      [x + step * 0.3, BASE + deep],
    )
    x += step * numberBetween(random, 0.75, 1.15)
  }
  const end = Math.min(WIDTH - 20, x + numberBetween(random, 12, 34))
  points.push([end, BASE - numberBetween(random, 6, 20)])
  if (random() < 0.6)
    points.push(
      [end - 14, BASE + 12],
      [numberBetween(random, 70, 120), BASE + numberBetween(random, 17, 24)],
      [end - 6, BASE + numberBetween(random, 12, 19)],
    )
  return points
}

/** The smooth way through the points (Catmull-Rom). */
const smoothed = (points: ReadonlyArray<Point>): ReadonlyArray<Point> => {
  const way: Array<Point> = []
  for (let index = 0; index < points.length - 1; index += 1) {
    const [b, c] = [points[index]!, points[index + 1]!]
    const [a, d] = [points[index - 1] ?? b, points[index + 2] ?? c]
    for (let step = 0; step < STEPS_BETWEEN; step += 1) {
      const t = step / STEPS_BETWEEN
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
      way.push([along(0), along(1)])
    }
  }
  return way
}

const LETTERS_MOST = 11
const LETTERS_LEAST = 4

/** A signature as a finger writes it on a rider's phone: thin where it hurries, thick where it turns down. */
export const signatureStroke = (random: Random, signedBy: string): string => {
  const letters = Math.min(LETTERS_MOST, Math.max(LETTERS_LEAST, [...signedBy].length))
  const way = smoothed(waypoints(random, letters))
  const strokes = way.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = way[index]!
    const isDown = y > fromY
    const pace = Math.hypot(x - fromX, y - fromY)
    const width = Math.max(1.3, (isDown ? 3.4 : 2.4) - pace * 0.09)
    return `<path d="M${fromX.toFixed(1)} ${fromY.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}" stroke-width="${width.toFixed(1)}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<path d="M24 ${BASE + 28}h${WIDTH - 48}" stroke="#c9ced6" stroke-dasharray="2 4"/>
<g fill="none" stroke="#16233f" stroke-linecap="round">${strokes.join('')}</g></svg>`
}
