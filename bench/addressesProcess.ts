import { EmbeddedGeocoder } from '../service/geolocator/embeddedGeocoder.ts'
import { gazetteerOf, parseGazetteer, type GazetteerRow } from '../service/geolocator/gazetteer.ts'
import type { Geocoder } from '../service/geolocator/geocoder.ts'
import { townsOf } from '../service/geolocator/towns.ts'
import { numberBetween, pickOne, seededRandom, type Random } from '../simulator/seededRandom.ts'
import { COUNTRIES } from '../src/domain/market/countries.ts'
import { foldText } from '../src/domain/text/foldText.ts'

/*
 * The embedded geocoder with many made-up places, in a process of its own, whose garbage can be collected: `node
 * --expose-gc addressesProcess.ts <places> <queries of each way of typing>`. Sends what it measured and ends.
 */

const WAYS = ['in full', 'in part', 'with a remark', 'with a typo'] as const
type Way = (typeof WAYS)[number]

export interface MeasuredAddresses {
  /** Processor time in ms of each query, by the way in which it was typed. */
  readonly ms: Readonly<Record<Way, ReadonlyArray<number>>>
  /** Bytes of the heap and of buffers, without garbage: of the rows, and of all that the geocoder adds to them. */
  readonly rows: number
  readonly index: number
  /** Processor time in ms to parse the rows, and until a geocoder has answered its first question about them. */
  readonly parsing: number
  readonly building: number
}

const COUNTRY = COUNTRIES.CZ
const REMARKS = [
  ', zvonek Novák',
  ', 3. patro, byt 5',
  ' (druhý dvůr)',
  ', Praha 2',
  ', Praha, nechte prosím u paní vrátné, děkuji',
]
/** Streets are spread over the area of the city, in degrees. */
const SPREAD = 0.2
/** The share of words that real names have; the others are the beginning of one and the end of another. */
const REAL_WORDS = 0.2
const NAME = /\p{Lu}\p{Ll}{2,}/gu
const KINDS = new Set(['Metro', 'Praha'])

const [places = 0, queries = 0] = process.argv.slice(2).map(Number)

/** The processor time in ms since `start`: other programs must not make the difference. */
const spentSince = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

const heap = (): number => {
  if (globalThis.gc === undefined) throw new Error('This process needs --expose-gc')
  globalThis.gc()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const wordsFrom = (texts: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(texts.flatMap((text) => text.match(NAME) ?? []).filter((word) => !KINDS.has(word))),
]

/** Draws words; few of them often, as in real names. */
const drawWord = (random: Random, words: ReadonlyArray<string>): string => {
  const often = () => words[Math.floor(random() ** 1.5 * words.length)] ?? ''
  if (random() < REAL_WORDS) return pickOne(random, words)
  const [beginning, end] = [often(), often()]
  return beginning.slice(0, Math.ceil(beginning.length / 2)) + end.slice(Math.floor(end.length / 2))
}

/** A file with names like those of the country's own: each row is a real one with other words, elsewhere. */
const fileOf = (random: Random, count: number): string => {
  const real = gazetteerOf(COUNTRY.code).rows()
  const words = wordsFrom([...real, ...townsOf(COUNTRY.code)].map(({ name }) => name))
  const lines = Array.from({ length: count }, () => {
    const { kind, name, nameEn, aliases, low, high } = pickOne(random, real)
    const { district, districtEn, postalCode } = pickOne(random, real)
    const drawn = new Map<string, string>()
    const renamed = (text: string) =>
      text.replaceAll(NAME, (word) => {
        if (KINDS.has(word)) return word
        const key = foldText(word)
        const other = drawn.get(key) ?? drawWord(random, words)
        drawn.set(key, other)
        return word.toLowerCase() === key ? foldText(other) : other
      })
    const [north, east] = [0, 1].map(() => numberBetween(random, -SPREAD, SPREAD))
    const ends = [low, high].flatMap(({ latitude, longitude }) => [latitude + (north ?? 0), longitude + (east ?? 0)])
    const names = [name, nameEn, aliases.join(';')].map(renamed)
    return [kind, ...names, district, districtEn, postalCode, ...ends.map((degrees) => degrees.toFixed(5))].join('\t')
  })
  return lines.join('\n')
}

const withTypo = (random: Random, text: string): string => {
  const at = 2 + Math.floor(random() * Math.max(1, text.length - 4))
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)
}

const typedAs = (way: Way, random: Random, { name }: GazetteerRow, written: string): string => {
  const number = 1 + Math.floor(random() * 20)
  switch (way) {
    case 'in full':
      return written
    case 'in part':
      return name.slice(0, 3 + Math.floor(random() * (name.length - 3)))
    case 'with a remark':
      return `${name} ${number}${pickOne(random, REMARKS)}`
    case 'with a typo':
      return `${withTypo(random, name)} ${number}`
  }
}

const ask = async (geocoder: Geocoder, text: string) => {
  const start = process.cpuUsage()
  const answer = await geocoder.autocomplete({ text, country: COUNTRY.code, near: COUNTRY.capital, language: 'cs' })
  return { ms: spentSince(start), found: answer.found === 'yes' ? answer.value : [] }
}

const measure = async (): Promise<MeasuredAddresses> => {
  const random = seededRandom('addresses')
  const file = fileOf(random, places)
  townsOf(COUNTRY.code)
  const empty = heap()
  const started = process.cpuUsage()
  const rows = parseGazetteer(file)
  const parsing = spentSince(started)
  const withRows = heap()
  const built = process.cpuUsage()
  const geocoder = new EmbeddedGeocoder(COUNTRY.code, rows)
  await ask(geocoder, 'Praha')
  const building = spentSince(built)
  const withIndex = heap()
  const streets = [...rows.entries()].filter(([, { kind }]) => kind === 'street')
  const ms: Record<Way, Array<number>> = { 'in full': [], 'in part': [], 'with a remark': [], 'with a typo': [] }
  let inFull = 0
  for (let round = 0; round < queries; round += 1)
    for (const way of WAYS) {
      const [index, row] = pickOne(random, streets)
      const written = geocoder.placeAt(index, '12', 'cs')?.formattedAddress ?? ''
      const { ms: spent, found } = await ask(geocoder, typedAs(way, random, row, written))
      ms[way].push(spent)
      if (way === 'in full' && found.some(({ street }) => street === row.name)) inFull += 1
    }
  if (inFull < 0.9 * queries) throw new Error(`Only ${inFull} of ${queries} addresses were found`)
  return {
    ms,
    rows: withRows - empty,
    index: withIndex - withRows,
    parsing,
    building,
  }
}

process.send?.({ id: 0, value: await measure() })
process.disconnect()
