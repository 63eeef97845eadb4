import { numberBetween, oneOf, type Random } from '../dispatch/seededRandom.ts'
import { goods, type Standing } from './goods.ts'
import { houseNumberPlate } from './houseNumber.ts'
import { area, around, box, fade, hsl, HEIGHT, isNight, line, oval, photographed, WIDTH, type Point } from './paint.ts'
import type { ProofSketch } from './sketch.ts'

const FLOOR = 252
const VANISHING: Point = [240, -140]

const LAMP =
  '<linearGradient id="lamp" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ffdf9f" stop-opacity=".42"/><stop offset="1" stop-color="#ffdf9f" stop-opacity=".1"/></linearGradient>'

const WALLS = [
  { hue: 38, saturation: 28, lightness: 80, bricks: false },
  { hue: 12, saturation: 44, lightness: 46, bricks: true },
  { hue: 205, saturation: 12, lightness: 70, bricks: false },
  { hue: 30, saturation: 20, lightness: 60, bricks: true },
  { hue: 84, saturation: 14, lightness: 72, bricks: false },
] as const
const DOOR_HUES = [214, 150, 4, 26, 26, 190, 340] as const
const PLATES = [
  ['#1e3f8a', '#f3f4f2'],
  ['#f1efe9', '#23262b'],
  ['#b9913d', '#2d2410'],
] as const

const wallOf = (random: Random) => {
  const { hue, saturation, lightness, bricks } = oneOf(random, WALLS)
  const top = around(random, hue, saturation, lightness)
  const definitions = fade('wall', top, hsl(hue, saturation, lightness - 14))
  const joint = hsl(hue, saturation * 0.4, lightness + (bricks ? 14 : -5))
  const rows = bricks ? Array.from({ length: 14 }, (_, row) => row * 19) : []
  const joints = rows.flatMap((y, row) => [
    `M-30 ${y}h540`,
    ...Array.from({ length: 12 }, (_, brick) => `M${brick * 48 - 30 + (row % 2) * 24} ${y}v19`),
  ])
  const stains = Array.from({ length: 5 }, () =>
    oval(
      [numberBetween(random, -20, 500), numberBetween(random, 0, FLOOR)],
      numberBetween(random, 14, 50),
      numberBetween(random, 6, 22),
      hsl(hue, saturation, lightness - 20),
      'opacity=".13" filter="url(#soft)"',
    ),
  )
  const pattern = joints.length > 0 ? `<path d="${joints.join('')}" stroke="${joint}" stroke-width="1.6"/>` : ''
  return {
    definitions,
    drawn: `${box(-30, -30, WIDTH + 60, FLOOR + 32, 'url(#wall)')}${pattern}${stains.join('')}${box(-30, FLOOR - 9, WIDTH + 60, 10, hsl(hue, 8, lightness - 24))}`,
  }
}

const floorOf = (random: Random) => {
  const hue = oneOf(random, [28, 34, 210, 18])
  const lightness = numberBetween(random, 40, 60)
  const seams = Array.from({ length: 15 }, (_, index): [Point, Point] => {
    const far = -120 + index * 52
    const [vx, vy] = VANISHING
    const near = vx + ((far - vx) * (HEIGHT + 30 - vy)) / (FLOOR - vy)
    return [
      [far, FLOOR],
      [near, HEIGHT + 30],
    ]
  })
  const rows = [FLOOR + 16, FLOOR + 42, FLOOR + 82].map((y): [Point, Point] => [
    [-40, y],
    [WIDTH + 40, y],
  ])
  const joint = hsl(hue, 16, lightness - 16)
  const isBoards = random() < 0.4
  return {
    definitions: fade('floor', hsl(hue, 18, lightness - 8), hsl(hue, 20, lightness + 8)),
    drawn: [
      box(-30, FLOOR, WIDTH + 60, HEIGHT - FLOOR + 40, 'url(#floor)'),
      ...[...seams, ...(isBoards ? [] : rows)].map((seam) => line(seam, joint, 1.5)),
    ].join(''),
  }
}

/** Two or four panels, each as if pressed into the door. */
const panelsOf = (left: number, width: number, tall: boolean, dark: string, bright: string): string =>
  (tall
    ? [[-20, 262]]
    : [
        [-20, 110],
        [122, 112],
      ]
  )
    .flatMap(([y = 0, high = 0]) => {
      const half = (width - 54) / 2
      return [left + 20, left + 34 + half].flatMap((x) => [
        box(x, y, half, high, 'none', `stroke="${dark}" stroke-width="3"`),
        line(
          [
            [x + 2, y + high + 2],
            [x + half + 2, y + high + 2],
            [x + half + 2, y],
          ],
          bright,
          1.6,
        ),
      ])
    })
    .join('')

const doorOf = (random: Random, left: number, width: number) => {
  const hue = oneOf(random, DOOR_HUES)
  const lightness = numberBetween(random, 24, 40)
  const isWhite = random() < 0.18
  const colour = (change: number) => (isWhite ? hsl(40, 6, 84 + change) : hsl(hue, 38, lightness + change))
  const handleSide = random() < 0.5 ? left + 13 : left + width - 19
  const frame = hsl(36, 10, isWhite ? 66 : 86)
  const metal = oneOf(random, ['#c9b06a', '#c3c7cb', '#8d9094'])
  return {
    definitions: fade('door', colour(5), colour(-6)),
    drawn: [
      box(left - 15, -30, width + 30, FLOOR + 30, frame),
      box(left - 3, -30, width + 6, FLOOR + 30, hsl(36, 8, 30)),
      box(left, -30, width, FLOOR + 27, 'url(#door)'),
      panelsOf(left, width, random() < 0.3, colour(-13), colour(12)),
      box(handleSide, 92, 7, 44, metal, 'rx="3"'),
      box(handleSide < left + 40 ? handleSide : handleSide - 20, 106, 27, 6, metal, 'rx="3"'),
      oval([handleSide + 3.5, 128], 2.2, 3, '#2a2a2a'),
      random() < 0.5 ? box(left + width / 2 - 30, 114, 60, 10, metal, 'rx="2"') : '',
      box(left - 4, FLOOR - 5, width + 8, 6, '#8f8d88'),
    ].join(''),
  }
}

const matOf = (random: Random, center: number, half: number): string => {
  const corners: ReadonlyArray<Point> = [
    [center - half, FLOOR + 17],
    [center + half, FLOOR + 17],
    [center + half * 1.22, FLOOR + 66],
    [center - half * 1.22, FLOOR + 66],
  ]
  const colour = around(random, oneOf(random, [28, 24, 220, 0]), oneOf(random, [30, 12]), 32)
  const bristles = Array.from({ length: 34 }, () => {
    const depth = random()
    const reach = half * (1 + 0.22 * depth) - 10
    return `M${(center + numberBetween(random, -reach, reach)).toFixed(0)} ${(FLOOR + 20 + depth * 42).toFixed(0)}l3 2`
  })
  return [
    area(
      corners.map(([x, y]): Point => [x + 3, y + 4]),
      '#000',
      'opacity=".35"',
    ),
    area(corners, colour),
    area(corners, 'none', `stroke="#000" stroke-opacity=".35" stroke-width="5"`),
    `<path d="${bristles.join('')}" stroke="#fff" stroke-opacity=".16" stroke-width="1.4"/>`,
  ].join('')
}

const plantOf = (random: Random, x: number): string => {
  const leaves = Array.from({ length: 9 }, () => {
    const angle = numberBetween(random, -1.2, 1.2)
    const long = numberBetween(random, 46, 88)
    const tip: Point = [x + Math.sin(angle) * long, FLOOR - 22 - Math.cos(angle) * long]
    return `<path d="M${x} ${FLOOR - 18}q${(tip[0] - x) * 0.2 - 12} ${(tip[1] - FLOOR) * 0.6} ${tip[0] - x} ${tip[1] - FLOOR + 18}q${(x - tip[0]) * 0.3 + 16} 30 ${x - tip[0]} ${FLOOR - 18 - tip[1]}z" fill="${around(random, 118, 34, 29)}"/>`
  })
  const pot = around(random, 16, 44, 44)
  return [
    oval([x, FLOOR + 20], 34, 7, '#000', 'opacity=".4" filter="url(#soft)"'),
    ...leaves,
    area(
      [
        [x - 26, FLOOR - 24],
        [x + 26, FLOOR - 24],
        [x + 19, FLOOR + 20],
        [x - 19, FLOOR + 20],
      ],
      pot,
    ),
    box(x - 29, FLOOR - 30, 58, 11, around(random, 16, 44, 50)),
  ].join('')
}

/** Day: the sun through a window of the stairs. Night: the lamp above the door. */
const lightOf = (random: Random, night: boolean, light: -1 | 1): string => {
  if (night)
    return area(
      [
        [190, -30],
        [290, -30],
        [470, HEIGHT + 30],
        [10, HEIGHT + 30],
      ],
      'url(#lamp)',
    )
  const start = 240 + light * numberBetween(random, 60, 150)
  const pane = (shift: number, width: number) =>
    area(
      [
        [start + shift, 40],
        [start + shift + width, 40],
        [start + shift + width - light * 90, HEIGHT + 30],
        [start + shift - light * 90, HEIGHT + 30],
      ],
      '#fff6dc',
      'opacity=".15"',
    )
  return pane(0, 42) + pane(52, 42)
}

/** What was left at the door: the delivery as its rider saw it. */
export const doorScene = (random: Random, { houseNumber, hour }: Pick<ProofSketch, 'houseNumber' | 'hour'>): string => {
  const light = random() < 0.5 ? -1 : 1
  const left = numberBetween(random, 92, 136)
  const width = numberBetween(random, 196, 226)
  const center = left + width / 2
  const [wall, floor, door] = [wallOf(random), floorOf(random), doorOf(random, left, width)]
  const [plate, ink] = oneOf(random, PLATES)
  const isParcel = random() < 0.25
  const size = isParcel ? numberBetween(random, 76, 96) : numberBetween(random, 104, 132)
  const standing = (shift: number, factor: number): Standing => ({
    at: [center + shift, FLOOR + 56],
    size: size * factor,
    light,
  })
  const first = numberBetween(random, -26, 26)
  const hasSecond = !isParcel && random() < 0.3
  const scene = [
    wall.drawn,
    floor.drawn,
    door.drawn,
    houseNumberPlate([left + width + 28, 58], houseNumber, plate, ink),
    random() < 0.55 ? plantOf(random, random() < 0.5 ? left - 52 : left + width + 58) : '',
    matOf(random, center, width * 0.43),
    lightOf(random, isNight(hour), light),
    hasSecond ? goods(random, 'bag', standing(first - 62, 0.78)) : '',
    goods(random, isParcel ? 'parcel' : 'bag', standing(first, 1)),
  ]
  return photographed(random, hour, `${LAMP}${wall.definitions}${floor.definitions}${door.definitions}`, scene.join(''))
}
