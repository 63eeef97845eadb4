import { describe, expect, it } from 'vitest'
import { COUNTRIES, type CountryCode } from '../../../src/domain/market/countries.ts'
import { readMessage } from '../../../src/domain/reading/readMessage.ts'

const FIELDS = ['name', 'phone', 'address', 'unit', 'amount', 'unsureAmount', 'items', 'notes'] as const
type Parts = Partial<Record<(typeof FIELDS)[number], string>>
type Sample = [CountryCode, string, Parts]

const partsOf = (code: CountryCode, text: string): Parts => {
  const country = COUNTRIES[code]
  const reading = readMessage(text, country, country.capital)
  return Object.fromEntries(
    FIELDS.flatMap((field) => (reading[field] === undefined ? [] : [[field, reading[field].value]])),
  )
}

describe('readMessage of an address that no comma separates from the rest', () => {
  it.each<Sample>([
    ['CZ', 'květiny Korunní 12', { address: 'Korunní 12', items: 'květiny' }],
    ['CZ', 'Pizza Dlouhá 12', { address: 'Dlouhá 12', items: 'Pizza' }],
    [
      'CZ',
      'jedna pizza Dlouhá 12 Praha 1, 777123456',
      { phone: '+420777123456', address: 'Dlouhá 12 Praha 1', items: 'jedna pizza' },
    ],
    ['CZ', 'dort čokoládový Korunní 12', { address: 'Korunní 12', items: 'dort čokoládový' }],
    ['CZ', 'Korunní 12 pizza 777123456', { phone: '+420777123456', address: 'Korunní 12', items: 'pizza' }],
    ['CZ', 'dort pro Janu Novákovou Korunní 12', { name: 'Janu Novákovou', address: 'Korunní 12', items: 'dort' }],
    [
      'CZ',
      'Květiny Jana Nová Korunní 12 777123456',
      { name: 'Jana Nová', phone: '+420777123456', address: 'Korunní 12', items: 'Květiny' },
    ],
    ['AT', 'eine Torte Mariahilfer Straße 12', { address: 'Mariahilfer Straße 12', items: 'eine Torte' }],
    ['SG', 'a cake 10 Anson Road 91234567', { phone: '+6591234567', address: '10 Anson Road', items: 'a cake' }],
    ['SG', '12 Bread Street', { address: '12 Bread Street' }],
    ['SG', 'Chicken Rice House 10 Anson Road', { address: 'Chicken Rice House 10 Anson Road' }],
    [
      'SG',
      '10 Anson Road S570118 2 boxes mooncake $88',
      { address: '10 Anson Road S570118', amount: '88', items: '2 boxes mooncake' },
    ],
    ['JP', 'ピザLサイズ2枚 世田谷区三軒茶屋1-2-3', { address: '世田谷区三軒茶屋1-2-3', items: 'ピザLサイズ2枚' }],
    ['KR', '배달요청 서초구 서초대로 74길 11', { address: '서초구 서초대로 74길 11' }],
    ['AR', 'una torta Av. Corrientes 1234', { address: 'Av. Corrientes 1234', items: 'una torta' }],
    ['TR', 'çiçek Atatürk Caddesi 12', { address: 'Atatürk Caddesi 12', items: 'çiçek' }],
    ['TR', 'Çiçek Sokak 12', { address: 'Çiçek Sokak 12' }],
    [
      'KW',
      'زهور شارع سالم المبارك 12، 50123456',
      { phone: '+96550123456', address: 'شارع سالم المبارك 12', items: 'زهور' },
    ],
    [
      'AE',
      'هدية لمحمد علي دبي مارينا شقة 1204',
      { name: 'محمد علي', address: 'دبي مارينا', unit: 'شقة 1204', items: 'هدية' },
    ],
    ['JP', 'ケーキ 東京都渋谷区道玄坂1-2-3', { address: '東京都渋谷区道玄坂1-2-3', items: 'ケーキ' }],
    [
      'KR',
      '꽃다발 서울 강남구 테헤란로 12 010-1234-5678',
      { phone: '+821012345678', address: '서울 강남구 테헤란로 12', items: '꽃다발' },
    ],
    ['TH', 'ดอกไม้ 99/12 ถนนสุขุมวิท', { address: '99/12 ถนนสุขุมวิท', items: 'ดอกไม้' }],
    ['TW', '蛋糕 台北市大安區忠孝東路四段12號', { address: '台北市大安區忠孝東路四段12號', items: '蛋糕' }],
    ['HU', 'virág Váci utca 12', { address: 'Váci utca 12', items: 'virág' }],
    ['HU', 'Virág utca 12', { address: 'Virág utca 12' }],
    ['RO', 'flori Strada Florilor 12', { address: 'Strada Florilor 12', items: 'flori' }],
    ['SE', 'tårta Drottninggatan 12', { address: 'Drottninggatan 12', items: 'tårta' }],
    ['NO', 'blomster Karl Johans gate 12', { address: 'Karl Johans gate 12', items: 'blomster' }],
    ['FI', 'kakku Mannerheimintie 12', { address: 'Mannerheimintie 12', items: 'kakku' }],
    ['GR', 'λουλούδια Ερμού 12', { address: 'Ερμού 12', items: 'λουλούδια' }],
    ['MY', 'kek 12 Jalan Ampang', { address: '12 Jalan Ampang', items: 'kek' }],
    ['PK', 'flowers House 12 Street 7 F-8 Islamabad', { address: 'House 12 Street 7 F-8 Islamabad', items: 'flowers' }],
    ['PK', 'پھول مکان 12 گلی 7', { address: 'مکان 12 گلی 7', items: 'پھول' }],
    ['BD', 'কেক বাড়ি ১২ রোড ৫ ধানমন্ডি', { address: 'বাড়ি ১২ রোড ৫ ধানমন্ডি', items: 'কেক' }],
    ['CZ', 'klíče Korunní 12', { address: 'Korunní 12', notes: 'klíče' }],
    ['SG', 'keys 10 Anson Road', { address: '10 Anson Road', notes: 'keys' }],
    ['MY', 'no 3 jalan ria 2, 0123456789', { phone: '+60123456789', address: 'no 3 jalan ria 2' }],
  ])('separates goods from the address and the name beside them (%s, %j)', (code, text, parts) => {
    expect(partsOf(code, text)).toEqual(parts)
  })

  it.each<Sample>([
    ['CZ', 'Jana Nová Korunní 12 zaplatí 520', { name: 'Jana Nová', address: 'Korunní 12', amount: '520' }],
    [
      'CZ',
      'Korunní 12 zaplatí 520 Jana Nová 777123456',
      { name: 'Jana Nová', phone: '+420777123456', address: 'Korunní 12', amount: '520' },
    ],
    ['CZ', 'zaplatí 520 Korunní 12', { address: 'Korunní 12', amount: '520' }],
    ['CZ', 'zaplatí kurýrovi 520, Korunní 12', { address: 'Korunní 12', amount: '520', notes: 'zaplatí kurýrovi' }],
    ['CZ', 'faktura 20488, Korunní 12', { address: 'Korunní 12', notes: 'faktura 20488' }],
    [
      'AT',
      'Mariahilfer Straße 12 Rechnung 45,90 Maria Gruber 0664 1234567',
      { name: 'Maria Gruber', phone: '+436641234567', address: 'Mariahilfer Straße 12', amount: '45,90' },
    ],
    [
      'AT',
      'Rechnung 45,90 Mariahilfer Straße 12, 1060 Wien',
      { address: 'Mariahilfer Straße 12, 1060 Wien', amount: '45,90' },
    ],
    [
      'AT',
      'Rechnung 20488 Mariahilfer Straße 12, 1060 Wien',
      { address: 'Mariahilfer Straße 12, 1060 Wien', notes: 'Rechnung 20488' },
    ],
    [
      'AT',
      'Rechnung 0664 1234567 Mariahilfer Straße 12',
      { phone: '+436641234567', address: 'Mariahilfer Straße 12', notes: 'Rechnung' },
    ],
    ['SG', 'invoice number 91234567 10 Anson Road', { address: '10 Anson Road', notes: 'invoice number 91234567' }],
    ['SG', '10 Anson Road $88 91234567', { phone: '+6591234567', address: '10 Anson Road', amount: '88' }],
    ['SG', 'pay 45 10 Anson Road', { address: '10 Anson Road', amount: '45' }],
    ['SG', 'total 200 Chicken Wings', { unsureAmount: '200', notes: 'total 200 Chicken Wings' }],
    [
      'AR',
      'Av. Corrientes 1234 paga 5200 Lucia Fernandez 11 1234-5678',
      { name: 'Lucia Fernandez', phone: '+541112345678', address: 'Av. Corrientes 1234', amount: '5200' },
    ],
    ['AR', 'Calle 47 812, La Plata', { address: 'Calle 47 812, La Plata' }],
    [
      'TR',
      'Atatürk Caddesi 12 fatura 320,50 Ayşe Yılmaz 0532 123 4567',
      { name: 'Ayşe Yılmaz', phone: '+905321234567', address: 'Atatürk Caddesi 12', amount: '320,50' },
    ],
    [
      'KW',
      'شارع سالم المبارك 12 يدفع 12.500 أحمد العلي 50123456',
      { name: 'أحمد العلي', phone: '+96550123456', address: 'شارع سالم المبارك 12', amount: '12.500' },
    ],
    [
      'PK',
      'مکان 12 گلی 7 بل 1250 علی خان 0300-1234567',
      { name: 'علی خان', phone: '+923001234567', address: 'مکان 12 گلی 7', unsureAmount: '1250', notes: 'بل 1250' },
    ],
    [
      'JP',
      '大阪市北区梅田1-2-3 支払い3,200円 佐藤花子 090-1234-5678',
      { name: '佐藤花子', phone: '+819012345678', address: '大阪市北区梅田1-2-3', amount: '3200' },
    ],
    [
      'JP',
      '大阪市北区梅田1-2-3 代金3200 佐藤花子 090-1234-5678',
      {
        name: '佐藤花子',
        phone: '+819012345678',
        address: '大阪市北区梅田1-2-3',
        unsureAmount: '3200',
        notes: '代金3200',
      },
    ],
    [
      'KR',
      '서울 강남구 테헤란로 12 결제금액 25000 김민수 010-1234-5678',
      {
        name: '김민수',
        phone: '+821012345678',
        address: '서울 강남구 테헤란로 12',
        unsureAmount: '25000',
        notes: '결제금액 25000',
      },
    ],
    [
      'TH',
      '99/12 ถนนสุขุมวิท ยอด 450 คุณสมชาย ใจดี 0812345678',
      { name: 'สมชาย ใจดี', phone: '+66812345678', address: '99/12 ถนนสุขุมวิท', unsureAmount: '450', notes: 'ยอด 450' },
    ],
    [
      'MY',
      '12 Jalan Ampang bayar 45.50 Ahmad Ali 012-345 6789',
      { name: 'Ahmad Ali', phone: '+60123456789', address: '12 Jalan Ampang', amount: '45.50' },
    ],
  ])('separates an amount from the address beside it (%s, %j)', (code, text, parts) => {
    expect(partsOf(code, text)).toEqual(parts)
  })

  it.each<Sample>([
    ['CZ', 'objednávka 4521 Korunní 12', { address: 'Korunní 12', items: 'objednávka 4521' }],
    [
      'AR',
      'Pedido 3321 Sofía Ledesma Av. Rivadavia 5520',
      { name: 'Sofía Ledesma', address: 'Av. Rivadavia 5520', items: 'Pedido 3321' },
    ],
    [
      'KW',
      'طلب رقم 3391 أحمد الرشيدي السالمية قطعة 10 شارع 3 منزل 22',
      { name: 'أحمد الرشيدي', address: 'السالمية قطعة 10 شارع 3 منزل 22', items: 'طلب رقم 3391' },
    ],
    [
      'TW',
      '訂單編號 20331 林佳蓉 台北市信義區松仁路58號',
      { name: '林佳蓉', address: '台北市信義區松仁路58號', items: '訂單編號 20331' },
    ],
  ])('separates the number of an order from what follows it (%s, %j)', (code, text, parts) => {
    expect(partsOf(code, text)).toEqual(parts)
  })

  it.each<Sample>([
    ['JP', 'お届け先：佐藤 花子 大阪市北区梅田1-2-3', { name: '佐藤 花子', address: '大阪市北区梅田1-2-3' }],
    ['JP', 'お届け先：佐藤 花子\n大阪市北区梅田1-2-3', { name: '佐藤 花子', address: '大阪市北区梅田1-2-3' }],
    ['KR', '받는 곳: 김민수 서울 강남구 테헤란로 12', { name: '김민수', address: '서울 강남구 테헤란로 12' }],
    [
      'TW',
      '送貨地址：陳美玲 台北市大安區忠孝東路四段12號',
      { name: '陳美玲', address: '台北市大安區忠孝東路四段12號' },
    ],
    ['KW', 'العنوان: أحمد العلي السالمية شارع 5 منزل 12', { name: 'أحمد العلي', address: 'السالمية شارع 5 منزل 12' }],
    ['CZ', 'adresa: Jana Nová Korunní 12', { name: 'Jana Nová', address: 'Korunní 12' }],
    ['CZ', 'adresa: Staré Město 12', { address: 'Staré Město 12' }],
    ['PK', 'پتہ عسکری 10، بلاک سی، مکان 55', { address: 'عسکری 10، بلاک سی، مکان 55' }],
    ['KW', 'محمد شارع سالم المبارك 12', { name: 'محمد', address: 'شارع سالم المبارك 12' }],
    ['KW', 'فاطمة حولي قطعة 4 شارع 12', { name: 'فاطمة', address: 'حولي قطعة 4 شارع 12' }],
    ['EG', 'مصر الجديدة القاهرة شارع الحجاز 12', { address: 'مصر الجديدة القاهرة شارع الحجاز 12' }],
    ['OM', 'روي مسقط شارع 12', { address: 'روي مسقط شارع 12' }],
    ['KR', '김민수님께 배달해주세요', { name: '김민수' }],
    ['KR', '김민수에게 배달해주세요 서울 강남구 테헤란로 12', { name: '김민수', address: '서울 강남구 테헤란로 12' }],
    ['KR', '기사님에게 배달해주세요', { notes: '기사님에게 배달해주세요' }],
    [
      'GR',
      'Προς: Νίκος Παπαδάκης Αριστοτέλους 18',
      { name: 'Νίκος Παπαδάκης', address: 'Αριστοτέλους 18', notes: 'Προς' },
    ],
    ['KR', '김민수님께 전달해 주세요. 서울 강남구 테헤란로 12', { name: '김민수', address: '서울 강남구 테헤란로 12' }],
    ['SG', 'mei, 10 anson road, 91234567', { name: 'mei', phone: '+6591234567', address: '10 anson road' }],
    ['SG', 'flowers, 10 anson road, 91234567', { phone: '+6591234567', address: '10 anson road', notes: 'flowers' }],
    [
      'CZ',
      'petra, korunní 12, praha 2, 777 123 456',
      { name: 'petra', phone: '+420777123456', address: 'korunní 12, praha 2' },
    ],
    [
      'SG',
      'Mei Ling, Blk 412 Ang Mo Kio Ave 3 #05 9123 4567',
      { name: 'Mei Ling', phone: '+6591234567', address: 'Blk 412 Ang Mo Kio Ave 3 #05' },
    ],
    [
      'CZ',
      'Lidická 8 Brno Markéta Kolářová 774 120 987',
      { name: 'Markéta Kolářová', phone: '+420774120987', address: 'Lidická 8 Brno' },
    ],
    [
      'SE',
      'Götgatan 12 Erik Nilsson 0701122334',
      { name: 'Erik Nilsson', phone: '+46701122334', address: 'Götgatan 12' },
    ],
    [
      'PK',
      'House 9 Lane 2 Cavalry Ground, 0345-1112223',
      { phone: '+923451112223', address: 'House 9 Lane 2 Cavalry Ground' },
    ],
    [
      'KW',
      'حولي شارع تونس بناية 14 فاطمة العنزي 99887766',
      { name: 'فاطمة العنزي', phone: '+96599887766', address: 'حولي شارع تونس بناية 14' },
    ],
    ['CZ', 'Sokolovská 112/45\n186 00 Praha 8', { address: 'Sokolovská 112/45, 186 00 Praha 8' }],
    [
      'SG',
      'For: Uncle Raju, 45 Serangoon Rd, hp 9012 3456. Unit 02-11',
      { name: 'Uncle Raju', phone: '+6590123456', address: '45 Serangoon Rd', unit: 'Unit 02-11' },
    ],
    [
      'SG',
      'Tan Ah Kow 81112222. 10 Eunos Cres #01-09',
      { name: 'Tan Ah Kow', phone: '+6581112222', address: '10 Eunos Cres', unit: '#01-09' },
    ],
  ])('finds a name before and behind an address (%s, %j)', (code, text, parts) => {
    expect(partsOf(code, text)).toEqual(parts)
  })

  it.each<Sample>([
    ['CZ', 'Kč 350 777 214 563', { phone: '+420777214563', amount: '350' }],
    ['CZ', 'Kč 1 250 777 214 563', { unsureAmount: 'Kč 1 250 777 214 563', notes: 'Kč 1 250 777 214 563' }],
    ['NO', 'kr 350 912 34 567', { phone: '+4791234567', amount: '350' }],
  ])('reads no phone number as a part of the amount before it (%s, %j)', (code, text, parts) => {
    expect(partsOf(code, text)).toEqual(parts)
  })
})

describe('readMessage of a name that no comma separates from the address', () => {
  it.each<Sample>([
    ['TR', 'Ahmet Demir Atatürk Cad. 88', { name: 'Ahmet Demir', address: 'Atatürk Cad. 88' }],
    ['TR', 'Beyoğlu Cihangir Sıraselviler Cad. 12', { address: 'Beyoğlu Cihangir Sıraselviler Cad. 12' }],
    ['TR', 'Gazi Osman Paşa Bulvarı 5', { address: 'Gazi Osman Paşa Bulvarı 5' }],
    ['AT', 'für Maria Gruber Mariahilfer Straße 12', { name: 'Maria Gruber', address: 'Mariahilfer Straße 12' }],
    ['PK', 'Sana Tariq, Flat 5 Block C', { name: 'Sana Tariq', address: 'Block C', unit: 'Flat 5' }],
    ['SG', 'mr lim 55 lorong chuan', { name: 'lim', address: '55 lorong chuan' }],
    ['SG', 'her name mdm goh siew lan hp 97654412', { name: 'goh siew lan', phone: '+6597654412' }],
    ['CZ', 'petra korunní 12 777 123 456', { name: 'petra', phone: '+420777123456', address: 'korunní 12' }],
    [
      'CZ',
      'dobry den prosim dovezt tomas blaha sokolovska 200 praha 8',
      { name: 'tomas blaha', address: 'sokolovska 200 praha 8' },
    ],
    ['TR', 'Zeynep Arslan Cumhuriyet Cad. No: 45', { name: 'Zeynep Arslan', address: 'Cumhuriyet Cad. No: 45' }],
    ['CZ', 'pro Hanu Benešovou změňte na Korunní 12', { name: 'Hanu Benešovou', address: 'Korunní 12' }],
    ['SE', 'till Stora Nygatan bredvid kiosken', {}],
    ['NO', 'levere til Thorvald Meyers gate 62', { address: 'Thorvald Meyers gate 62' }],
    ['JP', '港区六本木7-14-4 501号 2,180円', { address: '港区六本木7-14-4', unit: '501号', amount: '2180' }],
    ['AE', 'توصيل كيكة إلى مريم الشامسي، شارع الكورنيش 5', { name: 'مريم الشامسي' }],
    ['PK', 'naam Ayesha Siddiqui hai', { name: 'Ayesha Siddiqui' }],
    ['CZ', 'chci objednat korunni 12 praha', { address: 'korunni 12 praha' }],
  ])('%s: %s', (code, text, parts) => {
    expect(partsOf(code, text)).toMatchObject(parts)
    expect(partsOf(code, text).name).toBe(parts.name)
  })
})

describe('readMessage of words that are no names', () => {
  it.each<Sample>([
    ['KR', '경비실에게 맡겨주세요', { notes: '경비실에게 맡겨주세요' }],
    [
      'KR',
      '서울 마포구 연남로 35 경비실에게 맡겨주세요',
      { address: '서울 마포구 연남로 35', notes: '경비실에게 맡겨주세요' },
    ],
    ['PK', 'Rs 0300 1234567', { phone: '+923001234567', notes: 'Rs' }],
    ['SG', '10 anson road 91234567 thanks bye', { phone: '+6591234567', address: '10 anson road' }],
  ])('%s: %s', (code, text, parts) => {
    expect(partsOf(code, text)).toEqual(parts)
  })
})

describe('readMessage of a name behind thanks', () => {
  it.each<Sample>([
    ['CZ', 'korunni 12 praha 777123456 dik monika', { name: 'monika' }],
    ['SG', '10 anson road 91234567 thanks mei', { name: 'mei' }],
  ])('%s: %s', (code, text, parts) => {
    expect(partsOf(code, text)).toMatchObject(parts)
  })
})
