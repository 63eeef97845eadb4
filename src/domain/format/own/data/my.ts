// Written by `npm run format` from CLDR and build/formats/houseFormats.ts.
import type { FormatData } from '../FormatData.ts'

export const FORMATS: FormatData = {
  decimal: '.',
  group: ',',
  months: ['ဇန်', 'ဖေ', 'မတ်', 'ဧ', 'မေ', 'ဇွန်', 'ဇူ', 'ဩ', 'စက်', 'အောက်', 'နို', 'ဒီ'],
  monthsLong: ['ဇန်နဝါရီ', 'ဖေဖော်ဝါရီ', 'မတ်', 'ဧပြီ', 'မေ', 'ဇွန်', 'ဇူလိုင်', 'ဩဂုတ်', 'စက်တင်ဘာ', 'အောက်တိုဘာ', 'နိုဝင်ဘာ', 'ဒီဇင်ဘာ'],
  weekdays: ['တနင်္ဂနွေ', 'တနင်္လာ', 'အင်္ဂါ', 'ဗုဒ္ဓဟူး', 'ကြာသပတေး', 'သောကြာ', 'စနေ'],
  dates: {
    time: '{hour}:{minute}',
    weekdayTime: '{weekday} {hour}:{minute}',
    day: '{month} {day} {weekday}',
    dayTime: '{month} {day} {weekday} {hour}:{minute}',
    fullDay: '{year} {month} {day}',
    fullTime: '{year} {month} {day} {zone} {hour}:{minute}',
    monthDay: '{monthLong} {day}',
    dayOfMonth: '{day}',
  },
  days: [
    ['{month} {day} {weekday}', ' – {month} {day} {weekday}'],
    ['{month} {day} {weekday}', ' – {month} {day} {weekday}'],
    ['{year} {month} {day} {weekday}', ' – {year} {month} {day} {weekday}'],
  ],
  gmt: 'GMT{0}',
  zones: { 'Asia/Yangon': 'မြန်မာ အချိန်' },
  amount: '{0} {1}',
  negativeAmount: '-{0} {1}',
  currencies: {},
  units: { minute: '{0} မိနစ်', hour: '{0} နာရီ', meter: '{0} m', kilometer: '{0} km' },
  past: { second: 'ပြီးခဲ့သည့် {0} စက္ကန့်', minute: 'ပြီးခဲ့သည့် {0} မိနစ်', hour: 'ပြီးခဲ့သည့် {0} နာရီ', day: 'ပြီးခဲ့သည့် {0} ရက်' },
  future: { second: '{0} စက္ကန့်အတွင်း', minute: '{0} မိနစ်အတွင်း', hour: '{0} နာရီအတွင်း', day: '{0} ရက်အတွင်း' },
  now: 'ယခု',
  lists: {
    and: ['{0}နှင့် {1}', '{0} - {1}', '{0} - {1}', '{0}နှင့် {1}'],
    parts: ['{0}နှင့် {1}', '{0} - {1}', '{0} - {1}', '{0}နှင့် {1}'],
  },
  regions: { MM: 'မြန်မာ' },
  languages: { my: 'မြန်မာ', en: 'အင်္ဂလိပ်' },
}
