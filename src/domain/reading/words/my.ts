import type { Words } from './words.ts'

/** Before a name, without a space. */
export const TITLES = 'ဒေါ်|ဦး'

/** Before a name that is written with them. */
export const PERSONS = 'ကို|ဦး|ဒေါ်|ဆရာ'
/** "To" a person, behind the name. */
export const TO_PERSON = 'ဆီ|ထံ'

/** Behind an hour: "၇ နာရီ". */
export const HOUR = 'နာရီ'
/** Half an hour behind HOUR. */
export const HALF_HOUR = 'ခွဲ'
/** "To" behind an address. */
export const TO = 'ကို|သို့|မှာ'
/** "Come and", before SEND. */
export const COME = 'လာ'
/** "Send" behind an address. */
export const SEND = 'ပို့'

/** Burmese. */
export const MY: Words = {
  limitsBehind: 'နောက်ပိုင်း|မတိုင်ခင်|အရောက်',
  days: 'မနက်ဖြန်',
  weekdays: 'တနင်္လာနေ့|အင်္ဂါနေ့|ဗုဒ္ဓဟူးနေ့|ကြာသပတေးနေ့|သောကြာနေ့|စနေနေ့|တနင်္ဂနွေနေ့',
  periods: 'မိနစ်|နာရီ',
  periodsToCome: 'အခုတစ်နာရီအတွင်း',
  periodsBehind: 'အတွင်း|ပြီးရင်',
  morning: 'မနက်|နံနက်',
  noon: 'နေ့လည်|နေ့လယ်',
  evening: 'ညနေခင်း|ညနေ',
  night: 'ညဘက်|ည',
  half: 'ခွဲ',
  nameLabels: 'အော်ဒါမှာသူ|လက်ခံသူအမည်|ဝယ်သူအမည်|ဝယ်သူ|ဖောက်သည်|လက်ခံသူ|အမည်|နာမည်',
  phoneLabels: 'ဆက်သွယ်ရန်|ဖုန်း|ဖုန်းနံပါတ်',
  addressLabels: 'နေရာ|ပို့ရန်လိပ်စာ|ပို့ရမည့်လိပ်စာ|လိပ်စာ',
  addressPartLabels: 'မြို့',
  totalLabels: 'အားလုံး|ငွေ|ငွေပမာဏ|ဈေးနှုန်း|စုစုပေါင်းငွေ|စုစုပေါင်း|ကျသင့်ငွေ',
  partAmountLabels: 'ပို့ခ',
  notesLabels: 'ညွှန်ကြားချက်|မှတ်ချက်',
  timeLabels: 'အချိန်|ပို့ရမည့်အချိန်',
  otherLabels: 'ငွေပေးချေမှု|ငွေပေးချေ|အော်ဒါ',
  namePhrases: 'အမည်|ကျွန်တော့်နာမည်|ကျွန်မနာမည်',
  nameEndings: 'ပါ',
  nameStops: 'ပါ',
  titles: TITLES,
  orderers: 'အော်ဒါမှာသူ',
  uncasedRelatives: 'အမေ|အဖေ|အစ်မ|ညီမ|သူငယ်ချင်း',
  todayBeforeAddress: 'ဒီနေ့',
  near: 'နီး',
  streets: 'လမ်းမ|လမ်းသွယ်|အမှတ်|မြို့နယ်|ရပ်ကွက်|လမ်း',
  houseWords: 'အခန်း',
  districts: 'ရပ်ကွက်',
  cities: 'ရန်ကုန်',
  dishCounters: 'ဘူး|ပွဲ|ထုပ်',
  deposits: 'စရံ',
  balances: 'ကျန်ငွေ',
  change: 'အကြွေ',
  cash: 'ငွေသားပေးမယ်|လက်ငင်းရှင်း|လက်ငင်း|ရောက်ငွေချေ|အိမ်ရောက်ငွေချေ|ပစ္စည်းရောက်ငွေချေ|ငွေသား',
  terminals: 'ကတ်စက်',
  paid: 'ငွေလွှဲပြီး|ငွေရှင်းပြီး|ငွေချေပြီး',
  cards: 'ကတ်|ကတ်ဖြင့်',
  transfers: 'kpay|ငွေလွှဲ|kbzpay|wave',
  doors: 'ပို့တဲ့အခါ|ရောက်ရင်|ပစ္စည်းရမှ|အိမ်ရောက်မှ|အိမ်ရောက်|ရောက်မှ',
  deeds: [['ငွေ|ပေး|လွှဲ|ချေ', 'ပြီး']],
  addressWords: 'ပို့ပေးပါ',
  courtesies: 'ပါ|ကို ပို့ပေးပါ|ပို့ပေးပါ|ကျေးဇူးပါ|ကျေးဇူးပါခင်ဗျာ|ဒီနေ့|ကျေးဇူးတင်ပါတယ်|မင်္ဂလာပါ',
  forwarded: 'ထပ်ဆင့်ပို့|ထပ်ဆင့်ပို့သည်',
  unitLabels: 'အခန်း|တိုက်ခန်း',
}
