import fc from 'fast-check'
import examples from 'libphonenumber-js/mobile/examples'
import { getExampleNumber } from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import { COUNTRIES, COUNTRY_CODES } from '../../../src/domain/market/countries.ts'
import { MAX_MESSAGE_LENGTH, readMessage, type MessageReading } from '../../../src/domain/reading/readMessage.ts'
import { MESSAGES, type SampleMessage } from './messages.ts'
import { PAYMENT_METHODS } from '../../../src/domain/market/paymentMethod.ts'
import { toNumber } from '../../../src/domain/pricing/money.ts'
import { WORDS } from '../../../src/domain/reading/words/allWords.ts'
import { foldedText, plainText } from '../../../src/domain/text/plainText.ts'
import { wordPattern } from '../../../src/domain/text/wordPattern.ts'
import { writtenAmount } from '../../../src/domain/reading/writtenAmount.ts'
import { COUNTRY_MESSAGES } from './countryMessages.ts'
import { FRESH_MESSAGES } from './freshMessages.ts'
import { LATER_MESSAGES } from './laterMessages.ts'
import { NEW_MESSAGES } from './newMessages.ts'
import { FLOORS_AND_PAYMENTS, IN_FIVE_LANGUAGES } from './everydayMessages.ts'
import { OTHER_MESSAGES } from './otherMessages.ts'
import { TRIED_MESSAGES } from './triedMessages.ts'
import { UNKNOWN_MESSAGES } from './unknownMessages.ts'

const FIELDS = {
  phone: (sample: SampleMessage, { phone }: MessageReading) => phone?.value === sample.phone,
  name: (sample: SampleMessage, { name }: MessageReading) => name?.value === sample.name,
  address: (sample: SampleMessage, { address }: MessageReading) =>
    sample.street === undefined ? address?.value === sample.address : address?.value.includes(sample.street) === true,
  amount: (sample: SampleMessage, reading: MessageReading) => {
    const amount = writtenAmount(reading.amount?.value ?? '', COUNTRIES[sample.country])
    return (amount && toNumber(amount)) === sample.amount
  },
  payment: (sample: SampleMessage, { payment }: MessageReading) => payment?.value === sample.payment,
  unit: (sample: SampleMessage, { unit }: MessageReading) => unit?.value === sample.unit,
  building: (sample: SampleMessage, { building }: MessageReading) => building?.value === sample.building,
  items: (sample: SampleMessage, { items }: MessageReading) => items?.value === sample.items,
  time: (sample: SampleMessage, { time }: MessageReading) => time?.value === sample.time,
  notes: (sample: SampleMessage, { notes }: MessageReading) =>
    sample.notes === undefined
      ? sample.note === undefined || notes?.value.includes(sample.note) === true
      : (notes?.value ?? '') === sample.notes,
} as const

/** A surname alone in lower case: no rule tells it from another word. */
const isUnreadableName = ({ name }: SampleMessage) => name === 'novak'

const missed = (sample: SampleMessage, reading: MessageReading): ReadonlyArray<string> =>
  (Object.keys(FIELDS) as ReadonlyArray<keyof typeof FIELDS>)
    .filter((field) => !(field === 'name' && isUnreadableName(sample)) && !FIELDS[field](sample, reading))
    .map((field) => `${field}: ${JSON.stringify(reading[field]?.value)}`)

const KINDS: ReadonlyArray<readonly [string, ReadonlyArray<SampleMessage>]> = [
  ['sixty chat messages of ten countries', MESSAGES],
  ['messages that the reader was not written for', OTHER_MESSAGES],
  ['messages with floors, doorbells and payments', FLOORS_AND_PAYMENTS],
  ['everyday messages in the languages of the portal', IN_FIVE_LANGUAGES],
]

// The message is read inside the test: what is read while tests are collected is never tried against a mutant.
describe.each(KINDS)('readMessage of %s', (_, samples) => {
  it.each(samples)('reads every field of $text as a careful person does', (sample) => {
    const country = COUNTRIES[sample.country]
    expect(missed(sample, readMessage(sample.text, country, country.capital))).toEqual([])
  })
})

const fieldsOf = (reading: MessageReading) =>
  Object.entries(reading).flatMap(([field, read]) =>
    field === 'heads' || field === 'courtesies' || read === undefined ? [] : [field],
  )

const phoneOf = (country: SampleMessage['country']) => getExampleNumber(country, examples)?.formatNational() ?? ''

/** The fields of a reading that have a value. */
type ReadField = Exclude<keyof MessageReading, 'heads' | 'courtesies' | 'unsureAmount'>

const valueOf = (text: string, field: ReadField, country: SampleMessage['country'] = 'CZ') =>
  readMessage(text, COUNTRIES[country], COUNTRIES[country].capital)[field]?.value

describe('readMessage', () => {
  it('reads a message without an order as notes only', () => {
    for (const text of ['Dobrý den, máte dnes otevřeno?', 'ok', 'thank you!!'])
      expect(fieldsOf(readMessage(text, COUNTRIES.CZ, undefined)), text).toEqual(['notes'])
    for (const text of ['', ' \n ', '👍🎂', '!!'])
      expect(fieldsOf(readMessage(text, COUNTRIES.CZ, undefined)), text).toEqual([])
  })

  it('returns the phone number as written and in E.164', () => {
    const { phone } = readMessage('tel. 777 214 563', COUNTRIES.CZ, undefined)
    expect(phone).toEqual({ value: '+420777214563', written: '777 214 563', spans: [{ from: 5, to: 16 }] })
  })

  it('returns the position of each proposal', () => {
    const text = 'Jana Malá, 777 214 563, Korunní 12, 459 Kč'
    const { name, phone, address, amount } = readMessage(text, COUNTRIES.CZ, undefined)
    const parts = [name, phone, address, amount].map((reading) =>
      reading?.spans.map(({ from, to }) => text.slice(from, to)),
    )
    expect(parts).toEqual([['Jana Malá'], ['777 214 563'], ['Korunní 12'], ['459 Kč']])
  })

  it('reads a shared location (ADDR-02)', () => {
    const shared = 'Ahmed 66554433\nlocation: https://maps.google.com/?q=29.3375,48.0758'
    expect(valueOf(shared, 'place', 'KW')).toEqual({
      kind: 'coordinates',
      coordinates: { latitude: 29.3375, longitude: 48.0758 },
    })
    expect(valueOf('jsem tady https://maps.app.goo.gl/Ab12Cd34 777 214 563', 'place')).toEqual({ kind: 'short-link' })
    expect(valueOf('2x pizza 12.50, 14.90', 'place')).toBeUndefined()
  })

  it.each([
    ['CZ', 'Mánesova 3, Praha 2', ['Zazvoňte', 'Dorty', 'Balíček', 'Nápoje', 'Spěchá', 'Chlazené']],
    ['SG', '10 Anson Road', ['Chilled', 'Cakes', 'Bouquet', 'Urgent', 'Frozen goods', 'Call first']],
    ['JP', '東京都渋谷区渋谷1-1-1', ['クール便', '壊れ物注意', '天地無用', '至急', '食べ物', '取扱注意', '冷凍便']],
    ['KR', '서울 강남구 역삼로 12', ['냉장보관', '파손주의', '전화주세요', '꽃다발', '도시락', '의약품']],
    ['HK', '香港中環皇后大道中99號', ['易碎品', '小心輕放', '冷藏', '請致電', '飲品', '加急']],
    ['AE', 'شارع الشيخ زايد، برج الإمارات', ['كعكة', 'مستندات', 'وجبة', 'مواد مبردة', 'قابل للكسر', 'عاجل', 'حلويات']],
    ['PK', 'مکان 12، گلی 4، لاہور', ['کیک', 'پھول', 'نازک', 'فوری', 'کال کریں']],
    ['TH', '99/1 ถนนสีลม กรุงเทพ', ['ของแตกง่าย', 'แช่เย็น', 'พัสดุ', 'พิซซ่า']],
    ['TR', 'Atatürk Cad. No 12 Kadıköy', ['Kırılacak', 'Donmuş', 'Hediye', 'Arayın']],
    ['AT', 'Mariahilfer Straße 12, 1060 Wien', ['Zerbrechlich', 'Gekühlt', 'Dringend', 'Vorsicht Glas']],
    ['AR', 'Corrientes 1234, CABA', ['Frágil', 'Congelado', 'Urgente', 'Documentos']],
    ['HU', 'Váci út 12, Budapest', ['Törékeny', 'Sürgős', 'Csomag', 'Ebéd']],
    ['RO', 'Str. Victoriei 12, București', ['Fragil', 'Colet', 'Sunați', 'Medicamente']],
    ['GR', 'Ερμού 12, Αθήνα', ['Εύθραυστο', 'Λουλούδια', 'Επείγον', 'Καλέστε']],
    ['SE', 'Kungsgatan 12, Stockholm', ['Ömtåligt', 'Blommor', 'Bråttom']],
    ['NO', 'Karl Johans gate 12, Oslo', ['Skjørt', 'Blomster', 'Haster']],
    ['FI', 'Mannerheimintie 12, Helsinki', ['Särkyvää', 'Kukkia', 'Kiire']],
  ] as const)('takes goods and requests in %s for no name and no address', (country, address, things) => {
    for (const thing of things) {
      const text = [thing, address, phoneOf(country)].join(', ')
      const read = readMessage(text, COUNTRIES[country], COUNTRIES[country].capital)
      expect([read.name, read.address?.value.includes(thing)], text).toEqual([undefined, false])
    }
  })

  it('reads unit, building and instructions that are stated clearly', () => {
    expect(valueOf('21 Tampines Street 32, #11-406, Singapore 520321', 'unit', 'SG')).toBe('#11-406')
    expect(valueOf('Mangaf, block 4, st 12, bldg 9, flat 31', 'unit', 'KW')).toBe('flat 31')
    expect(valueOf('Mangaf, block 4, st 12, bldg 9, flat 31', 'address', 'KW')).toBe('Mangaf, block 4, st 12, bldg 9')
    expect(valueOf('Unit: 4B\nAddress: Vinohradská 12, flat 4B', 'address')).toBe('Vinohradská 12')
    expect(valueOf('Unit: 4B\nAddress: Vinohradská 12, flat 4B', 'unit')).toBe('4B')
    expect(valueOf('Mangaf, block 4, st 12, bldg 9, flat 31', 'building', 'KW')).toBe('9')
    expect(valueOf('Korunní 12, Praha\nPoznámka: nezvonit, spí dítě', 'notes')).toBe('nezvonit, spí dítě')
    expect(valueOf('Korunní 12, Praha', 'unit')).toBeUndefined()
  })

  it.each([
    [
      'Dobrý den, doručit na Korunní 12, zvonek Novák, pro Janu Novákovou',
      'CZ',
      { name: 'Janu Novákovou', notes: 'zvonek Novák' },
    ],
    ['Petr Nový, Mánesova 3, Praha 2, 602 111 222', 'CZ', { name: 'Petr Nový', address: 'Mánesova 3, Praha 2' }],
    ['山田太郎様 東京都渋谷区神南1-2-3', 'JP', { name: '山田太郎', address: '東京都渋谷区神南1-2-3' }],
    ['大野 遥、〒150-0002 東京都渋谷区渋谷2-1-1、冷蔵品', 'JP', { name: '大野 遥', notes: '冷蔵品' }],
    ['คุณสมชาย ใจดี 99/12 ถนนสุขุมวิท', 'TH', { name: 'สมชาย ใจดี', address: '99/12 ถนนสุขุมวิท' }],
    ['ชื่อ สมหญิง โทร 0812345678 ที่อยู่ 99/1 ถนนสีลม', 'TH', { name: 'สมหญิง', address: '99/1 ถนนสีลม' }],
    ['الاسم أحمد العلي الهاتف 66554433', 'KW', { name: 'أحمد العلي', phone: '+96566554433' }],
    ['کراچی\n0300 1234567', 'PK', { name: undefined, notes: 'کراچی' }],
    ['volejte 777 214 563, Korunní 12', 'CZ', { name: undefined, address: 'Korunní 12' }],
    ['Objednávka č. 4521\n777 214 563', 'CZ', { address: undefined, items: 'Objednávka č. 4521' }],
    ['Korunní 12, 2x svíčková, v 19:30, děkuji', 'CZ', { items: '2x svíčková', time: '19:30', notes: undefined }],
    ['19:30 Adresa: Korunní 12', 'CZ', { time: '19:30', address: 'Korunní 12', name: undefined }],
    ['10 Main Street\n18:30 note: ring twice', 'SG', { time: '18:30', notes: 'ring twice', name: undefined }],
    ['777123456, 608111222', 'CZ', { phone: '+420777123456', notes: '608111222' }],
    ['+420 (0) 777 123 456', 'CZ', { phone: '+420777123456', notes: undefined }],
    ['777123456.0', 'CZ', { phone: '+420777123456', notes: undefined }],
    ['777 123 456 / 608 111 222', 'CZ', { phone: '+420777123456', notes: '608 111 222' }],
    ['Celkem 1000 Kč, záloha 200 Kč, doplatek 800 Kč', 'CZ', { amount: undefined }],
    ['total $45, deposit $20 paid, balance $25 cash', 'SG', { amount: undefined, payment: 'CASH_ON_DELIVERY' }],
    ['តម្លៃ៖ 8.50 ដុល្លារ', 'KH', { amount: undefined }],
    ['Belopp 389:-', 'SE', { amount: '389' }],
    ['12:00 tonight, 10 Main Street', 'SG', { time: '00:00' }],
    ['今晚十二點送到', 'HK', { time: '00:00' }],
    ['Floor: 3\n10 Main Street', 'SG', { unit: 'Floor: 3' }],
    ['Floor: upper portion\n10 Main Street', 'SG', { unit: 'upper portion' }],
    [
      'Bağdat Caddesi No:214 Kat:3 Daire:8 Kadıköy',
      'TR',
      { unit: 'Kat:3 Daire:8', address: 'Bağdat Caddesi No:214, Kadıköy' },
    ],
    ['Na Spojce 11, Ostrava', 'CZ', { address: 'Na Spojce 11, Ostrava' }],
    ['te paso mi dire: Av. Corrientes 3421', 'AR', { address: 'Av. Corrientes 3421' }],
    ['12 Rizal St., Pasig, in front of the church', 'PH', { address: '12 Rizal St., Pasig, in front of the church' }],
    ['중국집 2번 부산 해운대구 좌동순환로 88', 'KR', { address: '부산 해운대구 좌동순환로 88' }],
    ['pokoj 118, 777 123 456', 'CZ', { unit: 'pokoj 118' }],
    ['Jméno: Jan Malý 777 123 456 Korunní 12, Praha', 'CZ', { name: 'Jan Malý', address: 'Korunní 12, Praha' }],
    ['〒810-0001\n福岡市中央区天神2-2-2', 'JP', { address: '〒810-0001, 福岡市中央区天神2-2-2' }],
    ['Karlovo náměstí 10, Praha 2, 4. patro, dveře 12.', 'CZ', { unit: '4. patro, dveře 12' }],
    ['Delivery: Anna Cruz, 88 Shaw Blvd, Pasig', 'PH', { name: 'Anna Cruz', address: '88 Shaw Blvd, Pasig' }],
    ['33 Telok Blangah Way, S(098833)', 'SG', { address: '33 Telok Blangah Way, S(098833)' }],
    ['ဗဟန်းလမ်း ဗဟန်းမြို့နယ် ရန်ကုန် ၁၈,၅၀၀ ကျပ်', 'MM', { amount: '18500' }],
    ['東京都港区六本木3-2-1 六本木タワー 1205', 'JP', { unit: '1205' }],
    [
      '2x svíčková, 1x sýr pro Janu Novákovou, Dlouhá 12, Praha 1',
      'CZ',
      { items: '2x svíčková, 1x sýr', name: 'Janu Novákovou', notes: undefined },
    ],
    ['1 laksa to Mr Lee, 10 Anson Road, 9123 4567', 'SG', { items: '1 laksa', name: 'Lee', notes: undefined }],
    ['2x pizza for Kids, 10 Anson Road, 9123 4567', 'SG', { items: '2x pizza for Kids', name: undefined }],
    [
      'pizza Margherita 2x, kola 1 ks, Korunní 12',
      'CZ',
      { items: 'pizza Margherita 2x, kola 1 ks', address: 'Korunní 12' },
    ],
    ['Chicken rice 2x\n10 Anson Road', 'SG', { items: 'Chicken rice 2x', address: '10 Anson Road' }],
    ['Cukrárna 12, Praha', 'CZ', { items: undefined, address: 'Cukrárna 12, Praha' }],
    ['ラーメン2つ、餃子1つ。渋谷区神南1-19-11', 'JP', { items: 'ラーメン2つ, 餃子1つ', notes: undefined }],
    ['15 6677-3399', 'AR', { phone: '+5491166773399', notes: undefined }],
    ['Annenstraße 52, 8010 Graz, 2. Stock, 0676 4481927', 'AT', { unit: '2. Stock', name: undefined }],
    ['la adresa Strada Carol nr. 18, Iași', 'RO', { address: 'Strada Carol nr. 18, Iași' }],
    ['petr novotny, korunni 88 praha 3, 604218377', 'CZ', { address: 'korunni 88 praha 3', items: undefined }],
    ['دبي، جميرا 3، فيلا 22، سارة أحمد، 0501234567', 'AE', { name: 'سارة أحمد', address: 'دبي، جميرا 3، فيلا 22' }],
    ['القاهرة، ميدان التحرير 5، 01001234567', 'EG', { address: 'القاهرة، ميدان التحرير 5' }],
    ['لاہور، ماڈل ٹاؤن بلاک سی، مکان 44، 0333-1234567', 'PK', { address: 'لاہور، ماڈل ٹاؤن بلاک سی، مکان 44' }],
    ['piso 4 depto B, soy lucia fernandez, +54 9 11 5823 4617', 'AR', { name: 'lucia fernandez' }],
    [
      'Florencia Giménez, Av. Corrientes 3247 piso 5 depto B, CABA',
      'AR',
      { name: 'Florencia Giménez', address: 'Av. Corrientes 3247, CABA', unit: 'piso 5 depto B' },
    ],
    ['A 7.500 forintot már átutaltam.', 'HU', { amount: '7500', payment: 'PAID' }],
    ['單位:8樓C室\n總額:HK$368', 'HK', { unit: '8樓C室', amount: '368', name: undefined }],
    ['Vastaanottaja on Ritva Heikkinen, 044 592 7138', 'FI', { name: 'Ritva Heikkinen' }],
    ['Lieferadresse ist Neubaugasse 34, 1070 Wien', 'AT', { address: 'Neubaugasse 34, 1070 Wien' }],
    [
      'Adresim Konyaaltı Caddesi No: 58, Muratpaşa/Antalya',
      'TR',
      { address: 'Konyaaltı Caddesi No: 58, Muratpaşa/Antalya' },
    ],
    ['two souvlaki, 2 cokes. 27 ledras street nicosia', 'CY', { address: '27 ledras street nicosia' }],
    [
      'panu Dvořákovi Lidická 25 Brno 3. patro',
      'CZ',
      { name: 'Dvořákovi', address: 'Lidická 25 Brno', unit: '3. patro' },
    ],
    [
      'Para Martín Gómez, Av. Santa Fe 1234, 11 5555-4444',
      'AR',
      { name: 'Martín Gómez', address: 'Av. Santa Fe 1234' },
    ],
    ['Av. Mehmet Demir, Atatürk Cad. No: 15', 'TR', { name: 'Mehmet Demir', address: 'Atatürk Cad. No: 15' }],
    ['Pentru Ion Popescu, Str. Victoriei 15, ap 12', 'RO', { name: 'Ion Popescu' }],
    ['Für Maria Gruber, Mariahilfer Straße 45/12', 'AT', { name: 'Maria Gruber' }],
    [
      'Merhaba, Ayşe Yılmaz, Atatürk Cad. No:15 Çankaya',
      'TR',
      { name: 'Ayşe Yılmaz', address: 'Atatürk Cad. No:15 Çankaya' },
    ],
    [
      '渋谷区神宮前4-12-3 山本 090-1234-5678 支払い済み',
      'JP',
      { name: '山本', address: '渋谷区神宮前4-12-3', notes: undefined },
    ],
    ['渋谷区神宮前4-12-3 青山荘 090-1234-5678', 'JP', { name: undefined }],
    ['서울 마포구 양화로 45 1204호 이서연 01098765432', 'KR', { name: '이서연', unit: '1204호' }],
    ['收件人係李美玲,電話61234567,地址九龍塘達之路80號', 'HK', { name: '李美玲', notes: undefined }],
    ['收件人是林雅婷小姐,手機0922-333-444,已線上付款', 'TW', { name: '林雅婷', payment: 'PAID', notes: undefined }],
    ['Nagy Anna, +36 20 555 1234, kártyával kifizetve', 'HU', { payment: 'PAID', notes: undefined }],
    ['Jan Malý, doplatek 86 Kč', 'CZ', { name: 'Jan Malý' }],
    [
      'A1093\tSiti Rahmah\t+65 9832 7716\t660D Jurong West Street 64, Singapore 644660\t#12-81\t$54.20',
      'SG',
      { name: 'Siti Rahmah', phone: '+6598327716', unit: '#12-81', amount: '54.20' },
    ],
    ['18:22\tAnna Lee\tMain Street 5\n18:23\tAnna Lee\t91234567', 'SG', { time: undefined, notes: undefined }],
    ['Name\tAnna Lee\nPhone\t91234567', 'SG', { name: 'Anna Lee', phone: '+6591234567' }],
    ['Mánesova 3, Praha 2, 602 111 222. Děkuji, Radek Štěpánek', 'CZ', { name: 'Radek Štěpánek' }],
    ['Mánesova 3, Praha 2, 602 111 222. Jana Malá, děkuji, Praha', 'CZ', { name: 'Jana Malá' }],
    ['Anna Lindqvist, mitt nummer är 070-123 45 67', 'SE', { phone: '+46701234567', notes: undefined }],
    ['Anna Huber, meine Nummer ist 0664 1234567', 'AT', { phone: '+436641234567', notes: undefined }],
    ['Ahmed Raza hai, 0300 1234567', 'PK', { name: 'Ahmed Raza', notes: undefined }],
    ['bill 1500 hai, 0300 1234567', 'PK', { name: undefined }],
    ['聯絡人叫黃詠詩,電話61234567', 'HK', { name: '黃詠詩', notes: undefined }],
    ['Pasient Kåre Solberg\nNygårdsgaten 68', 'NO', { name: 'Kåre Solberg' }],
    ['hey its marcus lim, 88 jalan gasing, 0167732045', 'MY', { name: 'marcus lim' }],
    ['Strada Horea 18, Iași, 700505, pentru Cristina Ungureanu', 'RO', { address: 'Strada Horea 18, Iași, 700505' }],
    [
      'Sy Hafizah 019-4728136, kalau x angkat call suami 013-5096284',
      'MY',
      { name: 'Hafizah', phone: '+60194728136', notes: 'kalau x angkat call suami 013-5096284' },
    ],
    ['Kdyby něco, tak 721 554 098 nebo 608 220 317', 'CZ', { phone: '+420721554098' }],
    [
      'cím: Székesfehérvár, Bajcsy u. 29. fszt. 3, Papp Réka, 70/284-9163',
      'HU',
      { name: 'Papp Réka', phone: '+36702849163', address: 'Székesfehérvár, Bajcsy u. 29.' },
    ],
    ['شارع 36 بناية 12، دفعت زين كاش', 'JO', { payment: 'PAID', notes: undefined }],
    ['pago con mercado pago cuando llega', 'AR', { payment: 'PAYMENT_ON_DELIVERY' }],
    ['Pago con tarjeta', 'AR', { payment: undefined }],
    ['دفع 3600 روپے ادا کر دی ہے', 'PK', { payment: 'PAID' }],
    ['荃灣沙咀道52號 已入數 $980', 'HK', { payment: 'PAID', amount: '980' }],
    ['부산 해운대구 우동1로 38, 2층', 'KR', { address: '부산 해운대구 우동1로 38', unit: '2층', items: undefined }],
    ['Adresa: Lidická 1862/41\n370 01 České Budějovice', 'CZ', { address: 'Lidická 1862/41, 370 01 České Budějovice' }],
    ['House 7, Street 34\nF-8/1, Islamabad\n0345 5172639', 'PK', { address: 'House 7, Street 34, F-8/1, Islamabad' }],
    [
      'Elfriede Wögerer / 0676 4028513 / Landstraße 63, 4020 Linz / Blumenstrauß Mittel / € 42,90',
      'AT',
      { address: 'Landstraße 63, 4020 Linz', amount: '42,90' },
    ],
    ['μετρητα, λεωφ. κηφισιας 84 μαρουσι, δημητρα 6947281635', 'GR', { address: 'λεωφ. κηφισιας 84 μαρουσι' }],
    ['jmenuje se Věra Hanáková a bydlí Na Výsluní 6', 'CZ', { name: 'Věra Hanáková' }],
    ['جدة حي السلامة شارع قريش\nخلف محطة البنزين\n0541736082', 'SA', { name: undefined }],
    ['العميل عبدالله العازمي، 66092745', 'KW', { name: 'عبدالله العازمي' }],
    ['ขอก่อนบ่ายสาม', 'TH', { time: 'ก่อน15:00' }],
    ['pizzu na sokolovskou 17 jsem pavel 777 123 456', 'CZ', { name: 'pavel', address: 'sokolovskou 17' }],
    ['Korunní 12, Marek 777 123 456, mám tisícovku', 'CZ', { name: 'Marek', notes: 'mám tisícovku' }],
    ['llamar al 1144556677 soy nico', 'AR', { name: 'nico' }],
    ['my number 91234567 is, Mei', 'SG', { name: 'Mei' }],
    ['Merhaba Girne Caddesi 32, Lefkoşa', 'CY', { address: 'Girne Caddesi 32, Lefkoşa' }],
    ['send to 32 Elgin Street. gate code 2580#', 'HK', { address: '32 Elgin Street', notes: 'gate code 2580#' }],
    ['Adresa: Bd. Unirii 30, interfon 45', 'RO', { address: 'Bd. Unirii 30', notes: 'interfon 45' }],
    ['Address: 12 Ring Road, Lahore', 'PK', { address: '12 Ring Road, Lahore' }],
    ['sa 24-A Scout Torillo St, Quezon City', 'PH', { address: '24-A Scout Torillo St, Quezon City' }],
    ['deliver to 12, Jalan SS2/24, Petaling Jaya', 'MY', { address: '12, Jalan SS2/24, Petaling Jaya' }],
    ['Room 1805, Wing On House, 71 Des Voeux Road', 'HK', { address: 'Wing On House, 71 Des Voeux Road' }],
    ['10 Main Street\n#03-11 call me', 'SG', { unit: '#03-11', notes: 'call me' }],
    [
      'Tower 3, Taikoo Shing, Quarry Bay. Ms Chan',
      'HK',
      { address: 'Tower 3, Taikoo Shing, Quarry Bay.', name: 'Chan' },
    ],
    ["Cumhuriyet Cad. 45, saat 19.30'da", 'TR', { notes: undefined }],
    ['اريد 2 نفر كباب حي الجامعة شارع الربيع 5', 'IQ', { address: 'حي الجامعة شارع الربيع 5' }],
    ['名古屋市中区栄3-5-12 中村 052-241-5566', 'JP', { name: '中村', address: '名古屋市中区栄3-5-12' }],
    ['Salam Street 12, Abu Dhabi', 'AE', { address: 'Salam Street 12, Abu Dhabi' }],
    ['ben tan 91234567', 'SG', { name: 'ben tan' }],
    ["i'm downstairs 91234567", 'SG', { name: undefined, notes: "i'm downstairs" }],
    ['付現195 0987304618', 'TW', { amount: '195', payment: 'CASH_ON_DELIVERY' }],
  ] as const)('reads %j of %s', (text, country, fields) => {
    for (const [field, value] of Object.entries(fields))
      expect(valueOf(text, field as ReadField, country), field).toBe(value)
  })

  it('finds the phone number among order numbers, prices, postcodes and dates', () => {
    const text = 'Order 81234568\nDate 04.05.2026\nS(560412) total $1,234.50\nhp 9123 4567'
    expect(valueOf(text, 'phone', 'SG')).toBe('+6591234567')
    expect(valueOf(text, 'amount', 'SG')).toBe('1234.50')
  })

  it.each([
    ['٧٫٥٠٠ د.ك', 'KW', '7.500'],
    ['12,500.250 KD', 'KW', '12500.250'],
    ['1.250 Kč', 'CZ', '1250'],
    ['1 250,50 Kč', 'CZ', '1250,50'],
    ['1,250/-', 'PK', '1250'],
    ['¥3,200', 'JP', '3200'],
    ['HK$96', 'HK', '96'],
    ['RM45.50', 'MY', '45.50'],
    ['250tl', 'TR', '250'],
    ['total १२५० taka', 'BD', '1250'],
  ] as const)('reads the amount of %s in %s as %s', (text, country, amount) => {
    expect(valueOf(text, 'amount', country)).toBe(amount)
  })

  it('ignores text after 10,000 characters', () => {
    expect(valueOf(`${' '.repeat(MAX_MESSAGE_LENGTH)}tel. 777 214 563`, 'phone')).toBeUndefined()
    expect(valueOf(`tel. 777 214 563${'x'.repeat(100_000)}`, 'phone')).toBe('+420777214563')
  })

  it.each([
    '<script>alert(1)</script> Name: <img src=x onerror=alert(1)> tel 777 214 563',
    '=HYPERLINK("http://evil.example";"Jana") +420 777 214 563',
    "'; DROP TABLE orders; --",
    '((((((((((((((((((((((((((((((',
    'Name: Name: Name: Name:',
    '[[[[12:03: ]]]]: ::::',
  ])('treats malicious text as text: %s', (text) => {
    const reading = readMessage(text, COUNTRIES.CZ, undefined)
    const { heads: _, courtesies: __, ...fields } = reading
    for (const piece of Object.values(fields).flatMap((found) => found?.spans ?? []))
      expect(piece.from >= 0 && piece.to <= text.length).toBe(true)
    expect(reading.name?.value ?? '').not.toMatch(/[<>=()"]/)
  })

  it('never throws, and every proposal occurs in the text', () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(
        'Name: ',
        'ชื่อ',
        'الاسم: ',
        'tel ',
        '777 214 563',
        '12 Kč',
        'Korunní 12',
        ', ',
        '\n',
        ' / ',
        '\u202b',
        '🎂',
        '+',
        '#',
        '[12:03, 4/5/2026] A: ',
        'vagyok',
      ),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), fc.constantFrom(...COUNTRY_CODES), (words, country) => {
        const text = words.join('')
        const reading = readMessage(text, COUNTRIES[country], COUNTRIES[country].capital)
        const { heads: _, courtesies: __, ...fields } = reading
        for (const found of Object.values(fields)) {
          if (found === undefined) continue
          expect(found.spans.length).toBeGreaterThan(0)
          for (const { from, to } of found.spans) expect(text.slice(from, to)).toHaveLength(to - from)
        }
        for (const field of ['name', 'address', 'unit', 'building', 'notes'] as const)
          for (const { from, to } of reading[field]?.spans ?? [])
            expect(reading[field]?.value).toContain(text.slice(from, to).trim())
        expect(text.includes(reading.phone?.written ?? '')).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  const everyMessage = [
    ...MESSAGES,
    ...OTHER_MESSAGES,
    ...FLOORS_AND_PAYMENTS,
    ...IN_FIVE_LANGUAGES,
    ...TRIED_MESSAGES,
    ...UNKNOWN_MESSAGES,
    ...FRESH_MESSAGES,
    ...NEW_MESSAGES,
    ...COUNTRY_MESSAGES,
    ...LATER_MESSAGES,
  ]

  const courtesy = wordPattern(`${WORDS.courtesies}|${WORDS.titles}`, 'gu')

  /** Words that are neither in a displayed value nor announce one nor are courteous. */
  const lostWords = (text: string, reading: MessageReading): ReadonlyArray<string> => {
    const { heads, courtesies, place, ...fields } = reading
    const folded = foldedText(plainText(text))
    const omitted = courtesies.flatMap((span) =>
      [...folded.slice(span.from, span.to).matchAll(courtesy)].map(({ 0: word, index }) => ({
        from: span.from + index,
        to: span.from + index + word.length,
      })),
    )
    const shown = Object.values(fields).flatMap((found) => found?.spans ?? [])
    const pinned = place?.value.kind === 'coordinates' ? place.spans : []
    const kept = [...shown, ...pinned, ...heads, ...omitted]
    // In plain text, a prolonged sound mark between digits counts as the dash it was typed for. A word starts with a
    // letter or a digit, so a combining mark on a symbol is no word; a mark belongs to the sign that it stands on.
    return [...plainText(text).matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)]
      .filter(({ 0: word, index }) => {
        const letters = [...word.matchAll(/[\p{L}\p{N}]/gu)].map((letter) => index + letter.index)
        return !letters.every((at) => kept.some(({ from, to }) => from <= at && at < to))
      })
      .map(({ 0: word }) => word)
  }

  it('keeps every word: the rest is in the notes', () => {
    for (const { text, country } of everyMessage)
      expect(lostWords(text, readMessage(text, COUNTRIES[country], undefined)), text).toEqual([])
    const part = fc.constantFrom(...everyMessage.flatMap(({ text }) => text.split(/(?<=[\n,.]\s?)/u)))
    const word = fc.oneof(
      part,
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(', ', '\n', ' / ', '. ', ': ', ' – ', 'https://maps.app.goo.gl/Ab12Cd34 ', '50.0755,14.4378 '),
    )
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 14 }),
        fc.constantFrom(...COUNTRY_CODES),
        fc.subarray([...PAYMENT_METHODS]),
        (words, country, offered) => {
          const text = words.join('')
          const reading = readMessage(text, COUNTRIES[country], COUNTRIES[country].capital, offered)
          expect(lostWords(text, reading)).toEqual([])
          for (const { from, to } of reading.notes?.spans ?? [])
            expect(reading.notes?.value).toContain(text.slice(from, to).trim())
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('reports words of courtesy apart from words that announce a value', () => {
    const text = 'Dobrý den, doručit na Korunní 12, tel. 777 214 563, kartou, děkuji'
    const { courtesies, notes } = readMessage(text, COUNTRIES.CZ, undefined)
    expect(courtesies.map(({ from, to }) => text.slice(from, to).trim())).toEqual(['Dobrý den', 'doručit', 'děkuji'])
    expect(notes?.value).toBe('kartou')
  })

  it('keeps a way to pay that is not offered in the notes', () => {
    for (const [country, said] of [
      ['CZ', 'kartou při převzetí'],
      ['CZ', 'předem převodem'],
      ['TR', 'kapıda kredi kartıyla'],
      ['AR', 'contra entrega'],
      ['KR', '만나서 현금으로'],
      ['HK', '轉數快'],
      ['JP', 'カードで'],
      ['AT', 'per überweisung'],
    ] as const)
      expect(readMessage(`Anna Lee, 10 Main Street, ${said}`, COUNTRIES[country], undefined, []).notes?.value).toBe(
        said,
      )
  })

  it('recognizes announcing words only from their lists', () => {
    const text = 'Prosím doručit na Korunní 12, tel. 777 214 563, jmenuji se Jana Malá, platba hotově, celkem 459 Kč'
    const { heads } = readMessage(text, COUNTRIES.CZ, undefined)
    expect(heads.map(({ from, to }) => text.slice(from, to).trim()).toSorted()).toEqual([
      'celkem',
      'jmenuji se',
      'na',
      'platba',
      'tel.',
    ])
    expect(valueOf(text, 'notes')).toBeUndefined()
  })

  it('returns an offered payment method; other ones go to the notes', () => {
    const text = 'Jana Malá, 777 214 563, platba hotově, celkem 459 Kč'
    const reading = readMessage(text, COUNTRIES.CZ, undefined, ['PAID'])
    expect(reading.payment).toBeUndefined()
    expect(reading.notes?.value).toBe('platba hotově')
    for (const cash of ['hotově 459 Kč', 'Hotově: 459 Kč'])
      expect(readMessage(cash, COUNTRIES.CZ, undefined, ['PAID']).notes?.value.toLowerCase(), cash).toBe('hotově')
    for (const said of ['nezaplaceno', 'not paid yet', 'ยังไม่ได้โอนแล้ว', 'غير مدفوع'])
      expect(valueOf(said, 'payment'), said).toBeUndefined()
  })

  it('leaves an ambiguous amount open and returns what was written', () => {
    const { amount, unsureAmount } = readMessage('total 1,250 KD', COUNTRIES.KW, undefined)
    expect([amount, unsureAmount]).toEqual([undefined, { value: '1,250 KD', spans: [{ from: 6, to: 14 }] }])
    expect(readMessage('total 1250 KD', COUNTRIES.KW, undefined).unsureAmount).toBeUndefined()
  })
})

const HEADER = '[12:03, 4/5/2026] '

const spansIn = (text: string) => {
  const { heads, courtesies: _, ...fields } = readMessage(text, COUNTRIES.SG, undefined)
  const read = Object.entries(fields).flatMap(([field, reading]) =>
    reading === undefined ? [] : [[field, reading.spans.map(({ from, to }) => text.slice(from, to))] as const],
  )
  return { ...Object.fromEntries(read), heads: heads.map(({ from, to }) => text.slice(from, to)) }
}

describe('the spans of readMessage', () => {
  it.each([
    [
      `${HEADER}Anna Lee: 10 Main Street`,
      { name: ['Anna Lee'], address: ['10 Main Street'], heads: [`${HEADER}Anna Lee: `] },
    ],
    [
      `${HEADER}Anna Lee: name: Bob Tan\n10 Main Street`,
      { name: ['Bob Tan'], address: ['10 Main Street'], heads: [`${HEADER}Anna Lee: `, 'name: '] },
    ],
    [
      `${HEADER}Anna Lee: name: Anna Lee\n10 Main Street`,
      { name: ['Anna Lee'], address: ['10 Main Street'], heads: [`${HEADER}Anna Lee: `, 'name: '] },
    ],
    [
      `${HEADER}+65 9123 4567: 10 Main Street`,
      { phone: ['+65 9123 4567'], address: ['10 Main Street'], heads: [`${HEADER}+65 9123 4567: `] },
    ],
    [
      `8123 4567\n${HEADER}+65 9123 4567: 10 Main Street`,
      { phone: ['8123 4567'], address: ['10 Main Street'], notes: ['+65 9123 4567'], heads: [HEADER, ': '] },
    ],
    [
      `${HEADER}Anna: my name is Bob\n[12:04, 4/5/2026] Anna: ring`,
      { name: ['Bob'], notes: ['ring'], heads: [`${HEADER}Anna: `, '[12:04, 4/5/2026] Anna: ', 'my name is '] },
    ],
    [
      `${HEADER}Anna Lee: deliver to Bob Tan\n10 Main Street`,
      { name: ['Bob Tan'], address: ['10 Main Street'], heads: [`${HEADER}Anna Lee: `, 'deliver to '] },
    ],
    [
      'Anna 9123 4567\nsend to: Bob Tan, 10 Main Street',
      {
        name: ['Bob Tan'],
        phone: ['9123 4567'],
        address: ['10 Main Street'],
        notes: ['Anna'],
        heads: ['send to: ', 'send to: '],
      },
    ],
    [
      `${HEADER}Anna Lee: deliver to Raffles Hotel\n1 Beach Road`,
      {
        name: ['Anna Lee'],
        address: ['Raffles Hotel', '1 Beach Road'],
        heads: [`${HEADER}Anna Lee: `, 'deliver to ', 'deliver to '],
      },
    ],
    ['main street\nname: anna', { name: ['anna'], notes: ['main street'], heads: ['name: '] }],
    ['see https://example.com/a 9123 4567', { phone: ['9123 4567'], notes: ['see https://example.com/a'], heads: [] }],
    ['total 2 items 30', { amount: ['30'], notes: ['total 2 items'], heads: [] }],
    ['1.3521, 103.8198 ring twice', { place: ['1.3521, 103.8198'], notes: ['ring twice'], heads: [] }],
    ['name: Anna Lee, please ring', { name: ['Anna Lee'], notes: ['please ring'], heads: ['name: '] }],
    ['unit: 12\n10 Main Street', { unit: ['12'], address: ['10 Main Street'], heads: ['unit: '] }],
    ['building: Rose\n10 Main Street', { building: ['Rose'], address: ['10 Main Street'], heads: ['building: '] }],
    ['note: ring\norder: 55', { items: ['order: 55'], notes: ['ring'], heads: ['note: '] }],
    ['total: cash', { payment: ['cash'], heads: ['total: '] }],
    ['cash: 30', { amount: ['30'], payment: ['cash'], heads: [] }],
    ['cash', { payment: ['cash'], heads: [] }],
    ['$30', { amount: ['$30'], heads: [] }],
    ['hello', { notes: ['hello'], heads: [] }],
    ['', { heads: [] }],
  ])('reads the parts of %j', (text, spans) => {
    expect(spansIn(text)).toEqual(spans)
  })
})
