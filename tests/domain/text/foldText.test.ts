import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from '../../../src/domain/text/foldText.ts'

describe('foldText', () => {
  it.each([
    ['Czech', 'Nováková Šťastná', 'novakova stastna'],
    ['German', 'Weiß Straẞe Öhler', 'weiss strasse ohler'],
    ['Turkish', 'IŞIK İnönü', 'ışık inönü'],
    ['Turkish', 'ISPARTA', 'ısparta'],
    ['Norwegian', 'Ærø Bjørn Åse', 'aero bjorn ase'],
    ['Croatian and Polish', 'Đorđe Łukasz', 'dorde lukasz'],
    ['Romanian', 'Ștefan Țuțu', 'Ştefan Ţuţu'],
    ['Hungarian', 'Őze Gyűrű', 'oze gyuru'],
    ['Greek', 'ΓΙΏΡΓΟΣ Ελένη', 'γιωργος ελενη'],
    ['apostrophes', "O'Brien", 'O’Brien'],
    ['apostrophes', "O'Brien", 'obrien'],
    ['Arabic alef and hamza', 'أحمد إبراهيم آمنة مؤمن هيئة', 'احمد ابراهيم امنه مومن هييه'],
    ['Arabic alef maqsura', 'مصطفى', 'مصطفي'],
    ['Arabic harakat', 'مُحَمَّد', 'محمد'],
    ['Arabic tatweel', 'محـــمد', 'محمد'],
    ['Arabic presentation forms', 'ﻣﺤﻤﺪ', 'محمد'],
    ['Arabic digits', 'شقة ٣٥', 'شقة 35'],
    ['Urdu on an Arabic keyboard', 'کریم علی', 'كريم علي'],
    ['Kurdish', 'کوردی', 'كوردي'],
    ['Kurdish letters', 'ڕۆژین گوڵێ', 'روژين گولي'],
    ['Kurdish he', 'هه‌ولێر', 'هەولێر'],
    ['Persian kaf and yeh', 'کیان', 'كيان'],
    ['Urdu he and noon', 'پھول خاں', 'پهول خان'],
    ['Urdu hamza', 'رائے ڈاؤن', 'رايے ڈاون'],
    ['Thai tone marks', 'น้ำผึ้ง', 'นำผึง'],
    ['Thai sara am typed as two signs', 'นำ', 'นํา'],
    ['Thai double sara e', 'เเดง', 'แดง'],
    ['Lao', 'ນ້ຳ', 'ນໍາ'],
    ['Japanese half width', 'ﾀﾅｶ ﾊﾟﾝ', 'タナカ パン'],
    ['Japanese kana', 'さとう がぎ', 'サトウ ガギ'],
    ['Japanese full width', 'Ｔａｎａｋａ　１２', 'tanaka 12'],
    ['Japanese variation selectors', '辻\u{E0100}', '辻'],
    ['Korean jamo', '한글', '한글'.normalize('NFD')],
    ['Khmer subscripts', '\u179F\u17D2\u178F\u17D2\u179A\u17B8', '\u179F\u17D2\u179A\u17D2\u178F\u17B8'],
    ['Khmer subscript da', 'ស្ដេច', 'ស្តេច'],
    ['Khmer independent vowel', 'ឲ្យ', 'ឱ្យ'],
    ['Khmer vowels', '\u1780\u17BB\u17C6', '\u1780\u17C6\u17BB'],
    ['Khmer split vowel', '\u1780\u17C4', '\u1780\u17C1\u17B6'],
    ['Khmer zero-width space', 'សុខ\u200Bជា', 'សុខជា'],
    ['Burmese medials', '\u1000\u103B\u103D', '\u1000\u103D\u103B'],
    ['Burmese vowels', '\u1000\u102F\u1036', '\u1000\u1036\u102F'],
    ['Burmese digits', '၁၂', '12'],
    ['Burmese zero for wa', '၀င်းဝင်း', 'ဝင်း၀င်း'],
    ['Burmese wa for zero', 'ဝ၉၁၂', '0912'],
    ['Burmese nya', 'ဥာဏ်', 'ဉာဏ်'],
    ['Chinese Taipei', '臺北', '台北'],
    ['Japanese names', '髙橋 山﨑 渡邊 渡邉 𠮷田', '高橋 山崎 渡辺 渡辺 吉田'],
    ['Japanese names', '齋藤 齊木 澤田 濱田 廣瀨', '斎藤 斉木 沢田 浜田 広瀬'],
    ['Lao ho no', 'ຫນອງ', 'ໜອງ'],
    ['Bengali', 'ড়', '\u09A1\u09BC'],
    ['Bengali nukta', 'বাড়ি', 'বাডি'],
    ['Bengali candrabindu', 'চাঁদ', 'চাদ'],
    ['Bengali digits', 'রোড ১২', 'রোড 12'],
    ['Bengali khanda ta', '\u09CE', '\u09A4\u09CD\u200D'],
    ['Tamil shri', 'ஶ்ரீ', 'ஸ்ரீ'],
    ['Tamil digits', 'எண் ௧௨', 'எண் 12'],
    ['Tamil', '\u0B95\u0BCA', '\u0B95\u0BC6\u0BBE'],
    ['apostrophes that are a part of a character', 'Vanŉiekerk', 'Vann’iekerk'],
    ['apostrophes of full width', 'O＇Brien', 'OBrien'],
    ['directional marks', '\u2068Jana\u2069', 'jana'],
    ['non-breaking spaces', 'Jana\u00A0Nová', 'jana nova'],
  ])('makes both spellings equal: %s, %s and %s', (_, written, typed) => {
    expect(foldText(written)).toBe(foldText(typed))
  })

  it.each([
    ['Thai vowels', 'กิน', 'กัน'],
    ['Japanese voicing', 'かき', 'かぎ'],
    ['Tamil vowels', 'கா', 'கி'],
    ['Bengali vowels', 'কু', 'কূ'],
    ['Khmer vowels', 'កិ', 'កុ'],
    ['Burmese vowels', 'ကိ', 'ကု'],
    ['Urdu letters', 'ٹاپ', 'تاپ'],
  ])('distinguishes letters that are not spellings of each other: %s, %s and %s', (_, one, other) => {
    expect(foldText(one)).not.toBe(foldText(other))
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })
})
