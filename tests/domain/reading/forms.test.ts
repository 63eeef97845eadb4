import { describe, expect, it } from 'vitest'
import { COUNTRIES, type CountryCode } from '../../../src/domain/market/countries.ts'
import { readMessage } from '../../../src/domain/reading/readMessage.ts'

type Read = Partial<Record<'name' | 'phone' | 'address' | 'unit' | 'amount' | 'time' | 'items', string | undefined>>

const fieldsOf = (country: CountryCode, text: string, wanted: Read): Read => {
  const read = readMessage(text, COUNTRIES[country], COUNTRIES[country].capital)
  return Object.fromEntries(Object.keys(wanted).map((field) => [field, read[field as keyof Read]?.value]))
}

const expectRead = (country: CountryCode, text: string, wanted: Read) =>
  expect(fieldsOf(country, text, wanted)).toEqual(wanted)

describe('a bill in a message', () => {
  it.each<[CountryCode, string, string]>([
    ['KH', 'នំខេក 1 = 60,000៛\nដឹកជញ្ជូន = 6,000៛\nសរុប: 66,000 រៀល', '66000'],
    ['MY', '2 x RM35 = RM70\ndelivery RM8\nTotal: RM78', '78'],
    ['SA', 'برقر ٢ × ٢٤٫٠٠ = ٤٨٫٠٠\nرسوم التوصيل ١٢٫٠٠\nالإجمالي شامل الضريبة ٦٩٫٠٠ ر.س', '69'],
    ['MY', '2 x RM35 = RM70', '70'],
  ])('names a total, which counts more than what a line adds up to (%s)', (country, text, amount) => {
    expectRead(country, text, { amount })
  })

  it('may lead to its total with dots', () => {
    expectRead('AR', 'Envío .............. $ 2.500\nTOTAL .............. $ 20.500', { amount: '20500' })
  })

  it('may count thousandths of a dinar apart', () => {
    expectRead('BH', '6 دينار و 300 فلس كاش', { amount: '6.300' })
    expectRead('KW', 'المجموع 6 دينار و50 فلس', { amount: '6.050' })
  })

  it('is no code of a door', () => {
    expectRead('SE', '255 kr, betalar kort. koden är 7714', { amount: '255' })
    expectRead('SE', 'koden är 7714', { amount: undefined })
  })
})

describe('a weight in a message', () => {
  it.each<[CountryCode, string, string | undefined]>([
    ['RO', 'str. Pacurari 84, Iasi\ntort 1,5 kg x 140 lei/kg = 210 lei', 'str. Pacurari 84, Iasi'],
    ['RO', 'str. Pacurari 84, Iasi\n2 kg mere 20 lei/kg', 'str. Pacurari 84, Iasi'],
    ['AT', '2 kg Äpfel und 1 Kg birnen', undefined],
    ['MY', 'ikan 1.5 kg RM30/kg total RM45', undefined],
    ['MY', '15 Kg Pandan, 68000 Ampang', '15 Kg Pandan, 68000 Ampang'],
    ['MY', 'ayam 2 kg, hantar ke no 12 kg baru', 'no 12 kg baru'],
  ])('is no Malay village (%s, %j)', (country, text, address) => {
    expectRead(country, text, { address })
  })

  it('adds up to no address', () => {
    expectRead('PK', 'Rs 2200 + 200 DC = 2400, 0300 1112223', { address: undefined, amount: '2400' })
  })
})

describe('a form in a message', () => {
  it('may have its labels in brackets', () => {
    expectRead(
      'JP',
      '【お届け先】大阪府大阪市北区天神橋４丁目７−１２\n【受取人】中岡 健太郎 様\n【TEL】０８０−６６１３−９０２４\n【合計】6,380円（税込）',
      { name: '中岡 健太郎', phone: '+818066139024', address: '大阪府大阪市北区天神橋４丁目７−１２', amount: '6380' },
    )
  })

  it('may end its labels with a visarga, which also ends the short form of a name', () => {
    expectRead('BD', 'নামঃ মোঃ সাদিক ইসলাম\nমোবাইলঃ ০১৭১৬৪২৮৯০৩\nঠিকানাঃ বাসা ১২, রোড ৭, ঢাকা\nফ্ল্যাটঃ ৪বি', {
      name: 'মোঃ সাদিক ইসলাম',
      phone: '+8801716428903',
      address: 'বাসা ১২, রোড ৭, ঢাকা',
      unit: '৪বি',
    })
  })

  it.each<[CountryCode, string, string]>([
    ['FI', 'Osoite: Satakunnankatu 22, 33210 Tampere\nHuoneisto: A-rappu, 4. krs, as. 11', 'A-rappu, 4. krs, as. 11'],
    ['PK', 'پتہ: بلاک 13-D، گلشن اقبال، کراچی\nفلیٹ: اے-304، تیسری منزل', 'اے-304، تیسری منزل'],
    ['AT', 'Adresse: Mariatroster Straße 117\nStiege/Tür: Stiege 3, Tür 9', 'Stiege 3, Tür 9'],
  ])('keeps all of a flat that has a label (%s)', (country, text, unit) => {
    expectRead(country, text, { unit })
  })

  it.each<[CountryCode, string, string]>([
    ['HU', 'Időpont: május 4., 9 és 11 óra között', 'május 4., 9 és 11 óra között'],
    ['FI', 'Toimitusaika: pe 9.5. klo 10-12', 'pe 9.5. klo 10-12'],
    ['NO', 'Lever mellom 12 og 13 på lørdag', 'mellom 12 og 13 på lørdag'],
    ['CZ', 'přivezte mezi 12 a 13 v sobotu', 'mezi 12 a 13 v sobotu'],
  ])('keeps the day together with its hours (%s)', (country, text, time) => {
    expectRead(country, text, { time })
  })
})

describe('an order in words', () => {
  it.each<[CountryCode, string, Read]>([
    [
      'CZ',
      'Chci 2 pizzy, Jan Dvořák, Mánesova 3',
      { name: 'Jan Dvořák', address: 'Mánesova 3', items: 'Chci 2 pizzy' },
    ],
    [
      'AT',
      'Bitte 3 Schnitzel, Maria Gruber, Hauptstraße 5',
      { name: 'Maria Gruber', address: 'Hauptstraße 5', items: 'Bitte 3 Schnitzel' },
    ],
    [
      'TR',
      'Bana 2 lahmacun, Ayşe Yılmaz, Bağdat Caddesi 12',
      { name: 'Ayşe Yılmaz', address: 'Bağdat Caddesi 12', items: 'Bana 2 lahmacun' },
    ],
  ])('is no part of the address, nor is the name behind it (%s)', (country, text, wanted) => {
    expectRead(country, text, wanted)
  })
})

describe('a message of one line without commas', () => {
  it.each<[CountryCode, string, Read]>([
    [
      'CZ',
      '2x svíčková Jan Dvořák Mánesova 3 602111222',
      { items: '2x svíčková', name: 'Jan Dvořák', address: 'Mánesova 3' },
    ],
    [
      'CZ',
      'Jan Dvořák Mánesova 3 2x svíčková 602111222',
      { items: '2x svíčková', name: 'Jan Dvořák', address: 'Mánesova 3' },
    ],
    [
      'CZ',
      'objednat 1x dort na Vinohradskou 12, Jana Malá, 731555820',
      { items: '1x dort', name: 'Jana Malá', address: 'Vinohradskou 12' },
    ],
    [
      'AR',
      '2 docenas empanadas Juan Pérez Corrientes 1234 1155556666',
      { items: '2 docenas empanadas', name: 'Juan Pérez', address: 'Corrientes 1234' },
    ],
    [
      'AE',
      '3 shawarma Ahmed Ali Villa 12 Street 5 Jumeirah 0501234567',
      { items: '3 shawarma', name: 'Ahmed Ali', address: 'Villa 12 Street 5 Jumeirah' },
    ],
    ['RO', 'Ana Popescu Str. Florilor 12 0722123456', { name: 'Ana Popescu', address: 'Str. Florilor 12' }],
    ['SG', 'Mei Lin 10 Orchard Rd 91234567', { name: 'Mei Lin', address: '10 Orchard Rd' }],
    ['KR', '김민수, 서울특별시 종로구 세종대로 12', { name: '김민수', address: '서울특별시 종로구 세종대로 12' }],
    ['KR', '박지영 서울시 강남구 테헤란로 152', { name: '박지영', address: '서울시 강남구 테헤란로 152' }],
    ['HK', 'May Wong 九龍尖沙咀彌敦道12號', { name: 'May Wong', address: '九龍尖沙咀彌敦道12號' }],
    ['HU', 'Nagy Anna 1052 Budapest, Váci utca 12', { name: 'Nagy Anna', address: '1052 Budapest, Váci utca 12' }],
    ['MY', 'Siti Aminah Jalan Ampang 12 0123456789', { name: 'Siti Aminah', address: 'Jalan Ampang 12' }],
    ['CZ', 'Jan Dvořák náměstí Míru 3 602111222', { name: 'Jan Dvořák', address: 'náměstí Míru 3' }],
    // "3 Jan" is no date here.
    ['CZ', 'Mánesova 3 Jan Dvořák 602111222', { name: 'Jan Dvořák', address: 'Mánesova 3' }],
  ])('tells things, name and address apart (%s: %s)', (country, text, wanted) => {
    expectRead(country, text, wanted)
  })

  it.each<[CountryCode, string, string]>([
    ['KR', '강남역, 서울시 강남구 강남대로 396', '강남역, 서울시 강남구 강남대로 396'],
    ['AE', 'Business Bay شارع الخليج 12 0501234567', 'Business Bay شارع الخليج 12'],
    ['SG', 'Lucky Plaza 304 Orchard Rd 91234567', 'Lucky Plaza 304 Orchard Rd'],
    ['AR', 'Villa Crespo Av. Corrientes 1234 1155556666', 'Villa Crespo Av. Corrientes 1234'],
    ['CZ', 'Náměstí Míru 3 602111222', 'Náměstí Míru 3'],
    ['HU', 'Petőfi Sándor utca 12 06301234567', 'Petőfi Sándor utca 12'],
  ])('takes no building, town or street for a name (%s: %s)', (country, text, address) => {
    expectRead(country, text, { name: undefined, address })
  })
})
