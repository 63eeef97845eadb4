import type { Words } from './words.ts'

/** Behind an hour: "7時". */
export const HOUR = '時'
/** Behind the number of a month: "4月", also of Chinese. */
export const MONTH = '月'
/** Behind the number of a day: "29日", also of Chinese. */
export const DAY = '日'
/** Signs of weekdays in brackets behind a date. */
export const WEEKDAYS = '月火水木金土日'
/** Behind the sign for hours: then it is a period, "2時間". */
export const NO_HOUR = '間'
/** Between a day and its hour: "明日の3時". */
export const OF = 'の'
/** Signs at the end of the name of an institution, which stands before a person: "森田医院 森田健一先生". */
export const INSTITUTIONS = '院会社店部課校局館園'
/** Signs at the end of the name of a region: "東京都". */
export const REGIONS = '都道府県市区町村郡'
/** Endings of verbs, which are no names: "着いたら". */
export const VERB_ENDINGS = 'たら|ます|ない|した|する|です|から|ので|まで|さい|って|いて'
/** A polite letter before a word: "お名前". */
export const POLITE = 'お'
/** A name, behind a relative: "母の名前は". */
export const NAME = '名前|氏名'
/** The particle behind the topic of a sentence. */
export const TOPIC = 'は'
/** Directly behind a name. */
export const HONORIFICS = '様|さん|さま|氏'
/** Behind the name of the one whom it is addressed to: "高橋さん宛". */
export const ADDRESSED = '宛て|宛|あて'
/** Before the name of the speaker within a sentence. */
export const BEFORE_MY_NAME = '私は|した'
/** Behind the name of the speaker: "山田太郎です". */
export const I_AM = 'です|と申します|と言います|といいます'
/** Particles of "to" behind an address. */
export const TO = 'まで|へ|に'
/** "Deliver" behind TO. */
export const DELIVER = '配達|お届け|届けて|お願い|持って'
/** "As far as" behind an address. */
export const UNTIL = 'まで'
/** "Please, at" behind an address. */
export const PLEASE = 'でお願い|にてお願い'
/** "Is" at the end of a sentence. */
export const IS = 'です'
/** Signs at the end of the name of a prefecture or town, with which an address begins. */
export const TOWNS = '都府県市'
/** The same, also of wards. */
export const FIRST_PARTS = '都道府県市区'
/** Letters in the names of places between Chinese characters. */
export const IN_NAMES = 'ヶケ'
/** Between the numbers of a block and a house: "3丁目1番3号". */
export const PARTS = '丁目|番地|番|号|の'
/** Particles behind the number of a flat. */
export const PARTICLES = 'のへにで'

/** Japanese. */
export const JA: Words = {
  limits: '遅くとも',
  limitsBehind: 'の間|まで|以降|以後|前|後',
  rangeWords: 'から',
  aboutBehind: '頃|ごろ|くらい|ぐらい',
  days: '明日|あした|あす|明後日',
  weekdays: '月曜日|火曜日|水曜日|木曜日|金曜日|土曜日|日曜日|月曜|火曜|水曜|木曜|金曜|土曜|日曜',
  aboutPeriod: '約',
  periods: '分間|分|時間',
  periodCounts: '半',
  periodsBehind: '後|以内|内',
  noCalls: '電話しない|電話は控え',
  morning: '今朝|午前中|午前|朝',
  noon: '正午|お昼|昼',
  afternoon: '午後',
  evening: '今晩|今夜|夕方',
  night: '夜|深夜',
  partsOfDays: '正午',
  midday: '正午',
  half: '半',
  hours: ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
  nameLabels:
    '患者|患者名|ご担当|ご担当者|担当|担当者|受取|お受取人|お受取り|宛先|宛て先|ご依頼主|依頼主|お客様名|' +
    'お客様氏名|ご氏名|お客様|ご注文者|ご注文者名|お届け先氏名|受取人|受取人名|宛名|お届け先名|お名前|' +
    '名前|氏名',
  phoneLabels: '連絡電話|携帯電話|お電話番号|お電話|ご連絡先|連絡先|電話|電話番号|携帯',
  addressLabels:
    'お届け先は|納品先|訪問先|届け先|届け先住所|お届先|送り先|お送り先|送付先|お届け先住所|' +
    'お届け先ご住所|ご住所|配達先|配達先住所|住所|お届け先|配送先',
  addressPartLabels: '郵便番号|市区町村|都道府県|番地',
  unitLabels: '部屋|部屋番号',
  buildingLabels: '建物名',
  totalLabels: 'しめて|全部で|お会計|ご請求額|お支払い金額|合計金額|総額|代金|料金|合計|金額|現金',
  partAmountLabels: '送料|割引',
  notesLabels: 'その他|ご要望|ご希望|メモ|連絡事項|指示|備考',
  timeLabels:
    'ご希望時間|ご希望日時|希望日時|配達日時|お届け日時|お届け希望時間|時間|お届け時間|配達時間|配達希望|' +
    '配達希望時間|希望時間|お時間',
  otherLabels:
    'お支払方法|お支払|ご注文番号|ご注文|お支払い|お支払い方法|支払い|支払方法|受付番号|受付日|伝票番号|' +
    '注文|注文番号|商品',
  namePhrases: 'お届け先は|届け先は|送り先は|名前は|名前が|お名前は|氏名は|宛名は|受取人は|担当は|名義は|私は',
  nameEndings: 'といいます|です',
  sureNameEndings: 'といいます',
  honorifics: '医師|様|さま|さん|殿|先生',
  noCustomers: 'お客|皆|奥|運転手|配達員|ドライバー|ライダー|店員|管理人|お隣',
  noNames:
    '番号|全部で|全部|合計|お名前|名前|現金|ありがとう|こんにちは|お願い|配達|注文|支払い|代引き|置き配|' + 'お弁当',
  things: '冷蔵品|冷凍品|冷蔵|冷凍|常温|生もの|割れ物|食品|花束|書類|薬|お弁当|弁当|ケーキ|荷物',
  shops: '食堂|レジ|店長|本店|支店',
  orderers: 'ご注文者|ご注文者名|ご依頼主|依頼主',
  relativesOf:
    '祖父の|祖母の|父の|母の|義父の|義母の|妻の|夫の|主人の|娘の|息子の|姉の|妹の|兄の|弟の|友人の|' +
    '友達の|叔母の|伯母の|叔父の|同僚の|上司の|彼女の|孫の',
  addressWords: '送り先は|送り先|届け先は|届け先|に|まで|住所は|お届け先は|配送先は',
  streets: '号|丁目|番地',
  houseWords: '部屋|室',
  floorWords: '階',
  cities: '東京|東京都|大阪|大阪市|京都|横浜|横浜市|名古屋|札幌|福岡|神戸',
  postalWords: '郵便番号',
  companiesBefore: '株式会社|有限会社',
  companiesBehind: '株式会社',
}
