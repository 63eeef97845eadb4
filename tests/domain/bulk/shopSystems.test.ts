import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' }
import { getExampleNumber } from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import type { BulkCells } from '../../../src/domain/bulk/bulkColumns.ts'
import { readBulkFile } from '../../../src/domain/bulk/bulkFile.ts'
import { hasNeededColumns } from '../../../src/domain/bulk/bulkHeader.ts'
import { joinParts } from '../../../src/domain/bulk/joinParts.ts'
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '../../../src/domain/market/countries.ts'
import { validPhone } from '../../../src/domain/request/customerPhone.ts'
import { readWorkbook } from '../../../src/domain/workbook/readWorkbook.ts'
import { workbookFile, type FileCell } from '../../support/workbookFile.ts'

type Rows = ReadonlyArray<ReadonlyArray<FileCell>>

const readRows = async (rows: Rows, country?: CountryCode) => {
  const file = workbookFile([{ name: 'Orders', rows }])
  const workbook = await readWorkbook(Uint8Array.from(file), hasNeededColumns())
  if (workbook.kind !== 'read') throw new Error(workbook.kind)
  const read = readBulkFile(workbook.workbook, { today: '2026-11-30', ...(country !== undefined && { country }) })
  if (read.kind === 'refused') throw new Error(JSON.stringify(read.refusal))
  const cells = read.rows.map(({ cells: all }) =>
    Object.fromEntries(Object.entries(all).filter(([, text]) => text !== '')),
  )
  return { cells, leftOut: read.understood.leftOut.map(({ header, letter }) => header || letter) }
}

type Columns = Readonly<Record<string, FileCell>>

const readColumns = (columns: Columns, country?: CountryCode) =>
  readRows([Object.keys(columns), Object.values(columns)], country)

describe('an export of a shop system (BULK-31)', () => {
  it.each<readonly [string, CountryCode, Columns, Partial<BulkCells>, ReadonlyArray<string>]>([
    [
      'WooCommerce with the phone of who pays',
      'CZ',
      {
        'Phone (Billing)': '777123456',
        'First Name (Shipping)': 'Jana',
        'Address 1&2 (Shipping)': 'Dlouhá 12',
        'City (Shipping)': 'Praha',
      },
      { customerName: 'Jana', phoneNumber: '777123456', address: 'Dlouhá 12, Praha' },
      [],
    ],
    [
      'WooCommerce with all its columns',
      'CZ',
      {
        'Order Number': 1001,
        'Customer Note': 'Ring',
        'First Name (Billing)': 'Petr',
        'Last Name (Billing)': 'Starý',
        'Address 1&2 (Billing)': 'Krátká 1',
        'City (Billing)': 'Brno',
        'Phone (Billing)': '777123456',
        'First Name (Shipping)': 'Jana',
        'Last Name (Shipping)': 'Nová',
        'Address 1&2 (Shipping)': 'Dlouhá 12',
        'City (Shipping)': 'Praha',
        'Postcode (Shipping)': '110 00',
        'Payment Method Title': 'PAID',
        'Order Total Amount': 450,
        'Item #': 1,
        'Item Name': 'Dort',
      },
      {
        customerName: 'Jana Nová',
        phoneNumber: '777123456',
        address: 'Dlouhá 12, 110 00 Praha',
        riderNotes: 'Ring',
        items: 'Dort',
        itemValue: '450',
        paymentType: 'PAID',
      },
      [
        'Order Number',
        'First Name (Billing)',
        'Last Name (Billing)',
        'Address 1&2 (Billing)',
        'City (Billing)',
        'Item #',
      ],
    ],
    [
      'Shopify, whose name is that of the order',
      'CZ',
      {
        Name: '#1001',
        'Lineitem quantity': 1,
        'Lineitem name': 'Dort',
        'Billing Name': 'Petr Starý',
        'Billing Street': 'Krátká 1',
        'Shipping Name': 'Jana Nová',
        'Shipping Street': 'Dlouhá 12, byt 3',
        'Shipping Address1': 'Dlouhá 12',
        'Shipping Address2': 'byt 3',
        'Shipping City': 'Praha',
        'Shipping Zip': '110 00',
        'Shipping Phone': '777123456',
        Phone: '608111222',
      },
      { customerName: 'Jana Nová', phoneNumber: '777123456', address: 'Dlouhá 12, byt 3, 110 00 Praha', items: 'Dort' },
      ['Name', 'Billing Name', 'Billing Street'],
    ],
    [
      'of a delivery service',
      'CZ',
      {
        'Order code': 'x7a',
        'Customer first name': 'Jana',
        'Customer last name': 'Nová',
        'Customer mobile': '777123456',
        'Delivery street': 'Dlouhá',
        'Delivery street number': '12',
        'Delivery city': 'Praha',
        'Customer comment': 'Ring',
        'Total value': '450',
        'Promised delivery time': '2026-12-01 12:30',
      },
      {
        customerName: 'Jana Nová',
        phoneNumber: '777123456',
        address: 'Dlouhá 12, Praha',
        riderNotes: 'Ring',
        itemValue: '450',
        deliverAt: '2026-12-01 12:30',
      },
      ['Order code'],
    ],
    [
      'in Czech',
      'CZ',
      {
        Telefon: '777123456',
        'Fakturační jméno': 'Petr',
        'Doručovací jméno': 'Jana',
        'Doručovací ulice': 'Dlouhá',
        'Doručovací číslo popisné': '1234',
        'Doručovací číslo orientační': '12',
        'Celková cena s DPH': 450,
      },
      { customerName: 'Jana', phoneNumber: '777123456', address: 'Dlouhá 1234/12', itemValue: '450' },
      ['Fakturační jméno'],
    ],
    [
      'in German',
      'AT',
      {
        'Lieferadresse Vorname': 'Maria',
        'Lieferadresse Nachname': 'Huber',
        'Lieferadresse Straße': 'Ring 45',
        'Lieferadresse PLZ': '1010',
        'Lieferadresse Ort': 'Wien',
        'Telefon (Rechnungsadresse)': '06601234567',
      },
      { customerName: 'Maria Huber', phoneNumber: '06601234567', address: 'Ring 45, 1010 Wien' },
      [],
    ],
    [
      'in Hungarian',
      'HU',
      {
        'Keresztnév (szállítási)': 'Anna',
        'Vezetéknév (szállítási)': 'Nagy',
        'Cím 1&2 (szállítási)': 'Fő utca 12',
        'Város (szállítási)': 'Budapest',
        'Irányítószám (szállítási)': '1051',
        'Telefon (számlázási)': '+36301234567',
      },
      { customerName: 'Nagy Anna', phoneNumber: '+36301234567', address: 'Fő utca 12, 1051 Budapest' },
      [],
    ],
    [
      'in Turkish',
      'TR',
      {
        'Teslimat Adı': 'Ayşe',
        'Teslimat Soyadı': 'Yılmaz',
        'Teslimat Telefonu': '5321234567',
        'Teslimat Adresi': 'Moda Cad. 15',
        'Teslimat İlçe': 'Kadıköy',
        'Fatura Adresi': 'Kule Sok. 1',
      },
      { customerName: 'Ayşe Yılmaz', phoneNumber: '5321234567', address: 'Moda Cad. 15, Kadıköy' },
      ['Fatura Adresi'],
    ],
    [
      'in Japanese',
      'JP',
      {
        注文者姓: '鈴木',
        注文者名: '一郎',
        送付先姓: '山田',
        送付先名: '太郎',
        送付先郵便番号: '150-0043',
        送付先住所都道府県: '東京都',
        送付先住所郡市区: '渋谷区',
        送付先住所それ以降の住所: '道玄坂2-10-7',
        送付先電話番号: '090-1234-5678',
      },
      { customerName: '山田 太郎', phoneNumber: '090-1234-5678', address: '150-0043 東京都渋谷区道玄坂2-10-7' },
      ['注文者姓', '注文者名'],
    ],
    [
      'in Korean',
      'KR',
      {
        주문자명: '이도윤',
        수령인: '김민수',
        '수령인 휴대전화': '010-1234-5678',
        '수령인 우편번호': '03172',
        '수령인 주소(전체)': '서울특별시 종로구 세종대로 209',
        주문상품명: '김밥',
      },
      {
        customerName: '김민수',
        phoneNumber: '010-1234-5678',
        address: '03172 서울특별시 종로구 세종대로 209',
        items: '김밥',
      },
      ['주문자명'],
    ],
    [
      'in Chinese',
      'TW',
      {
        '名字(運送)': '承翰',
        '姓氏(運送)': '林',
        '地址 1&2 (運送)': '信義路五段7號',
        '城市 (運送)': '台北市',
        '電話(帳單)': '0912345678',
      },
      { customerName: '林承翰', phoneNumber: '0912345678', address: '台北市信義路五段7號' },
      [],
    ],
    [
      'in Spanish',
      'AR',
      {
        'Nombre del comprador': 'Juan',
        'Nombre para el envío': 'Ana Ríos',
        'Teléfono para el envío': '1155556666',
        Dirección: 'Av. Corrientes',
        Número: 1234,
        Localidad: 'Balvanera',
        Ciudad: 'CABA',
      },
      { customerName: 'Ana Ríos', phoneNumber: '1155556666', address: 'Av. Corrientes 1234, Balvanera, CABA' },
      ['Nombre del comprador'],
    ],
    [
      'in Arabic',
      'SA',
      {
        'اسم العميل': 'نوف القحطاني',
        'رقم الجوال': '0512345678',
        'اسم المستلم': 'ريم الحربي',
        'رقم جوال المستلم': '0551234567',
        'عنوان العميل': 'شارع العليا 5',
        المدينة: 'الرياض',
      },
      { customerName: 'ريم الحربي', phoneNumber: '0551234567', address: 'شارع العليا 5، الرياض' },
      ['اسم العميل'],
    ],
    [
      'in Swedish',
      'SE',
      {
        'Förnamn (leverans)': 'Maja',
        'Efternamn (leverans)': 'Sandberg',
        'Adress 1&2 (leverans)': 'Storgatan 5',
        'Ort (leverans)': 'Stockholm',
        'Telefon (faktura)': '0701234567',
      },
      { customerName: 'Maja Sandberg', phoneNumber: '0701234567', address: 'Storgatan 5, Stockholm' },
      [],
    ],
    [
      'in Greek',
      'GR',
      {
        'Όνομα (αποστολής)': 'Μαρία',
        'Επώνυμο (αποστολής)': 'Βλάχου',
        'Διεύθυνση 1&2 (αποστολής)': 'Ερμού 5',
        'Πόλη (αποστολής)': 'Αθήνα',
        'Τηλέφωνο (χρέωσης)': '6912345678',
      },
      { customerName: 'Μαρία Βλάχου', phoneNumber: '6912345678', address: 'Ερμού 5, Αθήνα' },
      [],
    ],
  ])('is understood, and what is left out is named: %s', async (_, country, columns, cells, leftOut) => {
    expect(await readColumns(columns, country)).toEqual({ cells: [cells], leftOut })
  })

  it('has the address of who pays if it has no other, never a part of it beside the recipient’s', async () => {
    const billing = { 'Billing name': 'Petr', Phone: '777123456', 'Billing address': 'Krátká 1', 'Billing floor': '3' }
    const address = async (columns: Columns) => (await readColumns({ ...billing, ...columns })).cells[0]
    expect(await address({})).toMatchObject({ customerName: 'Petr', address: 'Krátká 1', unit: 'floor 3' })
    expect(await address({ 'Delivery address': 'Dlouhá 12' })).toEqual({
      customerName: 'Petr',
      phoneNumber: '777123456',
      address: 'Dlouhá 12',
    })
  })

  it.each<readonly [Columns, string]>([
    [{ Prefix: '+421', Phone: '905123456' }, '+421905123456'],
    [{ 'Recipient phone': '0905 123 456', Prefix: '+421' }, '+4210905 123 456'],
    [{ Prefix: '+421', Phone: '+420777123456' }, '+420777123456'],
    [{ Prefix: '+421', Phone: '' }, ''],
    [{ 'Billing dial code': '+421', 'Billing phone': '608111222', 'Recipient phone': '777123456' }, '777123456'],
  ])('has a phone number with its prefix: %j', async (columns, phone) => {
    const { cells } = await readColumns({ Name: 'Jana', Address: 'Dlouhá 12', ...columns })
    expect(cells[0]!['phoneNumber'] ?? '').toBe(phone)
  })

  it.each<readonly [CountryCode, string, string, string]>([
    ['SG', '+65', '6591234567', '+6591234567'],
    ['SG', '65', '6591234567', '+6591234567'],
    ['SG', '0065', '65 9123 4567', '+65 9123 4567'],
    ['SG', '+65', '65123456', '+6565123456'],
    ['SG', 'Singapore (+65)', '91234567', '+6591234567'],
    ['SG', '+65', "'6591234567", '+6591234567'],
    ['SG', '+65', '0065 9123 4567', '0065 9123 4567'],
    ['SG', '+65', '(+65) 9123 4567', '(+65) 9123 4567'],
    ['SG', 'SG', '91234567', '91234567'],
    ['CZ', '+420', '420777123456', '+420777123456'],
    ['CZ', '+420', '777123456', '+420777123456'],
    ['PK', '+92', '923012345678', '+923012345678'],
    ['PK', '+92', '03012345678', '+9203012345678'],
    ['JP', '+81', '819012345678', '+819012345678'],
    ['QA', '974', '97433123456', '+97433123456'],
    ['GR', '+30', '306912345678', '+306912345678'],
    ['AR', '+54', '5491123456789', '+5491123456789'],
    ['EG', '+٢٠', '٢٠١٠٠١٢٣٤٥٦٧', '+٢٠١٠٠١٢٣٤٥٦٧'],
    ['SG', '+60', '60123456789', '+60123456789'],
  ])('has a prefix once: in %s %s and %s', async (country, prefix, number, phone) => {
    for (const header of ['Country code', 'Phone code']) {
      const row = { Name: 'Jana', Address: 'Dlouhá 12', [header]: prefix, Phone: number }
      expect((await readColumns(row, country)).cells[0]).toMatchObject({ phoneNumber: phone })
    }
  })

  it.each(COUNTRY_CODES)('has a phone number with its prefix that is valid in %s', (code) => {
    const { phonePrefix } = COUNTRIES[code]
    const national = getExampleNumber(code, examples)!.nationalNumber
    const phones = [national, `${phonePrefix}${national}`.slice(1), `${phonePrefix}${national}`].map((number) => {
      const cells = joinParts(
        new Map([
          ['phonePrefix', phonePrefix],
          ['phoneNumber', number],
        ]),
        code,
      )
      return validPhone(cells.phoneNumber, code)
    })
    expect(new Set(phones)).toEqual(new Set([`${phonePrefix}${national}`]))
  })

  it('has the phone number of who pays where the recipient has none', async () => {
    const header = ['Name', 'Address', 'Recipient phone', 'Buyer phone']
    const { cells } = await readRows([
      header,
      ['Jana', 'Dlouhá 12', '777123456', '608111222'],
      ['Petr', 'Krátká 3', '', '608111222'],
    ])
    expect(cells.map(({ phoneNumber }) => phoneNumber)).toEqual(['777123456', '608111222'])
  })
})

describe('a first and a last name (BULK-31)', () => {
  it.each<readonly [CountryCode, Columns, string]>([
    ['HU', { 'First name': 'Anna', 'Last name': 'Nagy' }, 'Nagy Anna'],
    ['AT', { Vorname: 'Anna', Nachname: 'Nagy' }, 'Anna Nagy'],
    ['JP', { 名: '太郎', 姓: '山田' }, '山田 太郎'],
    ['JP', { 名: 'John', 姓: 'Smith' }, 'John Smith'],
    ['HK', { 姓: '陳', 名: '大文' }, '陳大文'],
    ['KR', { 이름: '민수', 성: '김' }, '김민수'],
    ['KR', { 이름: '김민수', 성: '김' }, '김민수'],
    ['KH', { នាមខ្លួន: 'ចន្ថា', នាមត្រកូល: 'សុខ' }, 'សុខ ចន្ថា'],
    ['KH', { 'First name': 'Chantha', 'Last name': 'Sok' }, 'Sok Chantha'],
    ['CZ', { Příjmení: 'Nová', Jméno: 'Jana' }, 'Jana Nová'],
    ['CZ', { Jméno: 'Jana Nová', Příjmení: 'Nová' }, 'Jana Nová'],
    ['HU', { Név: 'Nagy Anna', Vezetéknév: 'Nagy' }, 'Nagy Anna'],
    ['TH', { ชื่อ: 'สมชาย', นามสกุล: 'ใจดี' }, 'สมชาย ใจดี'],
  ])('are joined as people write them in %s: %j', async (country, names, written) => {
    const { cells } = await readColumns({ ...names, Phone: '777123456', Address: 'Dlouhá 12' }, country)
    expect(cells[0]!['customerName']).toBe(written)
  })
})

describe('a table beside the orders (BULK-31)', () => {
  const HEADER = ['Name', 'Phone', 'Address']
  const JANA = ['Jana Nová', '777123456', 'Dlouhá 12, Praha']
  const PETR = ['Petr Malý', '608111222', 'Krátká 3, Praha']
  const ORDERS = [
    { customerName: 'Jana Nová', phoneNumber: '777123456', address: 'Dlouhá 12, Praha' },
    { customerName: 'Petr Malý', phoneNumber: '608111222', address: 'Krátká 3, Praha' },
  ]

  it.each<readonly [string, Rows, ReadonlyArray<string>]>([
    [
      'prices behind it',
      [
        [...HEADER, null, 'Product', 'Unit', 'Price'],
        [...JANA, null, 'Cake', 'pc', 100],
        [...PETR, null, 'Tea', 'l', 50],
        [null, null, null, null, 'Pie', 'pc', 80],
      ],
      ['Product', 'Unit', 'Price'],
    ],
    [
      'prices before it',
      [
        ['Name', 'Price', null, ...HEADER],
        ['Cake', 100, null, ...JANA],
        ['Tea', 50, null, ...PETR],
        ['Pie', 80],
      ],
      ['Name', 'Price'],
    ],
    ['couriers', [[...HEADER, null, 'Name', 'Phone'], [...JANA, null, 'Karel', '601222333'], PETR], ['Name', 'Phone']],
    ['prices below its header', [HEADER, [...JANA, null, 'Article', 'Price'], [...PETR, null, 'Tea', 50]], ['E', 'F']],
  ])('is left out and named: %s', async (_, rows, leftOut) => {
    expect(await readRows(rows)).toEqual({ cells: ORDERS, leftOut })
  })

  it('does not change what a total is', async () => {
    const { cells } = await readRows([
      [...HEADER, 'Total', null, 'Item', 'Price', 'Pcs'],
      [...JANA, 450, null, 'Cake', 100, 1],
    ])
    expect(cells).toEqual([{ ...ORDERS[0], itemValue: '450' }])
  })

  it('is refused if it has further orders', async () => {
    const rows = [
      [...HEADER, null, ...HEADER],
      [...JANA, null, ...PETR],
    ]
    await expect(readRows(rows)).rejects.toThrow('columns-alike')
  })

  it('are not further columns of the orders behind an empty one', async () => {
    const { cells, leftOut } = await readRows([
      [...HEADER, null, 'Notes', 'Amount', null, 'Unit'],
      [...JANA, null, 'Ring', 450, null, '7'],
    ])
    expect(cells).toEqual([{ ...ORDERS[0], riderNotes: 'Ring', itemValue: '450', unit: '7' }])
    expect(leftOut).toEqual([])
  })
})

describe('a row or a column that is no part of an order (BULK-31)', () => {
  const HEADER = ['No.', 'Street', 'City', 'Name', 'Phone']
  const JANA = ['Dlouhá 12', 'Brno', 'Jana', '777123456']
  const PETR = ['Krátká 3', 'Brno', 'Petr', '608111222']

  it('counts the rows beside a street', async () => {
    const { cells, leftOut } = await readRows([HEADER, [1, ...JANA], [2, ...PETR]])
    expect(cells.map(({ address }) => address)).toEqual(['Dlouhá 12, Brno', 'Krátká 3, Brno'])
    expect(leftOut).toEqual(['No.'])
    const houses = await readRows([HEADER, [12, 'Baker Street', 'Lahore', 'Ali', '03001234567']])
    expect(houses.cells[0]!['address']).toBe('Baker Street 12, Lahore')
  })

  it('repeats the header', async () => {
    const { cells } = await readRows([HEADER, [1, ...JANA], HEADER, [2, ...PETR]])
    expect(cells.map(({ customerName }) => customerName)).toEqual(['Jana', 'Petr'])
  })
})
