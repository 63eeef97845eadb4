// Written by `npm run format` from CLDR and build/formats/houseFormats.ts.
import type { FormatData } from '../FormatData.ts'

export const FORMATS: FormatData = {
  decimal: '.',
  group: ',',
  months: ['មករា', 'កុម្ភៈ', 'មីនា', 'មេសា', 'ឧសភា', 'មិថុនា', 'កក្កដា', 'សីហា', 'កញ្ញា', 'តុលា', 'វិច្ឆិកា', 'ធ្នូ'],
  weekdays: ['អាទិត្យ', 'ចន្ទ', 'អង្គារ', 'ពុធ', 'ព្រហ', 'សុក្រ', 'សៅរ៍'],
  dates: {
    time: '{hour}:{minute}',
    weekdayTime: '{weekday} {hour}:{minute}',
    day: '{weekday} {day} {month}',
    dayTime: '{weekday} {day} {month}, {hour}:{minute}',
    fullDay: '{day} {month} {year}',
    fullTime: '{day} {month} {year}, {hour}:{minute} {zone}',
    monthDay: '{day} {monthLong}',
    dayOfMonth: '{day}',
  },
  days: [
    ['{weekday} {day} {month}', ' – {weekday} {day} {month}'],
    ['{weekday} {day} {month}', ' – {weekday} {day} {month}'],
    ['{weekday} {day} {month} {year}', ' – {weekday} {day} {month} {year}'],
  ],
  gmt: 'ម៉ោង​សកល {0}',
  zones: { 'Asia/Phnom_Penh': 'ម៉ោង​នៅ​ឥណ្ឌូចិន' },
  amount: '{0}{1}',
  negativeAmount: '-{0}{1}',
  currencies: {},
  units: { minute: '{0} នាទី', hour: '{0} ម៉ោង', meter: '{0} ម', kilometer: '{0} គម' },
  past: { second: '{0} វិនាទី​មុន', minute: '{0} នាទី​​មុន', hour: '{0} ម៉ោង​មុន', day: '{0} ថ្ងៃ​​មុន' },
  future: { second: '{0} វិនាទីទៀត', minute: '{0} នាទីទៀត', hour: '{0} ម៉ោងទៀត', day: '{0} ថ្ងៃទៀត' },
  now: 'ឥឡូវ',
  lists: {
    and: ['{0} និង​{1}', '{0}, {1}', '{0}, {1}', '{0} និង {1}'],
    parts: ['{0} {1}', '{0} {1}', '{0} {1}', '{0} {1}'],
  },
  regions: { KH: 'កម្ពុជា' },
  languages: { km: 'ខ្មែរ', en: 'អង់គ្លេស' },
}
