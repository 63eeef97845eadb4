import { getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '../../../src/domain/market/countries.ts'
import { readMessage } from '../../../src/domain/reading/readMessage.ts'
import { WRITTEN_ADDRESSES, WRITTEN_NAMES } from '../../support/writtenAddresses.ts'

/** A number in groups of the given lengths, the last of which repeats. */
const grouped = (digits: string, lengths: ReadonlyArray<number>): string => {
  const length = lengths[0]!
  const rest = digits.slice(length)
  return rest === ''
    ? digits
    : `${digits.slice(0, length)} ${grouped(rest, lengths.length > 1 ? lengths.slice(1) : lengths)}`
}

interface Sample {
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly amount: string
}

const FORMS: ReadonlyArray<(sample: Sample) => string> = [
  ({ name, address, phone, amount }) => `${name}, ${address}, ${phone}, ${amount}`,
  ({ name, address, phone }) => `2x pizza, ${name}, ${address}, ${phone}`,
  ({ name, address, phone }) => `${address}, ${name}, ${phone}`,
  ({ name, address, phone }) => `${name} ${phone} ${address}`,
  ({ name, address, phone }) => `${name} ${address} ${phone}`,
  ({ name, address, phone, amount }) => `${name}\n${address}\n${phone} ${amount}`,
]

/** The addresses that no rule tells from a name without a comma: their street has several words, and its type is last. */
const OPEN: Readonly<Partial<Record<CountryCode, ReadonlyArray<string>>>> = {
  BD: ['রহিম উদ্দিন গুলশান এভিনিউ'],
  MM: ['ဦးအောင်အောင် ပြည်လမ်း'],
  TR: ['Ayşe Yılmaz İstiklal Caddesi'],
  NO: ['Kari Nordmann Karl Johans gate'],
  AT: ['Maria Gruber Kärntner Straße'],
  CY: ['Andreas Georgiou Ledra Street'],
}

/** Titles are not part of a name. */
const TITLE = /^ဦး/u

const letters = (...texts: ReadonlyArray<string | undefined>): string =>
  [...texts.join('').replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')].toSorted().join('')

describe('readMessage of one line', () => {
  it.each(COUNTRY_CODES)('finds name, address and phone number in every order in %s (NEW-29)', (code) => {
    const country = COUNTRIES[code]
    const example = getExampleNumber(code, examples)!
    const digits = example.formatNational().replaceAll(/\D/g, '')
    const phones = [
      example.formatNational(),
      digits,
      grouped(digits, [4, 3]),
      grouped(digits, [2]),
      example.formatInternational(),
    ]
    const amount = `${country.currencyDigits === 0 ? 1_250 : 45} ${country.currency}`
    const messages = WRITTEN_ADDRESSES[code].slice(0, 2).flatMap((address, at) =>
      FORMS.map((form, index) => {
        const name = WRITTEN_NAMES[code][(index + at) % WRITTEN_NAMES[code].length]!
        const phone = phones[(index + at) % phones.length]!
        return { name, address, text: form({ name, address, amount, phone }) }
      }),
    )
    const misread = messages.filter(({ name, address, text }) => {
      const read = readMessage(text, country, undefined)
      const places = [read.unit?.value, read.building?.value, read.address?.value]
      return (
        letters(read.name?.value) !== letters(name.replace(TITLE, '')) ||
        letters(...places) !== letters(address) ||
        read.phone?.value !== example.number
      )
    })
    const isOpen = (text: string) => OPEN[code]?.some((words) => text.includes(words)) === true
    expect(misread.map(({ text }) => text).filter((text) => !isOpen(text))).toEqual([])
  })
})
