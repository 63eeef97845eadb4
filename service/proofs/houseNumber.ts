import { box, type Point } from './paint.ts'

/** Digits as strokes in a field of 10 by 16: no font is needed to draw them. */
const STROKES: Readonly<Record<string, string>> = {
  0: 'M5 0C1 0 0 4 0 8s1 8 5 8 5-4 5-8-1-8-5-8z',
  1: 'M1 4L6 0v16',
  2: 'M0 4c0-5 10-5 10 0 0 4-8 7-10 12h10',
  3: 'M0 2c3-4 10-2 9 2-1 3-5 3-5 3s6 0 6 4c0 5-8 7-10 2',
  4: 'M8 16V0L0 11h10',
  5: 'M9 0H2L1 7c4-3 9 0 9 4 0 6-8 6-10 3',
  6: 'M8 0C3 2 0 7 0 11c0 7 10 6 10 0 0-5-8-6-10 0',
  7: 'M0 0h10L4 16',
  8: 'M5 0C0 0 0 7 5 7s6 9 0 9-5-9 0-9 5-7 0-7z',
  9: 'M10 5c0 6-10 6-10 0 0-7 10-7 10 0 0 5-2 9-7 11',
}

/** A plate with the number of the house. */
export const houseNumberPlate = ([x, y]: Point, digits: string, plate: string, ink: string): string => {
  const scale = 1.35
  const width = digits.length * 15 * scale + 8
  const glyphs = [...digits].map(
    (digit, index) =>
      `<path d="${STROKES[digit] ?? ''}" transform="translate(${x + 7 + index * 15 * scale} ${y + 7}) scale(${scale})" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
  return [
    box(x + 2, y + 3, width, 36, '#000', 'opacity=".3" rx="3"'),
    box(x, y, width, 36, plate, 'rx="3"'),
    box(x + 1.5, y + 1.5, width - 3, 33, 'none', `rx="2" stroke="${ink}" stroke-opacity=".6"`),
    ...glyphs,
  ].join('')
}
