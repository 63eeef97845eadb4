import { numberBetween, oneOf, type Random } from '../dispatch/seededRandom.ts'
import { area, around, box, hsl, line, oval, type Point } from './paint.ts'

/** Where it stands, how large it is, and from which side the light comes: -1 left, 1 right. */
export interface Standing {
  readonly at: Point
  readonly size: number
  readonly light: -1 | 1
}

const shadow = ({ at: [x, y], size, light }: Standing, width: number): string =>
  oval([x - light * width * 0.28, y], width * 0.72, size * 0.1, '#000', 'opacity=".5" filter="url(#soft)"') +
  oval([x, y], width * 0.52, size * 0.035, '#000', 'opacity=".55"')

const PAPERS = [
  [33, 42, 56],
  [30, 38, 50],
  [42, 14, 86],
] as const

/** A paper bag with handles, folded at the top, its slip stapled on. */
const foodBag = (random: Random, standing: Standing): string => {
  const { at, size, light } = standing
  const [x, y] = at
  const [hue, saturation, lightness] = oneOf(random, PAPERS)
  const paper = (change: number) => hsl(hue, saturation, lightness + change)
  const width = size * numberBetween(random, 0.62, 0.78)
  const half = width / 2
  const side = width * 0.2 * light
  const top = y - size
  const lean = numberBetween(random, -0.03, 0.03) * size
  const [left, right]: [Point, Point] = [
    [x - half + lean, top],
    [x + half + lean, top],
  ]
  const edge = light > 0 ? right : left
  const foot: Point = light > 0 ? [x + half, y] : [x - half, y]
  const handle = (shift: number, colour: string) =>
    `<path d="M${x - half * 0.42 + lean + shift} ${top + 3}c0 ${-size * 0.3} ${half * 0.84} ${-size * 0.3} ${half * 0.84} 0" fill="none" stroke="${colour}" stroke-width="3.4"/>`
  const slipX = x - half * numberBetween(random, 0.1, 0.6) + lean
  const slip = Array.from({ length: 5 }, (_, index) =>
    line(
      [
        [slipX + 5, top + size * 0.16 + index * 6],
        [slipX + 5 + half * numberBetween(random, 0.28, 0.56), top + size * 0.16 + index * 6],
      ],
      '#5c5a58',
      1.6,
    ),
  )
  return [
    shadow(standing, width),
    handle(side * 0.6, paper(-22)),
    area(
      [edge, [edge[0] + side, edge[1] - size * 0.045], [foot[0] + side * 0.86, foot[1] - size * 0.05], foot],
      paper(6),
    ),
    area([left, right, [x + half, y], [x - half, y]], paper(-4)),
    area([left, right, [right[0] - 2, top + size * 0.1], [left[0] + 2, top + size * 0.1]], paper(-10)),
    line(
      [
        [x - half * 0.3, top + size * 0.12],
        [x - half * 0.42, y - size * 0.08],
      ],
      paper(-11),
      1.5,
    ),
    line(
      [
        [x + half * 0.55, top + size * 0.2],
        [x + half * 0.42, y - 4],
      ],
      paper(2),
      1.5,
    ),
    box(slipX, top + size * 0.06, half * 0.74, size * 0.34, '#f4f2ec'),
    ...slip,
    line(
      [
        [slipX + half * 0.26, top + size * 0.075],
        [slipX + half * 0.42, top + size * 0.075],
      ],
      '#77797c',
      2,
    ),
    handle(0, paper(-16)),
  ].join('')
}

/** A cardboard box with tape and a label. */
const parcel = (random: Random, standing: Standing): string => {
  const { at, size, light } = standing
  const [x, y] = at
  const width = size * numberBetween(random, 0.95, 1.25)
  const high = size * numberBetween(random, 0.55, 0.75)
  const half = width / 2
  const deep = size * 0.24
  const skew = width * 0.14 * light
  const top = y - high
  const edge = x + half * light
  const card = (change: number) => hsl(31, 38, 52 + change)
  const tape = half * 0.26
  const label: Point = [x - half * numberBetween(random, 0.55, 0.8), top + high * 0.3]
  const bars = Array.from({ length: 9 }, (_, index) =>
    box(
      label[0] + 5 + index * half * 0.07,
      label[1] + high * 0.28,
      numberBetween(random, 1, 3),
      high * 0.14,
      '#2b2b2b',
    ),
  )
  return [
    shadow(standing, width),
    area(
      [
        [x - half, top],
        [x + half, top],
        [x + half + skew - 4, top - deep],
        [x - half + skew + 4, top - deep],
      ],
      card(9),
    ),
    area(
      [
        [x - tape, top],
        [x + tape * 0.2, top],
        [x + tape * 0.2 + skew, top - deep],
        [x - tape + skew, top - deep],
      ],
      '#d9c48f',
      'opacity=".75"',
    ),
    area(
      [
        [edge, top],
        [edge + skew - 4 * light, top - deep],
        [edge + skew - 4 * light, y - deep * 0.7],
        [edge, y],
      ],
      card(-12),
    ),
    box(x - half, top, width, high, card(-3)),
    box(x - tape, top, tape * 1.2, high * 0.3, '#d9c48f', 'opacity=".7"'),
    line(
      [
        [x - half, top],
        [x + half, top],
      ],
      card(-16),
      1.6,
    ),
    box(label[0], label[1], half * 0.78, high * 0.5, '#f5f3ee'),
    line(
      [
        [label[0] + 5, label[1] + 7],
        [label[0] + half * 0.5, label[1] + 7],
      ],
      '#55524f',
      2,
    ),
    line(
      [
        [label[0] + 5, label[1] + 14],
        [label[0] + half * 0.36, label[1] + 14],
      ],
      '#8a8682',
      1.6,
    ),
    ...bars,
  ].join('')
}

/** The rider's bag: dark, with a bright band. */
const thermalBag = (random: Random, standing: Standing): string => {
  const { at, size } = standing
  const [x, y] = at
  const half = size * 0.56
  const top = y - size
  const cloth = around(random, oneOf(random, [212, 350, 150, 28]), 48, 26)
  return [
    shadow(standing, half * 2),
    box(x - half, top, half * 2, size, cloth, 'rx="9"'),
    box(x - half, top, half * 2, size * 0.2, '#000', 'opacity=".28" rx="9"'),
    box(x - half, y - size * 0.44, half * 2, size * 0.11, '#d8dcd4', 'opacity=".8"'),
    line(
      [
        [x - half * 0.5, top + 4],
        [x - half * 0.4, top - size * 0.11],
        [x + half * 0.4, top - size * 0.11],
        [x + half * 0.5, top + 4],
      ],
      '#181818',
      5,
      'stroke-linejoin="round"',
    ),
  ].join('')
}

export type Goods = 'bag' | 'parcel' | 'thermal'

const DRAWN: Readonly<Record<Goods, (random: Random, standing: Standing) => string>> = {
  bag: foodBag,
  parcel,
  thermal: thermalBag,
}

export const goods = (random: Random, what: Goods, standing: Standing): string => DRAWN[what](random, standing)
