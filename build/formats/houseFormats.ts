import type { FormatData } from '../../src/domain/format/own/FormatData.ts'
import type { OwnFormatLocale } from '../../src/domain/format/ownFormats.ts'

interface HouseFormats extends Partial<FormatData> {
  /** The locale of CLDR that the rest is read from, if it is another one. */
  readonly from?: string
}

const ofEach = <Unit extends string>(units: Readonly<Record<Unit, string>>, pattern: (unit: string) => string) =>
  Object.fromEntries(Object.entries<string>(units).map(([name, unit]) => [name, pattern(unit)])) as Readonly<
    Record<Unit, string>
  >

const CEBUANO = { second: 'segundo', minute: 'minuto', hour: 'oras', day: 'adlaw' }
const KURDISH = { second: 'چرکە', minute: 'خولەک', hour: 'کاتژمێر', day: 'ڕۆژ' }

/**
 * What CLDR lacks, where it answers in English or with signs, and the few values of it that no reader would accept.
 * CLDR has no Urdu in Latin letters at all: people who write it name months as in English, and days in Urdu.
 */
export const HOUSE_FORMATS: Readonly<Partial<Record<OwnFormatLocale, HouseFormats>>> = {
  ceb: {
    past: ofEach(CEBUANO, (unit) => `{0} ka ${unit} ang milabay`),
    future: ofEach(CEBUANO, (unit) => `human sa {0} ka ${unit}`),
    now: 'karon',
    zones: { 'Asia/Manila': 'Oras sa Pilipinas' },
    regions: { PH: 'Pilipinas' },
    languages: { en: 'English', tl: 'Tagalog', ceb: 'Cebuano' },
  },
  ckb: {
    // CLDR spells the two months of one name in two ways, and Friday with the heh of Urdu (U+06BE).
    months: [
      'کانوونی دووەم',
      'شوبات',
      'ئازار',
      'نیسان',
      'ئایار',
      'حوزەیران',
      'تەمووز',
      'ئاب',
      'ئەیلوول',
      'تشرینی یەکەم',
      'تشرینی دووەم',
      'کانوونی یەکەم',
    ],
    weekdays: ['یەکشەممە', 'دووشەممە', 'سێشەممە', 'چوارشەممە', 'پێنجشەممە', 'هەینی', 'شەممە'],
    // CLDR has the English order between Kurdish words.
    days: [
      ['{weekday}، {day}ی {month}', '\u2009–\u2009{weekday}، {day}ی {month}'],
      ['{weekday}، {day}ی {month}', '\u2009–\u2009{weekday}، {day}ی {month}'],
      ['{weekday}، {day}ی {month}ی {year}', '\u2009–\u2009{weekday}، {day}ی {month}ی {year}'],
    ],
    units: { minute: '{0} خولەک', hour: '{0} کاتژمێر', meter: '{0} م', kilometer: '{0} کم' },
    past: ofEach(KURDISH, (unit) => `پێش {0} ${unit}`),
    future: ofEach(KURDISH, (unit) => `دوای {0} ${unit}`),
    now: 'ئێستا',
    lists: {
      and: ['{0} و {1}', '{0}، {1}', '{0}، {1}', '{0} و {1}'],
      parts: ['{0}، {1}', '{0}، {1}', '{0}، {1}', '{0}، {1}'],
    },
  },
  km: {
    // CLDR writes the first day by numbers and the second by words.
    days: [
      ['{weekday} {day} {month}', '\u2009–\u2009{weekday} {day} {month}'],
      ['{weekday} {day} {month}', '\u2009–\u2009{weekday} {day} {month}'],
      ['{weekday} {day} {month} {year}', '\u2009–\u2009{weekday} {day} {month} {year}'],
    ],
  },
  'ur-Latn': {
    from: 'en-PK',
    weekdays: ['Itwar', 'Peer', 'Mangal', 'Budh', 'Jumerat', 'Juma', 'Hafta'],
    zones: { 'Asia/Karachi': 'Pakistan ka waqt' },
    units: {
      minute: '{0} min',
      hour: { one: '{0} ghanta', other: '{0} ghante' },
      meter: '{0} m',
      kilometer: '{0} km',
    },
    past: {
      second: '{0} second pehle',
      minute: '{0} min pehle',
      hour: { one: '{0} ghanta pehle', other: '{0} ghante pehle' },
      day: '{0} din pehle',
    },
    future: {
      second: '{0} second mein',
      minute: '{0} min mein',
      hour: { one: '{0} ghante mein', other: '{0} ghanton mein' },
      day: '{0} din mein',
    },
    now: 'abhi',
    lists: {
      and: ['{0} aur {1}', '{0}, {1}', '{0}, {1}', '{0} aur {1}'],
      parts: ['{0}, {1}', '{0}, {1}', '{0}, {1}', '{0}, {1}'],
    },
    languages: { en: 'Angrezi', ur: 'Urdu', 'ur-Latn': 'Roman Urdu' },
  },
}
