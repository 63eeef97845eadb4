import { trimText } from '../text/blank.ts'
import { westernDigits } from '../market/westernDigits.ts'
import { BULK_COLUMNS, type BulkCells, type BulkColumn, type BulkPart } from './bulkColumns.ts'
import { foldText } from '../text/foldText.ts'

/** The texts of a row by what they are; a part without a column is absent. */
type PartTexts = ReadonlyMap<BulkPart, string>

const filled = (texts: ReadonlyArray<string>): ReadonlyArray<string> => texts.filter((text) => text !== '')

const wordsOf = (text: string): string => ` ${trimText(foldText(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' '))} `

/** Whether the text says this already behind its first comma: a street may have the name of a town. */
const isSaidIn = (text: string, part: string): boolean =>
  text
    .split(/[,،、\n]/)
    .slice(1)
    .some(
      (segment) =>
        wordsOf(segment).includes(wordsOf(part)) ||
        wordsOf(segment).replaceAll(' ', '') === wordsOf(part).replaceAll(' ', ''),
    )

/** "Dlouhá" and "12" are one line. "28. října" is a street without a number, "391 Orchard Road" has one. */
const lineOf = (street: string, number: string): string => {
  const hasNumber = wordsOf(street).endsWith(wordsOf(number)) || foldText(street).startsWith(`${foldText(number)} `)
  return number === '' || hasNumber ? street : filled([street, number]).join(' ')
}

/** Joins the parts of an address. Empty without a street: a geocoder would find the town alone, which is the wrong place. */
const joinAddress = (partOf: (part: BulkPart) => string): string => {
  const [first, ...others] = filled([
    partOf('address'),
    lineOf(partOf('street'), partOf('houseNumber')),
    partOf('addressMore'),
  ])
  if (first === undefined || filled([partOf('address'), partOf('street')]).length === 0) return ''
  const [postcode, city] = [partOf('postcode'), partOf('city')]
  const said = (text: string, part: string) => (isSaidIn(text, part) ? text : `${text}, ${part}`)
  const base = filled([...others, partOf('area')]).reduce(said, first)
  const town = filled([postcode, city].filter((part) => part === '' || !isSaidIn(base, part)))
  return filled([base, town.join(' ')]).join(', ')
}

/** A day as a cell with a date is read, with the midnight that a format with a clock adds. */
const DAY_ONLY = /^(\d{4}-\d{2}-\d{2})(?: 00:00)?$/
const MOMENT = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/
const CLOCK = /^\d{1,2}[:.]\d{2}(?!\d|\.)/

/** Joins a day and a time into one moment; each may come from a cell that contains both. */
const joinMoment = (writtenDay: string, writtenTime: string): string => {
  const [day, time] = [westernDigits(writtenDay), westernDigits(writtenTime)]
  if (day === '' || time === '' || day === time) return day === '' ? time : day
  if (CLOCK.test(day) && !CLOCK.test(time)) return joinMoment(time, day)
  const [, dayOnly = day] = DAY_ONLY.exec(day) ?? []
  const [, dayOfTime, clock] = MOMENT.exec(time) ?? []
  return dayOfTime === dayOnly ? `${dayOnly} ${clock}` : `${dayOnly} ${time}`
}

const joinNames = (names: ReadonlyArray<string>): string => {
  const [first = '', ...others] = filled(names)
  return others.reduce((name, part) => (wordsOf(name).includes(wordsOf(part)) ? name : `${name} ${part}`), first)
}

/** The cells of a row, each joined of its parts. */
export const joinParts = (texts: PartTexts): BulkCells => {
  const partOf = (part: BulkPart): string => texts.get(part) ?? ''
  const joined: Partial<Record<BulkColumn, string>> = {
    customerName: joinNames([partOf('customerName'), partOf('firstName'), partOf('lastName')]),
    address: joinAddress(partOf),
    deliverAt: joinMoment(partOf('deliverAt'), joinMoment(partOf('deliverDate'), partOf('deliverTime'))),
  }
  return Object.fromEntries(
    BULK_COLUMNS.map((column) => [column, joined[column] ?? partOf(column)]),
  ) as unknown as BulkCells
}
