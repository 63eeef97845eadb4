import { describe, expect, it } from 'vitest'
import { COUNTRIES, type CountryCode } from '../../../src/domain/market/countries.ts'
import { messageText } from '../../../src/domain/reading/messageText.ts'
import { labelledFields, type LabelledField } from '../../../src/domain/reading/labelledFields.ts'
import { findPhones } from '../../../src/domain/reading/messagePhone.ts'
import { plainText } from '../../../src/domain/text/plainText.ts'

const phonesIn = (text: string, country: CountryCode = 'SG', fields?: ReadonlyArray<LabelledField>) => {
  const plain = plainText(text)
  return findPhones(messageText(plain), fields ?? labelledFields(messageText(plain)), COUNTRIES[country]).map(
    ({ from, to }) => plain.slice(from, to),
  )
}

const fieldOf = (text: string, value: string, label: LabelledField['label']): LabelledField => {
  const from = text.indexOf(value)
  const span = { from, to: from + value.length }
  return { label, whole: span, title: { from, to: from }, value: span }
}

describe('findPhones', () => {
  it.each([
    ['call 9123 4567 thanks', ['9123 4567']],
    ['unit 12 9123 4567', ['9123 4567']],
    ['9123 4567 or 8123 4567', ['9123 4567', '8123 4567']],
    ['8123 4567\ncall 9123 4567', ['9123 4567', '8123 4567']],
    ['call\n8123 4567\n9123 4567', ['8123 4567', '9123 4567']],
    ['8123 4567\n+65 9123 4567', ['+65 9123 4567', '8123 4567']],
    ['9123 4567\n8123 0065', ['9123 4567', '8123 0065']],
    ['item 8123 4567\n9123 4567', ['9123 4567', '8123 4567']],
    ['order 8123 4567\n9123 4567', ['9123 4567']],
    ['order no. 8123 4567', []],
    ['order number 8123 4567', []],
    ['invoice number: 8123 4567', []],
    ['order #81234567', []],
    ['order 8123 4567 10 Anson Road', ['8123 4567']],
    ['invoice 81234567', ['81234567']],
    ['tracking 81234567', []],
    ['$88 91234567', ['91234567']],
    ['total 88 9123 4567', ['9123 4567']],
    ['total 350 8123 4567', ['8123 4567']],
    ['COD 8123 4567', ['8123 4567']],
    ['Anna,9123 4567', ['9123 4567']],
    ['8123 4567 call that or mail it or 9123 4567', ['8123 4567', '9123 4567']],
    ['8123 456', []],
    ['31.12.2026', []],
    ['31122026', ['31122026']],
    ['9123 4567.0', ['9123 4567.0']],
    ['8.12345678E+8', []],
  ])('reads %j as %j', (text, phones) => {
    expect(phonesIn(text)).toEqual(phones)
  })

  it.each([
    ['ordered by: Anna 8123 4567\nrecipient: Bob 9123 4567', ['9123 4567', '8123 4567']],
    ['ordered by: Anna\nphone: 8123 4567\ndeliver to: 10 Main Street\nphone: 9123 4567', ['9123 4567', '8123 4567']],
    ['recipient: Bob 9123 4567\nsender: Anna, call 8123 4567', ['9123 4567', '8123 4567']],
    ['ordered by: Anna 8123 4567, office 9123 4567', ['8123 4567', '9123 4567']],
    ['ordered by: Anna 8123 4567\nrecipient: Bob', ['8123 4567']],
    ['ordered by: Anna 8123 4567\nrecipient: Bob\nif he does not answer call 9123 4567', ['8123 4567', '9123 4567']],
  ])('ranks the number of the person who orders for somebody else in %j', (text, phones) => {
    expect(phonesIn(text)).toEqual(phones)
  })

  it.each<[string, CountryCode, ReadonlyArray<string>]>([
    ['celkem 350 777 214 563', 'CZ', ['777 214 563']],
    ['#041 2345678', 'FI', ['041 2345678']],
    ['#0412345678', 'FI', ['0412345678']],
    ['#041 2345678, 040 1234567', 'FI', ['041 2345678', '040 1234567']],
    ['tilaus #041 2345678', 'FI', []],
    ['#001 2345678', 'FI', []],
    ['#041 2345678', 'LA', []],
    ['#041 2345678', 'JO', []],
    ['#05-123 9123 4567', 'SG', ['9123 4567']],
    ['#5519 9123 4567', 'SG', ['9123 4567']],
    ['#03 012-345 6789', 'MY', ['012-345 6789']],
    ['#05 9123 4567', 'SG', ['9123 4567']],
    ['Ave 3 #12 91234567', 'SG', ['91234567']],
    ['#05 50123456', 'KW', ['50123456']],
    ['#04 12345678', 'JO', []],
    ['인하로 507 010-3344-5566 2만5천원', 'KR', ['010-3344-5566']],
    ['lgh 1203 113 59 Stockholm', 'SE', []],
    ['lgh 1203 113 59 Stockholm 073-445 66 77', 'SE', ['073-445 66 77']],
    ['15 B 12 00100 Helsinki 0401122334', 'FI', ['0401122334']],
    ['Kárász u. 5. 30/1234567 3 adag', 'HU', ['30/1234567']],
    ['Lieferung: Karl Mayer Praterstraße 33 1020 Wien 06641122334', 'AT', ['06641122334']],
    ['70 123 45 67 Anna', 'SE', ['70 123 45 67']],
    ['777 214 563 459 Kč', 'CZ', ['777 214 563']],
    ['tel. 777 214 563 459', 'CZ', ['777 214 563']],
    ['350 777 214 563', 'CZ', []],
    ['350 777 214 Kč', 'CZ', []],
    ['12 50480 012-345 6789', 'MY', ['012-345 6789']],
    ['09 212 3456 12 Pyay Road', 'MM', ['09 212 3456']],
    ['09 212 3456 12, Anawrahta Road', 'MM', ['09 212 3456']],
    ['09 212 345 612 Pyay Road', 'MM', ['09 212 345 612']],
    ['8123 4567 45 SGD 391 Orchard Road', 'SG', ['8123 4567']],
    ['8123 4567 $45 cash', 'SG', ['8123 4567']],
    ['0620 123 456 7 Budapest', 'HU', ['0620 123 456 7']],
    ['041 234 567 8', 'FI', ['041 234 567 8']],
    ['041 234 567 8 kebabia', 'FI', ['041 234 567']],
    ['〒150-0043 03-1234-5678', 'JP', ['03-1234-5678']],
    ['číslo účtu 777214563/0800', 'CZ', []],
    ['faktura 777214563', 'CZ', ['777214563']],
    ['faktura 202600123', 'CZ', []],
    ['objednávka č. 777214563', 'CZ', []],
    ['Rechnung 0664 1234567 Mariahilfer Straße 12', 'AT', ['0664 1234567']],
    ['Rechnung 6641234567', 'AT', []],
    ['Rechnung 0664 7654321, 0664 1234567', 'AT', ['0664 1234567']],
    ['no order 0123456789', 'MY', []],
    ['เลขบัญชี 081-2-34567-8', 'TH', []],
  ])('reads the digits of %j in %s as %j', (text, country, phones) => {
    expect(phonesIn(text, country)).toEqual(phones)
  })

  it('returns E.164 numbers with their spans', () => {
    expect(findPhones(messageText('to 12 9123 4567'), [], COUNTRIES.SG)).toEqual([
      { number: '+6591234567', from: 6, to: 15, needsPrefix: false, score: 0, rank: 0 },
    ])
  })

  it.each([
    ['phone', ['9123 4567', '8123 4567']],
    ['name', ['8123 4567', '9123 4567']],
    ['other', ['8123 4567']],
    ['total', ['8123 4567']],
    ['part-amount', ['8123 4567']],
  ] as const)('ranks a number labelled %s', (label, phones) => {
    const text = '8123 4567\n9123 4567'
    expect(phonesIn(text, 'SG', [fieldOf(text, '9123 4567', label)])).toEqual(phones)
  })

  it('ignores an international number in a field for something else', () => {
    expect(phonesIn('+65 9123 4567', 'SG', [fieldOf('+65 9123 4567', '+65 9123 4567', 'other')])).toEqual([])
  })

  it('ignores words for an order before a number that has a label', () => {
    const text = 'item 8123 4567\n9123 4567'
    expect(phonesIn(text, 'SG', [fieldOf(text, '8123 4567', 'name')])).toEqual(['8123 4567', '9123 4567'])
  })

  it.each([
    [399, ['9123 4567']],
    [400, []],
  ])('finds the number after %i invalid numbers: %j', (count, phones) => {
    expect(phonesIn(`${'0000000\n'.repeat(count)}9123 4567`)).toEqual(phones)
  })

  it.each(['1 250 000,25 kr', '1 250 000 kr', '1 250 000,- kr', 'kr 1 250 000', 'SEK 1 250 000,25'])(
    'finds no number in the amount %j',
    (text) => {
      expect(phonesIn(text, 'SE')).toEqual([])
    },
  )

  it('finds the number behind an amount with its currency', () => {
    expect(phonesIn('350 Kč 777 214 563', 'CZ')).toEqual(['777 214 563'])
  })

  it.each([
    ['040 1234', ['040 1234']],
    ['040 123', []],
  ])('reads Finnish %j as %j', (text, phones) => {
    expect(phonesIn(text, 'FI')).toEqual(phones)
  })
})
