import { numberBetween, type Random } from '../dispatch/seededRandom.ts'

/** Size of a drawn picture, in pixels. */
export const WIDTH = 480
export const HEIGHT = 360

export type Point = readonly [x: number, y: number]

const inPlace = (coordinate: number): string => String(Math.round(coordinate * 10) / 10)
const listed = (points: ReadonlyArray<Point>): string => points.map(([x, y]) => `${inPlace(x)} ${inPlace(y)}`).join(' ')

/** A filled area; `more` are further SVG attributes. */
export const area = (points: ReadonlyArray<Point>, fill: string, more = ''): string =>
  `<path d="M${listed(points)}z" fill="${fill}" ${more}/>`

export const box = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${inPlace(x)}" y="${inPlace(y)}" width="${inPlace(width)}" height="${inPlace(height)}" fill="${fill}" ${more}/>`

export const line = (points: ReadonlyArray<Point>, colour: string, width: number, more = ''): string =>
  `<path d="M${listed(points)}" fill="none" stroke="${colour}" stroke-width="${inPlace(width)}" ${more}/>`

export const oval = (center: Point, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${inPlace(center[0])}" cy="${inPlace(center[1])}" rx="${inPlace(rx)}" ry="${inPlace(ry)}" fill="${fill}" ${more}/>`

/** Top to bottom only: rows of one colour make small files. */
export const fade = (id: string, top: string, bottom: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`

/** A colour of this hue in degrees, saturation and lightness in per cent, each a little off. */
export const around = (random: Random, hue: number, saturation: number, lightness: number): string => {
  const off = (most: number) => numberBetween(random, -most, most)
  return hsl(hue + off(8), saturation + off(5), lightness + off(4))
}

const bounded = (per: number) => Math.min(100, Math.max(0, per))

/** SVG knows no hsl: as #rrggbb. */
export const hsl = (hue: number, saturation: number, lightness: number): string => {
  const [s, l] = [bounded(saturation) / 100, bounded(lightness) / 100]
  const channel = (offset: number): string => {
    const turn = (offset + (((hue % 360) + 360) % 360) / 30) % 12
    const level = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))
    return Math.round(level * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** What a cheap sensor adds: bright and dark specks. */
const grain = (random: Random, count: number): string => {
  const specks = (): string =>
    Array.from(
      { length: count },
      () => `M${Math.floor(random() * WIDTH)} ${Math.floor(random() * HEIGHT)}.5h${1 + Math.floor(random() * 2)}`,
    ).join('')
  return `<path d="${specks()}" stroke="#fff" stroke-opacity=".1"/><path d="${specks()}" stroke="#000" stroke-opacity=".13"/>`
}

const NIGHT_FROM = 20
const NIGHT_UNTIL = 6

export const isNight = (hour: number): boolean => hour >= NIGHT_FROM || hour < NIGHT_UNTIL

const SPECKS = { day: 500, night: 800 }

/** The scene as a hand-held camera sees it: turned a little, darker towards its edges, grainier at night. */
export const photographed = (random: Random, hour: number, definitions: string, scene: string): string => {
  const turn = numberBetween(random, -2.2, 2.2)
  const edges = '<stop stop-color="#000" stop-opacity=".34"/><stop offset="1" stop-color="#000" stop-opacity="0"/>'
  const night = isNight(hour)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>
<linearGradient id="above" x1="0" y1="0" x2="0" y2="1">${edges}</linearGradient>
<linearGradient id="below" x1="0" y1="1" x2="0" y2="0">${edges}</linearGradient>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="5"/></filter>
${definitions}</defs>
<g transform="rotate(${inPlace(turn)} ${WIDTH / 2} ${HEIGHT / 2}) translate(${-WIDTH * 0.04} ${-HEIGHT * 0.04}) scale(1.08)">${scene}</g>
${night ? box(0, 0, WIDTH, HEIGHT, '#0a1230', 'opacity=".3"') : ''}
${box(0, 0, WIDTH, 120, 'url(#above)')}${box(0, HEIGHT - 110, WIDTH, 110, 'url(#below)')}
${grain(random, night ? SPECKS.night : SPECKS.day)}</svg>`
}
