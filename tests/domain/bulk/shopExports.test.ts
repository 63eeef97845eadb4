import { describe, expect, it } from 'vitest'
import type { BulkCells } from '../../../src/domain/bulk/bulkColumns.ts'
import { hasZero } from '../../../src/domain/bulk/bulkConcerns.ts'
import { readBulkFile } from '../../../src/domain/bulk/bulkFile.ts'
import { judgeBulkRow } from '../../../src/domain/bulk/bulkRow.ts'
import type { CountryCode } from '../../../src/domain/market/countries.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { writtenAmount } from '../../../src/domain/reading/writtenAmount.ts'
import { workbookOf, type BulkSheet } from '../../support/workbookOf.ts'
import { around } from './aBulkRow.ts'

const TODAY = '2026-11-30'
const HEADER = ['Name', 'Phone', 'Address']
const JANA = ['Jana Nová', '777123456', 'Dlouhá 12, Praha']

const readSheet = (sheet: BulkSheet) => {
  const read = readBulkFile(workbookOf(sheet), { today: TODAY })
  if (read.kind === 'refused') throw new Error(JSON.stringify(read.refusal))
  return read
}
const cellsOf = (sheet: BulkSheet): BulkCells => readSheet(sheet).rows[0]!.cells
/** The cells of Jana's order with more columns. */
const withColumns = (columns: Readonly<Record<string, string>>): BulkCells =>
  cellsOf([
    [...HEADER, ...Object.keys(columns)],
    [...JANA, ...Object.values(columns)],
  ])
const leftOutOf = (columns: Readonly<Record<string, string>>) =>
  readSheet([
    [...HEADER, ...Object.keys(columns)],
    [...JANA, ...Object.values(columns)],
  ]).understood.leftOut.map(({ header }) => header)

describe('a time alone (BULK-31)', () => {
  it.each([
    ['no other day', {}, `${TODAY} 15:00`],
    ['the day of the order', { 'Ordered on': TODAY }, `${TODAY} 15:00`],
    ['an earlier day', { 'Ordered on': '27. 11. 2026' }, `${TODAY} 15:00`],
    ['a later day', { 'When exactly': '2026-12-01' }, '15:00'],
    ['a later day as text', { 'When exactly': '1.12.2026' }, '15:00'],
    ['a day that is later in one order of its numbers', { 'When exactly': '11/12/2026' }, '15:00'],
    ['a later day in Japanese', { 'When exactly': '2026年12月1日' }, '15:00'],
    ['a number that is no day', { Article: '2026-99-99' }, `${TODAY} 15:00`],
  ])('is one of today unless a column that is not understood may say otherwise: %s', (_, columns, moment) => {
    expect(withColumns({ 'Delivery time': '15:00', ...columns }).deliverAt).toBe(moment)
  })
})

describe('the currency in a header (BULK-31)', () => {
  const amountOf = (header: string, text: string, code: CountryCode) =>
    writtenAmount(withColumns({ [header]: text }).itemValue, COUNTRIES[code])

  it.each<readonly [string, string, CountryCode, number]>([
    ['Cena (Kč)', '1250.5', 'CZ', 125_050],
    ['Cena\nv Kč', '450', 'CZ', 45_000],
    ['Jumlah (RM)', '1,250.50', 'MY', 125_050],
    ['Amount (KD)', '12.5000', 'KW', 12_500],
    ['Total EUR', '12', 'AT', 1_200],
    ['Price €', '12.50', 'AT', 1_250],
    ['Preis (inkl. MwSt.)', '12,50', 'AT', 1_250],
    ['Cena (Kč)', '450 Kč', 'CZ', 45_000],
  ])('is that of the country: %j, %s in %s', (header, text, code, minor) => {
    expect(amountOf(header, text, code)).toMatchObject({ minor })
  })

  it.each<readonly [string, string, CountryCode]>([
    ['Price €', '12.50', 'CZ'],
    ['Item value (EUR)', '12.50', 'CZ'],
    ['Total USD', '12.50', 'KH'],
    ['Price (pcs)', '3', 'CZ'],
  ])('is never taken for that of the country: %j, %s in %s', (header, text, code) => {
    expect(amountOf(header, text, code)).toBeUndefined()
  })
})

describe('a total (BULK-31)', () => {
  it('is the value of the items where no other column is', () => {
    expect(withColumns({ Mezisoučet: '400', Celkem: '450' }).itemValue).toBe('450')
    expect(leftOutOf({ Mezisoučet: '400', Celkem: '450' })).toEqual(['Mezisoučet'])
    expect(withColumns({ Cena: '400', Celkem: '450' }).itemValue).toBe('400')
    expect(leftOutOf({ Cena: '400', Celkem: '450' })).toEqual(['Celkem'])
  })

  it('beside the table is that of all orders', () => {
    expect(leftOutOf({ '': '', Celkem: '12450' })).toEqual(['Celkem'])
  })
})

describe('a quantity (BULK-31)', () => {
  it.each([
    [
      { Cena: '100', Ks: '1' },
      { itemValue: '100', items: 'Dort' },
    ],
    [
      { Cena: '100', Ks: '1.0' },
      { itemValue: '100', items: 'Dort' },
    ],
    [
      { Cena: '100', Ks: '' },
      { itemValue: '100', items: 'Dort' },
    ],
    [
      { Cena: '100', Ks: '3', Celkem: '300' },
      { itemValue: '300', items: '3 × Dort' },
    ],
    [
      { Cena: '100', Ks: '1', Celkem: '189' },
      { itemValue: '100', items: 'Dort' },
    ],
    [
      { Celkem: '300', Ks: '3' },
      { itemValue: '300', items: '3 × Dort' },
    ],
    [{ Ks: '3' }, { itemValue: '', items: '3 × Dort' }],
  ])('is told with the items, and the total is their value: %j', (columns, cells) => {
    expect(withColumns({ Položky: 'Dort', ...columns })).toMatchObject(cells)
  })

  it('makes a price a question, because it may be that of one item', () => {
    const cells = withColumns({ Položky: 'Dort', Cena: '100', Ks: '3' })
    expect(cells).toMatchObject({ itemValue: '3 × 100', items: '3 × Dort' })
    expect(judgeBulkRow(cells, around()).marks.get('itemValue')?.code).toBe('amount-unreadable')
  })
})

describe('floor, entrance and block (BULK-31)', () => {
  it.each([
    [{ Floor: '3', Flat: '7' }, 'Floor 3 Flat 7'],
    [{ Piso: '3', 'Dpto.': 'B' }, 'Piso 3 Dpto. B'],
    [{ Stiege: '2', Top: '14' }, 'Stiege 2 Top 14'],
    [{ 樓層: '5樓' }, '5樓'],
    [{ Patro: '3. patro', Byt: '' }, '3. patro'],
    [{ Floor: '', Flat: '7' }, '7'],
    [{ 'Delivery floor': '3' }, 'floor 3'],
    [{ 'Piso de entrega': '3' }, 'Piso 3'],
  ])('are parts of the unit, by the words of the file: %j', (columns, unit) => {
    expect(withColumns(columns).unit).toBe(unit)
  })

  it('keeps a block in the address', () => {
    expect(
      cellsOf([
        ['Name', 'Phone', 'Street', 'House', 'Block', 'Area'],
        ['Ali', '99123456', 'Salem Al Mubarak', '12', '4', 'Salmiya'],
      ]).address,
    ).toBe('Salem Al Mubarak 12, Block 4, Salmiya')
  })

  it('keeps faults and zeros of a joined unit visible', () => {
    const faultOf = (flat: string) =>
      judgeBulkRow(withColumns({ Floor: '3', Flat: flat }), around()).marks.get('unit')?.code
    expect(['7', '#N/A', '2026-12-03', '03:12'].map(faultOf)).toEqual([
      undefined,
      'cell-error',
      'cell-error',
      'cell-error',
    ])
    expect(hasZero(withColumns({ Floor: '3', Flat: '0' }))).toBe(true)
    expect(hasZero(withColumns({ Floor: '3', Flat: '10' }))).toBe(false)
  })
})

describe('exports of shops (BULK-31)', () => {
  it.each<readonly [string, ReadonlyArray<string>, ReadonlyArray<string>, Partial<BulkCells>]>([
    [
      'a shop in Czech',
      [
        'Jméno (doručovací)',
        'Příjmení (doručovací)',
        'Adresa 1&2 (doručovací)',
        'PSČ (doručovací)',
        'Město (doručovací)',
        'Telefon zákazníka',
        'Celková částka objednávky',
      ],
      ['Jana', 'Nová', 'Dlouhá 12', '110 00', 'Praha', '777123456', '450'],
      { customerName: 'Jana Nová', address: 'Dlouhá 12, 110 00 Praha', phoneNumber: '777123456', itemValue: '450' },
    ],
    [
      'a shop in English',
      [
        'First Name (Shipping)',
        'Last Name (Shipping)',
        'Address 1&2 (Shipping)',
        'City (Shipping)',
        'Phone (Shipping)',
        'Customer Note',
      ],
      ['Jana', 'Nová', 'Dlouhá 12', 'Praha', '777123456', 'Ring'],
      { customerName: 'Jana Nová', address: 'Dlouhá 12, Praha', phoneNumber: '777123456', riderNotes: 'Ring' },
    ],
    [
      'a table in German',
      ['Empfänger', 'Tel.-Nr.', 'Straße', 'Nr.', 'Anm.', 'Bestellwert'],
      ['Maria Huber', '0660 1234567', 'Ring', '45', 'läuten', '39.9'],
      { phoneNumber: '0660 1234567', address: 'Ring 45', riderNotes: 'läuten', itemValue: '39.9' },
    ],
    [
      'a table in Japanese',
      ['お名前', '電話番号', '住所', '建物名・部屋番号', 'お支払い方法', '配達希望日', '配達時間'],
      ['山田太郎', '0312345678', '千代田1-1', 'メゾン 203号室', '代引き', '2026-12-01', '15:00'],
      { building: 'メゾン 203号室', paymentType: '代引き', deliverAt: '2026-12-01 15:00' },
    ],
    [
      'a table in two languages',
      ['Name / الاسم', 'Phone / التليفون', 'Address / العنوان', 'Notes / ملاحظات'],
      ['Mona', '01001234567', '12 Tahrir St', 'call'],
      { phoneNumber: '01001234567', riderNotes: 'call' },
    ],
  ])('are understood without anything left out: %s', (_, header, row, cells) => {
    const read = readSheet([header, row])
    expect(read.rows[0]!.cells).toMatchObject(cells)
    expect(read.understood.leftOut).toEqual([])
  })
})
