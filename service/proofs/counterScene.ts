import { numberBetween, oneOf, type Random } from '../dispatch/seededRandom.ts'
import { goods, type Standing } from './goods.ts'
import { area, around, box, fade, hsl, HEIGHT, line, oval, photographed, WIDTH, type Point } from './paint.ts'
import type { ProofSketch } from './sketch.ts'

const COUNTER = 224
/** Lit as at noon, whatever the hour. */
const INDOORS = 12

/** Jars, bottles and boxes on two shelves. */
const shelvesOf = (random: Random, from: number): string =>
  [62, 132]
    .flatMap((y) => {
      const things: Array<string> = []
      for (let x = from + 8; x < from + 220; x += numberBetween(random, 20, 34)) {
        const [wide, high] = [numberBetween(random, 11, 21), numberBetween(random, 20, 44)]
        const colour = around(random, oneOf(random, [8, 40, 96, 190, 24, 280]), 34, 46)
        const isBottle = random() < 0.4
        things.push(box(x, y - high, wide, high, colour, `rx="${isBottle ? 5 : 1.5}"`))
        if (isBottle) things.push(box(x + wide * 0.32, y - high - 12, wide * 0.36, 14, colour))
        if (random() < 0.6) things.push(box(x + 1.5, y - high * 0.6, wide - 3, high * 0.34, '#efe9da', 'opacity=".8"'))
      }
      return [
        ...things,
        box(from, y, 230, 8, hsl(28, 34, 34)),
        box(from, y + 8, 230, 7, '#000', 'opacity=".25" filter="url(#soft)"'),
      ]
    })
    .join('')

/** A slate with what there is today, too far away to be read. */
const slateOf = (random: Random, x: number): string =>
  [
    box(x, 26, 132, 104, hsl(28, 40, 30), 'rx="3"'),
    box(x + 7, 33, 118, 90, '#26302c'),
    ...Array.from({ length: 6 }, (_, index) =>
      line(
        [
          [x + 17, 50 + index * 12],
          [x + 17 + numberBetween(random, 42, 92), 50 + index * 12 + numberBetween(random, -1.5, 1.5)],
        ],
        '#dfe6dd',
        2,
        'opacity=".7" stroke-dasharray="9 3 14 4 6 3"',
      ),
    ),
  ].join('')

const lampOf = (x: number, shade: string): string =>
  [
    line(
      [
        [x, -30],
        [x, 20],
      ],
      '#222',
      2,
    ),
    oval([x, 60], 86, 58, '#ffe3a6', 'opacity=".2" filter="url(#soft)"'),
    area(
      [
        [x - 10, 20],
        [x + 10, 20],
        [x + 32, 48],
        [x - 32, 48],
      ],
      shade,
    ),
    oval([x, 48], 30, 4, '#fff2cf'),
  ].join('')

/** What stands on every counter: the terminal and a bell. */
const tillOf = (x: number): string =>
  [
    oval([x, COUNTER + 34], 40, 7, '#000', 'opacity=".4" filter="url(#soft)"'),
    area(
      [
        [x - 30, COUNTER - 34],
        [x + 26, COUNTER - 38],
        [x + 34, COUNTER + 26],
        [x - 36, COUNTER + 30],
      ],
      '#34383d',
    ),
    area(
      [
        [x - 24, COUNTER - 28],
        [x + 21, COUNTER - 31],
        [x + 25, COUNTER - 2],
        [x - 27, COUNTER + 1],
      ],
      '#9fc3c9',
    ),
    ...Array.from({ length: 9 }, (_, key) =>
      box(x - 22 + (key % 3) * 16, COUNTER + 5 + Math.floor(key / 3) * 7, 11, 4.4, '#d5d8da'),
    ),
  ].join('')

/** The sticker that says it came back. */
const returnSticker = ([x, y]: Point): string =>
  [
    box(x - 21, y - 17, 42, 34, '#f8f4ec', 'rx="3"'),
    `<path d="M${x + 12} ${y + 9}v-8q0-7-7-7h-14m6-7l-7 7 7 7" fill="none" stroke="#c02b22" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join('')

/** The vendor's counter: with what the rider takes along, or with what came back. */
export const counterScene = (random: Random, { kind }: Pick<ProofSketch, 'kind'>): string => {
  const light = random() < 0.5 ? -1 : 1
  const wall = around(random, oneOf(random, [36, 170, 210, 20, 98]), 18, 68)
  const wood = oneOf(random, [28, 24, 34, 210])
  const grey = wood === 210
  const surface = (lightness: number) => hsl(wood, grey ? 5 : 36, lightness)
  const isReturn = kind === 'return'
  const center = numberBetween(random, 206, 270)
  const standing = (shift: number, size: number): Standing => ({ at: [center + shift, COUNTER + 58], size, light })
  const size = numberBetween(random, 112, 136)
  const what = isReturn || random() < 0.2 ? oneOf(random, ['bag', 'parcel'] as const) : 'bag'
  const veins = Array.from({ length: 11 }, (_, index) => {
    const y = COUNTER + 10 + index * index * 0.95
    return line(
      [
        [-30, y],
        [numberBetween(random, 100, 380), y + numberBetween(random, -3, 3)],
        [WIDTH + 30, y + numberBetween(random, -2, 2)],
      ],
      surface(grey ? 60 : 32),
      1.3,
      'opacity=".5"',
    )
  })
  const slateLeft = random() < 0.5
  const scene = [
    box(-30, -30, WIDTH + 60, COUNTER + 40, 'url(#wall)'),
    shelvesOf(random, slateLeft ? 214 : 20),
    slateOf(random, slateLeft ? 40 : 300),
    lampOf(numberBetween(random, 150, 320), around(random, oneOf(random, [20, 160, 0, 215]), 40, 34)),
    box(-30, COUNTER, WIDTH + 60, HEIGHT - COUNTER + 40, 'url(#top)'),
    ...veins,
    line(
      [
        [-30, COUNTER],
        [WIDTH + 30, COUNTER],
      ],
      surface(74),
      3,
    ),
    tillOf(slateLeft ? 62 : 418),
    isReturn ? '' : goods(random, 'thermal', standing(slateLeft ? 148 : -148, 106)),
    !isReturn && random() < 0.5 ? goods(random, 'bag', standing(slateLeft ? 66 : -66, size * 0.74)) : '',
    goods(random, what, standing(0, what === 'parcel' ? size * 0.8 : size)),
    isReturn ? returnSticker([center + 12, COUNTER + 58 - (what === 'parcel' ? 18 : size * 0.3)]) : '',
  ]
  const definitions =
    fade('wall', wall, hsl(28, 16, 44)) + fade('top', surface(grey ? 66 : 46), surface(grey ? 78 : 56))
  return photographed(random, INDOORS, definitions, scene.join(''))
}
