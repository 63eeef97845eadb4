import { westernDigits } from '../market/westernDigits.ts'

/** Three numbers that are a day in some order: "2026-12-01", "1. 12. 2026", "12/1/26", "2026年12月1日". */
const DAY = /(?<!\d)(\d{1,4})(?:[-./]\s?|[年년]\s?)(\d{1,2})(?:[-./]\s?|[月월]\s?)(\d{1,4})(?!\d)/g

const iso = (year: string, month: string, day: string): string =>
  `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/**
 * Whether a text names a day that may be after `today`: next to it, a time alone need not be one of today. Nobody knows
 * here in which order the country writes days.
 */
export const mayBeOfOtherDay = (text: string, today: string): boolean =>
  [...westernDigits(text).matchAll(DAY)].some(([, first = '', second = '', third = '']) => {
    const readings =
      first.length === 4
        ? [iso(first, second, third)]
        : [iso(third, second, first), iso(third, first, second), iso(first, second, third)]
    return readings.some((day) => day > today && /-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(day))
  })
