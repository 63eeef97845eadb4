import { describe, expect, it } from 'vitest'
import { COUNTRIES, type CountryCode } from '../../../src/domain/market/countries.ts'
import { clockOf } from '../../../src/domain/reading/clock.ts'
import { findTime } from '../../../src/domain/reading/messageTime.ts'
import { foldedText, plainText } from '../../../src/domain/text/plainText.ts'

const timeIn = (text: string, country: CountryCode = 'CZ'): string | undefined => {
  const found = findTime(foldedText(plainText(text)), COUNTRIES[country])
  return found && text.slice(found.from, found.to)
}

describe('findTime', () => {
  it.each([
    ['na 19:30 prosím', '19:30'],
    ['zítra v 10, Lidická 5', 'zítra v 10'],
    ['tomorrow at 10 Main Road', undefined],
    ['Zítra v 18.30', 'Zítra v 18.30'],
    ['Lieferung 18 Uhr 15.', '18 Uhr 15'],
    ['18 Uhr 15 Stück', '18 Uhr'],
    ['الساعة ٨:٣٠ م', '٨:٣٠ م'],
    ['hantar pukul 6 ptg', '6 ptg'],
    ['Levereras lö kl 13', 'lö kl 13'],
    ['este 7-re', 'este 7-re'],
    ['después de las 20', 'después de las 20'],
    ['μετά τις 8, παρακαλώ', 'μετά τις 8'],
    ['六時以降にお願いします', '六時以降'],
    ['早一點之前送', undefined],
    ['২টা কাচ্চি', undefined],
    ['৫টা পরোটা', undefined],
    ['সন্ধ্যা ৭টার পরে', 'সন্ধ্যা ৭টার পরে'],
    ['রাত সাড়ে আটটায় দিয়েন', 'রাত সাড়ে আটটায়'],
    ['ညနေ ၅ နာရီခွဲ', 'ညနေ ၅ နာရီခွဲ'],
    ['deliver before 6pm', 'before 6pm'],
    ['mezi 16 a 17 h', 'mezi 16 a 17 h'],
    ['14:00-15:00', '14:00-15:00'],
    ['الساعة 7 مساءً', '7 مساءً'],
    ['ก่อน 11.30 น. นะครับ', 'ก่อน 11.30 น.'],
    ['ส่งก่อน 16.00', 'ก่อน 16.00'],
    ['hantar sampai jam 7', 'sampai jam 7'],
    ['kaya jam 2', undefined],
    ['時間 12時半', '12時半'],
    ['午後7時30分', '午後7時30分'],
    ['下午三點二十五分送到', '下午三點二十五分'],
    ['今晚八點零五分', '今晚八點零五分'],
    ['akşam saat beş buçukta', 'akşam saat beş buçukta'],
    ['19:30までに', '19:30まで'],
    ['下午3點至4點', '下午3點至4點'],
    ['오후 6시 30분', '오후 6시 30분'],
    ['شام 7 بجے', 'شام 7 بجے'],
    ['6 baje ke baad', '6 baje ke baad'],
    ['a las 21 hs', '21 hs'],
    ['um halb acht am Abend', 'halb acht am Abend'],
    ['رات ساڑھے آٹھ بجے', 'رات ساڑھے آٹھ بجے'],
    ['今晚八點三送到', '今晚八點三'],
    ['akşam 8 buçukta', 'akşam 8 buçukta'],
    ['ขอถึงตอนเที่ยงครึ่ง', 'เที่ยงครึ่ง'],
    ['ring\nFri, Mar 13, 14:05', 'Fri, Mar 13, 14:05'],
    ['deliver on Sun, Sep 6, 14:05 please', 'Sun, Sep 6, 14:05'],
    ['pá 13. 3. 12:05', 'pá 13. 3. 12:05'],
    ['st 12:05', 'st 12:05'],
    ['13. 3. 2026 12:05 SEČ', '13. 3. 2026 12:05 SEČ'],
    ['Jul 19, 2026, 05:40 GMT+2', 'Jul 19, 2026, 05:40 GMT+2'],
    ['Korunní 12, 19:30', '19:30'],
    ['$320，19:30 please', '19:30'],
    ['za 40 minut prosím', 'za 40 minut'],
    ['Bitte in einer halben Stunde', 'in einer halben Stunde'],
    ['بعد نص ساعة', 'بعد نص ساعة'],
    ['40分後くらいで', '40分後'],
    ['30분 뒤에 도착', '30분 뒤에'],
    ['obj. zítra ve 12 hodin', 'zítra ve 12 hodin'],
    ['明日の12時に', '明日の12時'],
    ['ส่งพรุ่งนี้เที่ยงนะคะ', 'พรุ่งนี้เที่ยง'],
    ['kal subah 10 baje', 'kal subah 10 baje'],
    ['huomenna klo 12', 'huomenna klo 12'],
    ['holnap délben', 'holnap délben'],
    ['zwischen 17 und 18 Uhr', 'zwischen 17 und 18 Uhr'],
    ['Entre las 20 y las 21.', 'Entre las 20 y las 21'],
    ['下午5點到6點', '下午5點到6點'],
    ['Leverera kl 18.30 tack', '18.30'],
    ['halv åtta i kveld', 'halv åtta i kveld'],
    ['raat saarhe nau bajay', 'raat saarhe nau bajay'],
    ['μετά τις 6 το απόγευμα', 'μετά τις 6 το απόγευμα'],
    ['ກ່ອນ 6 ໂມງແລງ', 'ກ່ອນ 6 ໂມງແລງ'],
    ['ម៉ោង ៧ យប់', '៧ យប់'],
    ['midnight tonight', 'midnight'],
    ['Huomenna klo 11-12. Summeri', 'Huomenna klo 11-12'],
    ['明天中午前送到', '明天中午前'],
    ['fél hétre kérem', 'fél hétre'],
    ['maghrib ke baad dena', 'maghrib ke baad'],
    ['بعد صلاة المغرب', 'بعد صلاة المغرب'],
    ['Esok pagi 10.30', 'Esok pagi 10.30'],
  ])('finds the time in %j', (text, time) => {
    expect(timeIn(text)).toBe(time)
  })

  it.each([
    ['CZ', 'so 11-13h'],
    ['CZ', 'so 11:00-13:00'],
    ['CZ', 'zítra po 14. hod'],
    ['CZ', 'v sobotu 11-13 hod'],
    ['SG', 'Sat 11am-1pm'],
    ['SG', 'Saturday 11-13'],
    ['AT', 'Sa 11-13 Uhr'],
    ['AT', 'Samstag 11-13 Uhr'],
    ['FI', 'la klo 11-13'],
    ['FI', 'la 11-13'],
    ['FI', 'lauantai klo 11'],
    ['SE', 'lör 11-13'],
    ['SE', 'lördag kl 11'],
    ['NO', 'lør kl 11-13'],
    ['HU', 'szombat 11-13'],
    ['AR', 'sáb 11-13 hs'],
    ['TR', 'Cmt 11:00-13:00'],
    ['TR', 'cumartesi 11-13'],
    ['RO', 'sâm. 11-13'],
    ['GR', 'Σάβ 11-13'],
  ] as const)('keeps the day with the hours in %s: %j', (country, text) => {
    expect(timeIn(text, country)).toBe(text)
  })

  it.each([
    '25:30',
    '12:61',
    '1:2',
    'Korunní 12',
    '19.30 Kč',
    '2 hodně',
    '10時間',
    '한시간',
    '快一點',
    'saade aath sau',
    'ق 4 ش 7 م 31',
    'Lidická 5 večer',
    'Blk 4 tonight',
    'two burgers, one tonight',
    'Please deliver at once tonight to 10 Main Street',
    '777 123 456',
    'in 2 boxes',
    'kl 1250 kr',
    'tomorrow',
  ])('finds none in %j', (text) => {
    expect(timeIn(text)).toBeUndefined()
  })
})

describe('clockOf', () => {
  it.each([
    ['9:30 مساءً', '21:30'],
    ['رات ساڑھے آٹھ بجے', '20:30'],
    ['saade saat baje shaam', '19:30'],
    ['12.45pm', '12:45'],
    ['12am', '00:00'],
    ['9:30 م', '21:30'],
    ['halb acht am Abend', '19:30'],
    ['viertel vor sieben abends', '18:45'],
    ['sedm večer', '19:00'],
    ['půl sedmé ráno', '06:30'],
    ['9 y media de la noche', '21:30'],
    ['akşam 8 buçukta', '20:30'],
    ['저녁 7시 반', '19:30'],
    ['午後7時30分', '19:30'],
    ['19時半', '19:30'],
    ['今晚八點三', '20:15'],
    ['晚上八點三十分', '20:30'],
    ['晚上8點15分', '20:15'],
    ['หกโมงครึ่งเย็น', '18:30'],
    ['2 ทุ่ม', '20:00'],
    ['เที่ยงครึ่ง', '12:30'],
    ['22:30 hs', '22:30'],
    ['下午三點十二分', '15:12'],
    ['下午三點二十五分', '15:25'],
    ['下午三點十', '15:50'],
    ['今晚十一點五十八分', '23:58'],
    ['晚上八點零五', '20:05'],
    ['下午3點二十五分', '15:25'],
    ['akşam saat beş buçukta', '17:30'],
    ['akşam saat on bir buçukta', '23:30'],
    ['saat yedi buçukta akşam', '19:30'],
    ['saade saat baje raat', '19:30'],
    ['4 مساء', '16:00'],
    ['شام 4 بجے', '16:00'],
    ['夕方4時半', '16:30'],
    ['رات 4 بجے', '04:00'],
    ['晚上12點', '00:00'],
    ['今晚十二點', '00:00'],
    ['12:00 tonight', '00:00'],
    ['12:30 večer', '00:30'],
    ['الساعة 12 مساءً', '00:00'],
    ['halb 12 abends', '23:30'],
    ['12:30 pm', '12:30'],
    ['12:30 م', '12:30'],
    ['下午12點', '12:00'],
    ['오후 12시 30분', '12:30'],
    ['halb eins nachmittags', '12:30'],
    ['หกทุ่ม', '00:00'],
    ['24:30', '00:30'],
    ['12 midnight', '00:00'],
    ['noon', '12:00'],
    ['raat 12 baje', '00:00'],
    ['fél nyolc este', '19:30'],
    ['στις 8 το βράδυ', '20:00'],
    ['মাত্র সন্ধ্যা ৭টায়', '19:00'],
    ['6 ໂມງແລງ', '18:00'],
  ])('reads %j as %s', (text, hour) => {
    expect(clockOf(foldedText(plainText(text)))).toBe(hour)
  })

  it.each(['7:30', '8 baje', 'halb acht', '7시 반', '12時半', '24 hodin', '24:00', '晚上1點', '1 tonight'])(
    'leaves %j as it is written',
    (text) => {
      expect(clockOf(foldedText(plainText(text)))).toBeUndefined()
    },
  )
})

describe('findTime behind a label', () => {
  it.each([
    ['time: 7pm', '7pm', '19:00'],
    ['time: at 7pm please', '7pm', '19:00'],
    ['time: after the evening prayer', 'after the evening prayer', undefined],
    ['time: 7 or 8pm', '7 or 8pm', undefined],
    ['time: asap, ring twice', 'asap', undefined],
    ['time: 18. hodina', '18. hodina', undefined],
    ['time: \nring at 19:30', '19:30', '19:30'],
  ])('reads %j as %j', (text, written, hour) => {
    const found = findTime(text, COUNTRIES.SG, { from: 6, to: text.length })
    expect(found && text.slice(found.from, found.to)).toBe(written)
    expect(found?.hour).toBe(hour)
  })
})
