import { describe, expect, it } from 'vitest'
import { COUNTRIES, type CountryCode } from '../../../src/domain/market/countries.ts'
import { messageText } from '../../../src/domain/reading/messageText.ts'
import { rowsOf } from '../../../src/domain/reading/chunks.ts'
import { labelledFields } from '../../../src/domain/reading/labelledFields.ts'
import { findName } from '../../../src/domain/reading/messageName.ts'
import { readMessage } from '../../../src/domain/reading/readMessage.ts'
import { plainText } from '../../../src/domain/text/plainText.ts'
import { replaceByLineBreaks, type Span } from '../../../src/domain/text/span.ts'

const spanOf = (text: string, part: string): Span => {
  const from = text.indexOf(part)
  return { from, to: from + part.length }
}

const PHONE = '91234567'

/** The name in a text, of which the phone number has already been read. */
const found = (message: string, sender?: string, isSentByShop = false) => {
  const text = plainText(message)
  const phone = text.includes(PHONE) ? spanOf(text, PHONE) : undefined
  const plain = replaceByLineBreaks(text, phone ? [phone] : [])
  return findName({
    text,
    message: messageText(plain),
    rows: rowsOf(plain),
    fields: labelledFields(messageText(plain)),
    sender: sender === undefined ? undefined : spanOf(text, sender),
    phone,
    isSentByShop,
  })
}

const nameAndAddressIn = (code: CountryCode, text: string) => {
  const { name, address } = readMessage(text, COUNTRIES[code], undefined)
  return [name?.value, address?.value]
}

const nameIn = (message: string, sender?: string) => {
  const name = found(message, sender)
  return name && message.slice(name.from, name.to)
}

const wholeIn = (message: string) => {
  const name = found(message)
  return name && message.slice(name.whole.from, name.whole.to)
}

describe('findName behind a label', () => {
  it.each([
    ['name: Anna Lee', 'Anna Lee'],
    ['name:\nname: Anna', 'Anna'],
    ['name: 123\nname: Anna', 'Anna'],
    ['name: Mr Anna', 'Anna'],
    ['name: Mr', 'Mr'],
    ['hi\nname: คุณสมชาย', 'สมชาย'],
    ['name: Anna Lee 5', 'Anna Lee'],
    ['name: 山田様(5)', '山田'],
    ['name: د. عبدالرحمن الغامدي', 'عبدالرحمن الغامدي'],
    ['name: أ/ محمود حسن', 'محمود حسن'],
    ['name: 林雅婷 小姐', '林雅婷'],
    ['name: 李小姐', '李小姐'],
    ['name: Dr Ayesha Noor Sahiba', 'Ayesha Noor'],
    ['To: Mrs Lakshmi. Zone 44 St 310', 'Lakshmi'],
    ['Příjemce: Dagmar Veselá\nObjednatel: Ing. Milan Kubík', 'Dagmar Veselá'],
    ['ご注文者：西村 由紀 様\nお届け先：西村 健一 様\n大阪市北区天神橋3-4-15', '西村 健一'],
    ['Sender: Anna Lee\nMr Bob Tan, 10 Main Street', 'Bob Tan'],
    ['Objednal: Ing. Milan Kubík\nAdresátka: Dagmar Veselá, Křenová 12, Brno', 'Dagmar Veselá'],
    ['Objednal: Ing. Milan Kubík\nOslavenkyně naše: Dagmar Veselá, Křenová 12, Brno', 'Dagmar Veselá'],
    ['보내는 분: 김철수\n받는 분: 윤미경', '윤미경'],
    ['Objednatel: Milan Kubík\nKřenová 12, Brno', 'Milan Kubík'],
    ['대전 유성구 대학로 99, 이름 한지우 91234567', '한지우'],
    ['大谷 美咲 神戸市中央区三宮町1-7-3', '大谷 美咲'],
    ['渋谷 神南 1-2-3', undefined],
    ['pro Janu Novákovou, Lidická 5, Brno, objednal Petr Dlouhý 91234567', 'Janu Novákovou'],
    ['ارسلوا الطلب لأم عبدالله، حي الياسمين', 'أم عبدالله'],
    ['Juan Dela Cruz, Blk 5 Lot 2 Camella, Bacoor, 91234567', 'Juan Dela Cruz'],
    ['Salwa Block, block 4 street 5, 91234567', undefined],
    ['Av. Santa Fe 1234, Palermo, 91234567', undefined],
    ['Chicken Rice, 5 Main Road, 91234567', undefined],
    ['Wiener Schnitzel, Annenstraße 33, 8020 Graz, 91234567', undefined],
    ['Gulyás Leves, Debrecen, Piac u. 28, 91234567', undefined],
    ['برجر دجاج، حي النرجس، شارع عثمان، 91234567', undefined],
    ['สมชาย ใจดี 91234567', 'สมชาย ใจดี'],
  ])('reads %j as %s', (text, name) => {
    expect(nameIn(text)).toBe(name)
  })
})

describe('findName behind a phrase', () => {
  it.each([
    ['hi, my name is Anna', 'Anna'],
    ['my name is isabel', 'isabel'],
    ['hi, naam is Anna', 'Anna'],
    ['my name is "Anna"', 'Anna'],
    ['this is - Anna', 'Anna'],
    ['my name is Anna Lee Tan Koh Lim', 'Anna Lee Tan Koh'],
    ['my name is anna lee tan', 'anna lee'],
    ['my name is Anna lee', 'Anna'],
    ['my name is anna Lee', 'anna'],
    ['my name is mcDonald lee', 'mcDonald lee'],
    ['my name is Anna de Souza', 'Anna de Souza'],
    ['my name is Anna la Rosa', 'Anna la Rosa'],
    ['my name is anna la rosa', 'anna'],
    ['my name is Anna and Bob', 'Anna'],
    ['my name is Anna  Lee', 'Anna  Lee'],
    ['my name is Anna   Lee', 'Anna'],
    ['my name is Anna "Lee"', 'Anna'],
    ['my name is Anna" Lee', 'Anna'],
    ['my name is Anna สมชาย', 'Anna สมชาย'],
    ['my name is Anna Lee. Thanks', 'Anna Lee'],
    ['my name is Anna M. Lee', 'Anna M. Lee'],
    ['my name is Anna M.', 'Anna M.'],
    ['my name is Al', 'Al'],
    ['my name is A', undefined],
    ['my name is Mr Anna', 'Anna'],
    ['my name is Bay', 'Bay'],
    ['my name is Anna 王', 'Anna 王'],
    ['你好, my name is Anna', 'Anna'],
    ['我叫王小明', '王小明'],
    ['hello\n我叫王小明今天要', undefined],
    ['山田太郎です', '山田太郎'],
    ['안녕하세요 박준호입니다', '박준호'],
    ['Ma. Cristina Reyes here!', 'Ma. Cristina Reyes'],
    ['Tóth Gábor részére', 'Tóth Gábor'],
    ['الطلب للأخ سلطان المهيري، دبي', 'سلطان المهيري'],
    ['着いたら 91234567', undefined],
    ['注文です', undefined],
    ['Szia, Kovács Anna vagyok, kérek szépen két nagy pizzát a szokásos helyre, ha lehet', 'Kovács Anna'],
    ['Anna az vagyok', undefined],
    ['cake for my sister Hannah Lim at 10 Main Street', 'Hannah Lim'],
    ['الكيكة لأمي نورة العتيبي في الرياض', 'نورة العتيبي'],
    ['cake for my wife, thanks', undefined],
    ['وأنا دفعت كامل المبلغ', undefined],
    ['أنا علي الحربي، الرياض', 'علي الحربي'],
    ['Kuya Ben Cruz, thanks', 'Ben Cruz'],
    ['merhaba, ben Ayşe', 'Ayşe'],
  ])('reads %j as %s', (text, name) => {
    expect(nameIn(text)).toBe(name)
  })

  it.each([
    ['hi, my name is Anna', 'my name is Anna'],
    ['Szia, Kovács Anna vagyok', 'Kovács Anna vagyok'],
    ['はい, 山田太郎です', '山田太郎です'],
  ])('counts the words that introduce the name in %j', (text, whole) => {
    expect(wholeIn(text)).toBe(whole)
  })
})

describe('findName of the sender', () => {
  it.each([
    ['Anna Lee', 'Anna Lee'],
    ['~ Anna', 'Anna'],
    ['Anna 🎂', 'Anna'],
    ['🎂', undefined],
    ['Anna 2', undefined],
  ])('reads the sender %j as %s', (sender, name) => {
    expect(nameIn(`[12:03, 4/5] ${sender}: thanks`, sender)).toBe(name)
  })
})

describe('findName of a shop', () => {
  it('reads the customer and not the sender, who passes the order on', () => {
    const message = '[12:03, 4/5] Bistro: thanks\nMr Bob Tan'
    expect(found(message, 'Bistro', true)).toMatchObject({ from: message.indexOf('Bob'), to: message.length })
    expect(found('[12:03, 4/5] Bistro: thanks', 'Bistro', true)).toBeUndefined()
  })
})

describe('findName of a clause', () => {
  it.each([
    ['at the start of the message', 'Anna, thanks', 'Anna'],
    ['with a word that follows names', 'Ahmet usta, thanks', 'Ahmet usta'],
    ['with a particle', 'Anna de Souza, thanks', 'Anna de Souza'],
    ['with a title', 'hello\nMr Anna', 'Anna'],
    ['with two words before one with one', 'hello\nMr Anna\nMr Bob Tan', 'Bob Tan'],
    ['with three words before one with one', 'hello\nMr Anna\nMr Bob  Tan  Lee', 'Bob  Tan  Lee'],
    ['with two words before one with four', 'hello\nMr Aa Bb Cc Dd\nMr Bob Tan', 'Bob Tan'],
    ['with four words', 'hello\nMr Aa Bb Cc Dd', 'Aa Bb Cc Dd'],
    ['that is the first of equal ones', 'hello\nMr Anna\nMr Bob', 'Anna'],
    ['above a phone number', `hello\nAnna Lee\n${PHONE}\n\n5`, 'Anna Lee'],
    ['below a phone number', `hello\n${PHONE}\nAnna Lee\n\n5`, 'Anna Lee'],
    ['in small letters above a phone number', `hello\nanna lee\n${PHONE}`, 'anna lee'],
    ['in small letters beside a phone number', `Hello\nanna lee, ${PHONE}`, 'anna lee'],
    ['directly before a phone number', `hello\nAnna${PHONE}`, 'Anna'],
    ['directly behind a phone number', `hello\n${PHONE}Anna`, 'Anna'],
    ['beside a phone number before one at the start', `Bob\n\nthanks\nAnna Lee, ${PHONE}`, 'Anna Lee'],
    ['before the postcode of its address', 'Kovács Anna, 1051 Budapest, Nádor utca 5', 'Kovács Anna'],
    ['with a Japanese honorific', `hello\n山田様 ${PHONE}`, '山田'],
    ['of 24 letters in a script without capitals', 'ก'.repeat(24), 'ก'.repeat(24)],
  ])('reads a clause %s', (_, text, name) => {
    expect(nameIn(text)).toBe(name)
  })

  it.each([
    ['of one letter', `J, ${PHONE}`],
    ['at the start of a later line', 'hello\nAnna Lee'],
    ['behind another in the first line', 'thanks, Anna'],
    ['two lines above a phone number', `hello\nAnna Lee\n\n${PHONE}`],
    ['elsewhere in the line of a phone number', `hello\nAnna Lee / 5 / ${PHONE}`],
    ['in small letters beside capitals', `Hello\nanna lee\n${PHONE}`],
    ['with a particle in front', 'y Bob Tan, thanks'],
    ['with words in small letters', 'Roses are red'],
    ['that points to a link', 'see\n\n'],
    ['with a number', 'hello\nMr Anna 5'],
    ['of five words', 'hello\nMr Aa Bb Cc Dd Ee'],
    ['of 25 letters in a script without capitals', 'ก'.repeat(25)],
  ])('reads no clause %s', (_, text) => {
    expect(nameIn(text)).toBeUndefined()
  })
})

describe('findName behind a title', () => {
  it.each([
    ['Frau Maria von der Heide, Lindengasse 5', 'Maria von der Heide'],
    ['Herr Jose dos Santos', 'Jose dos Santos'],
    ['Sr. Juan de la Cruz, Av. Corrientes 1234', 'Juan de la Cruz'],
    ['Dr. Maria da Silva, Lindengasse 5', 'Maria da Silva'],
    ['Sr. Juan La Rosa', 'Juan La Rosa'],
    ['Mr Omar ibn Said', 'Omar ibn Said'],
    ['Mr Omar ibn', 'Omar'],
    ['Sr. Juan Perez y Maria Lopez', 'Juan Perez'],
    ['Frau Anna den Boer Lindengasse 5', 'Anna den Boer'],
    ['Frau Eva Van der Berg Lindengasse 5', 'Eva Van der Berg'],
    ['Herr Max Huber\nder Eingang ist hinten', 'Max Huber'],
    ['Major (R) Tariq Mehmood, House 5', 'Tariq Mehmood'],
    ['sl. Adéla Krejčová, Dlouhá 5', 'Adéla Krejčová'],
    ['السيد علي حسن، السالمية', 'علي حسن'],
  ])('reads %j as %s', (text, name) => {
    expect(nameIn(text)).toBe(name)
  })
})

describe('findName of the person to deliver to', () => {
  it.each([
    ['deliver to Bob Tan', 'Bob Tan'],
    ['deliver to Bob Tan\n10 Main Street', 'Bob Tan'],
    ['deliver to Bob Tan at 10 Main Street', 'Bob Tan'],
    ['deliver to Bob Tan 5 , hello', undefined],
    ['deliver to Main Street, for Bob', 'Bob'],
    ['deliver to bob', undefined],
  ])('reads %j as %s', (text, name) => {
    expect(nameIn(text)).toBe(name)
  })
})

describe('readMessage of the person to deliver to', () => {
  it.each<readonly [CountryCode, string, string | undefined, string]>([
    ['IQ', 'بگەیەنە بۆ ئاراس محەمەد، گەڕەکی ئازادی، شەقامی 60', 'ئاراس محەمەد', 'گەڕەکی ئازادی، شەقامی 60'],
    ['IQ', 'بنێرە بۆ گەڕەکی ئازادی، شەقامی 60', undefined, 'گەڕەکی ئازادی، شەقامی 60'],
    ['SA', 'وصل الطلب لفهد العتيبي، حي الياسمين، شارع العليا 12', 'فهد العتيبي', 'حي الياسمين، شارع العليا 12'],
    ['KW', 'ارسلوها لسارة المطيري، السالمية، قطعة 4، شارع 12', 'سارة المطيري', 'السالمية، قطعة 4، شارع 12'],
    ['AE', 'وصل الطلب لشركة الأمل، دبي، شارع الشيخ زايد 12', undefined, 'دبي، شارع الشيخ زايد 12'],
    ['KH', 'ដឹកទៅឱ្យ សុខ វណ្ណា ផ្ទះលេខ 12 ផ្លូវ 310 ភ្នំពេញ', 'សុខ វណ្ណា', 'ផ្ទះលេខ 12 ផ្លូវ 310 ភ្នំពេញ'],
    ['KH', 'ដឹកជូន ផ្ទះលេខ 5 ផ្លូវ 271 ភ្នំពេញ', undefined, 'ផ្ទះលេខ 5 ផ្លូវ 271 ភ្នំពេញ'],
    ['HK', '送俾陳大文 九龍旺角彌敦道688號', '陳大文', '九龍旺角彌敦道688號'],
    ['HK', '交俾李小姐 九龍旺角彌敦道688號', '李小姐', '九龍旺角彌敦道688號'],
    ['HK', '送到黃大仙 沙田坳道12號', undefined, '黃大仙 沙田坳道12號'],
    ['TW', '送到王小明 台北市信義區信義路五段7號', '王小明', '台北市信義區信義路五段7號'],
    ['TW', '送到公司 台北市信義區信義路五段7號', undefined, '台北市信義區信義路五段7號'],
    ['AT', 'bitte an Maria Huber liefern, Mariahilfer Straße 12', 'Maria Huber', 'Mariahilfer Straße 12'],
    ['PH', 'ihatod kang Juan Dela Cruz, 12 Mango Avenue, Cebu City', 'Juan Dela Cruz', '12 Mango Avenue, Cebu City'],
    ['CZ', 'doručte prosím Petru Novákovi, Korunní 12, Praha 2', 'Petru Novákovi', 'Korunní 12, Praha 2'],
    ['BD', 'রুমানা আপুকে দিবেন, বাড়ি ১২, রোড ৫, ঢাকা', 'রুমানা', 'বাড়ি ১২, রোড ৫, ঢাকা'],
    ['BD', 'করিম উদ্দিনকে দিবেন, বাড়ি ১২, রোড ৫, ঢাকা', 'করিম উদ্দিন', 'বাড়ি ১২, রোড ৫, ঢাকা'],
    ['SG', 'முருகன் என்பவரிடம் கொடுக்கவும், 12 Serangoon Road', 'முருகன்', '12 Serangoon Road'],
    ['PK', 'احمد رضا کو پہنچا دیں، مکان 12، گلی 5، گلبرگ، لاہور', 'احمد رضا', 'مکان 12، گلی 5، گلبرگ، لاہور'],
    ['PK', 'پیر کو پہنچا دیں، مکان 12، گلی 5، گلبرگ، لاہور', undefined, 'مکان 12، گلی 5، گلبرگ، لاہور'],
    ['PK', 'Sana Malik ko bhej dein, House 12, Street 5, Lahore', 'Sana Malik', 'House 12, Street 5, Lahore'],
    ['MM', 'ကိုအောင်ကျော်ဆီ ပို့ပေးပါ အမှတ် ၁၂ ပြည်လမ်း ရန်ကုန်', 'ကိုအောင်ကျော်', 'အမှတ် ၁၂ ပြည်လမ်း ရန်ကုန်'],
    ['TR', 'Ayşe Yılmaz için, Bağdat Caddesi 12, Kadıköy', 'Ayşe Yılmaz', 'Bağdat Caddesi 12, Kadıköy'],
    ['TR', "Mehmet Kaya'ya teslim, Bağdat Caddesi 12", 'Mehmet Kaya', 'Bağdat Caddesi 12'],
    ['TR', 'Doğum günü için, Bağdat Caddesi 12', undefined, 'Bağdat Caddesi 12'],
  ])('reads in %s %j the name %s', (code, text, name, address) => {
    expect(nameAndAddressIn(code, text)).toEqual([name, address])
  })

  it.each(['দারোয়ান ভাইকে দিবেন, বাড়ি ১২, রোড ৫', 'آج شام علی کو بھیج دیں، مکان 12، گلی 5'])(
    'reads no name in %j',
    (text) => {
      expect(nameIn(text)).toBeUndefined()
    },
  )
})

describe('readMessage of a labelled name before an address', () => {
  it.each<readonly [CountryCode, string, string, string]>([
    ['JP', '名前：高橋 東京都港区六本木6-10-1', '高橋', '東京都港区六本木6-10-1'],
    ['JP', '宛先：高橋 〒106-0032 港区六本木6-10-1', '高橋', '〒106-0032 港区六本木6-10-1'],
    ['JP', '名前：山田 真都美 大阪市北区梅田3-1-3', '山田 真都美', '大阪市北区梅田3-1-3'],
    ['KR', '이름: 김민수 서울 강남구 역삼로 12', '김민수', '서울 강남구 역삼로 12'],
    ['KR', '받는 분: 이서연 부산 해운대구 우동 1408-3', '이서연', '부산 해운대구 우동 1408-3'],
    ['HK', '姓名：陳大文 九龍旺角彌敦道688號', '陳大文', '九龍旺角彌敦道688號'],
    ['HK', '收件人：李小姐 沙田第一城12座', '李小姐', '沙田第一城12座'],
    ['TW', '姓名：王小明 台北市信義區信義路五段7號', '王小明', '台北市信義區信義路五段7號'],
    ['KH', 'ឈ្មោះ: សុខ វណ្ណា ផ្ទះលេខ 12 ផ្លូវ 310 ភ្នំពេញ', 'សុខ វណ្ណា', 'ផ្ទះលេខ 12 ផ្លូវ 310 ភ្នំពេញ'],
    ['EG', 'الاسم: أحمد علي شارع عباس العقاد 12', 'أحمد علي', 'شارع عباس العقاد 12'],
  ])('reads in %s %j the name %s', (code, text, name, address) => {
    expect(nameAndAddressIn(code, text)).toEqual([name, address])
  })
})
