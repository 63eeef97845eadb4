// Written by `npm run format` from CLDR and build/formats/houseFormats.ts.
import type { FormatData } from '../FormatData.ts'

export const FORMATS: FormatData = {
  decimal: ',',
  group: '.',
  months: ['ມ.ກ.', 'ກ.ພ.', 'ມ.ນ.', 'ມ.ສ.', 'ພ.ພ.', 'ມິ.ຖ.', 'ກ.ລ.', 'ສ.ຫ.', 'ກ.ຍ.', 'ຕ.ລ.', 'ພ.ຈ.', 'ທ.ວ.'],
  monthsLong: ['ມັງກອນ', 'ກຸມພາ', 'ມີນາ', 'ເມສາ', 'ພຶດສະພາ', 'ມິຖຸນາ', 'ກໍລະກົດ', 'ສິງຫາ', 'ກັນຍາ', 'ຕຸລາ', 'ພະຈິກ', 'ທັນວາ'],
  weekdays: ['ອາທິດ', 'ຈັນ', 'ອັງຄານ', 'ພຸດ', 'ພະຫັດ', 'ສຸກ', 'ເສົາ'],
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
    ['{weekday}, {day}/{month2}', ' – {weekday}, {day}/{month2}'],
    ['{weekday}, {day}/{month2}', ' – {weekday}, {day}/{month2}'],
    ['{weekday}, {day2}/{month2}/{year}', ' – {weekday}, {day2}/{month2}/{year}'],
  ],
  gmt: 'GMT{0}',
  zones: { 'Asia/Vientiane': 'ເວລາອິນດູຈີນ' },
  amount: '{1}{0}',
  negativeAmount: '{1}-{0}',
  currencies: {},
  units: { minute: '{0} ນທ', hour: '{0} ຊມ', meter: '{0} ມ', kilometer: '{0} ກມ' },
  past: { second: '{0} ວິ. ກ່ອນ', minute: '{0} ນທ. ກ່ອນ', hour: '{0} ຊມ. ກ່ອນ', day: '{0} ມື້ກ່ອນ' },
  future: { second: 'ໃນ {0} ວິ.', minute: 'ໃນ {0} ນທ.', hour: 'ໃນອີກ {0} ຊມ.', day: 'ໃນອີກ {0} ມື້' },
  now: 'ຕອນນີ້',
  lists: {
    and: ['{0} ແລະ {1}', '{0}, {1}', '{0}, {1}', '{0}, {1}'],
    parts: ['{0}, {1}', '{0}, {1}', '{0}, {1}', '{0}, {1}'],
  },
  regions: { LA: 'ລາວ' },
  languages: { lo: 'ລາວ', en: 'ອັງກິດ' },
}
