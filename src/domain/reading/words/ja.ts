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
/** A village, with which surnames end as well: "中村". */
export const VILLAGE = '村'
/** Signs at the end of the name of a building. */
export const BUILDINGS = '荘館苑寮邸棟号室階店閣殿堂塔屋口前側横奥'
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
export const BEFORE_MY_NAME = '私は|した|担当の|すみません'
/** A sign before which BEFORE_MY_NAME says nothing of a person: "電話した者です". */
export const SOMEBODY = '者'
/** Behind what is brought, before whom it is brought to: "花束を田中さんに". */
export const OBJECT = 'を'
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
/** Behind the word for a part of the sum, which then is not in the number: "送料別". */
export const NO_PART = '別|込|無料'
/** Yen behind a counted amount. */
export const YEN = '円'
/** Behind the number of a year, also of Chinese. */
export const YEAR = '年'

/** Japanese. */
export const JA: Words = {
  limits: '遅くとも',
  limitsBehind: 'の間|まで|以降|以後|前|後',
  rangeWords: 'から',
  aboutBehind: '頃|ごろ|くらい',
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
    '患者|患者名|ご担当|ご担当者|担当|担当者|受取|お受取人|お受取り|宛先|宛て先|お客様名|お客様氏名|ご氏名|お客様|お届け先氏名|受取人|受取人名|宛名|お届け先名|お名前|名前|氏名',
  phoneLabels: '連絡電話|携帯電話|お電話番号|お電話|ご連絡先|連絡先|電話|電話番号|携帯',
  addressLabels:
    'お届け先は|納品先|訪問先|届け先|届け先住所|お届先|送り先|お送り先|送付先|お届け先住所|' +
    'お届け先ご住所|ご住所|配達先|配達先住所|住所|お届け先|配送先',
  addressPartLabels: '郵便番号|市区町村|都道府県|番地',
  unitLabels: '部屋|部屋番号',
  buildingLabels: '建物|マンション名|建物名',
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
    'お客様|お客さま|転送|番号|全部|お名前|名前|ありがとう|こんにちは|お願い|配達|注文|支払い|代引き|置き配|' +
    'お弁当',
  goods: '生もの|食品|花束|書類|薬|弁当|ケーキ|荷物|食べ物|飲み物|寿司|ピザ|ワイン|ラーメン|精密機器',
  things: '冷蔵|冷凍|常温|割れ物|クール便|壊れ物|注意|至急|急ぎ|天地無用',
  shops: '食堂|レジ|店長|本店|支店',
  orderers: 'ご注文者|ご注文者名|注文者|注文者名|ご依頼主|依頼主|送り主|差出人',
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
  totalFillers: 'は|で|が|金額|税込|税込み|送料込|送料込み|現金|全部|代引き|ちょうど',
  afterTotal: 'と|です|になります|お願い|でお願い|現金|代引|ちょうど|ぴったり|税込|支払|を',
  prices: '金額|代金|料金',
  payBefore: '支払い|支払',
  paidWords: '現金|代引き|代引|代金引換',
  deposits: '手付金|内金|前金を|前金で|前金は|前金の|前金として',
  reductions: '割引|値引き',
  balances: '残り|残金',
  hedges: '約|およそ|だいたい|たぶん|最大|最低|予算',
  hedgesBehind: '半|くらい|ほど|前後|程度|以内|以下|以上|まで',
  change: 'お釣り|おつり|釣り銭',
  banknotes: '紙幣|札|お釣り|おつり',
  each: '単価',
  eachBehind: '/個',
  partBehind: '送料|割引|値引き',
  counted: '個|点|本|枚|箱|杯|名|人|冊|袋|皿|台|回|分|時|日|月|年|歳|階|号|丁目|番|人前|セット|パック|ケース',
  numbered: '午前|午後',
  multipliers: '万|千|百|億',
  cash:
    '現金渡し|現金手渡し|現金支払い|現金払|現金にて|現金精算|着払い|代金引換払い|収代金|現金|代金引換|' +
    '代引き|代引|現金払い|現金で払います|現金でお支払い|現金で支払います',
  terminals: '端末持って|端末を持って|端末お願い|端末持参|カード端末',
  paid:
    '先ほど振込みました|振り込みました|振込みました|支払いました|払いました|お支払いしました|支払い不要|' +
    'お支払い不要|カードで支払い済み|カードで支払済み|カードでお支払い済み|カードで決済済み|前払い済み|' +
    'お振込み済み|クレカ決済済み|支払い済み|支払済み|お支払い済み|決済済み|カード決済済み|入金済み|' +
    '振込済み|事前決済',
  cards: 'カード|カード払い|クレジットカード|クレカ|カード決済',
  transfers:
    'クイックペイ|quicpay|d払い|楽天ペイ|メルペイ|auペイ|電子マネー|suica|交通系|line pay|paypay|' +
    'オンライン|振込|お振込み',
  doors:
    'お渡し時|お渡しの際|受け渡し時|着いたら|届いたとき|届いたら|配達のとき|受取り時|受け取りの際|' +
    'お届けの際|到着後|到着したら|端末|現地|玄関|受け取り|受取|配達時|到着時|店頭|受取時|受け取り時|' +
    '玄関で|玄関先で|現地で|お届け時',
  riders: '配達員に',
  paying: '支払い',
  paidWith: 'で|にて',
  unspacedNegations: '未',
  paymentHeads: 'お支払い|支払い|お支払い方法|支払い方法|支払方法',
  deeds: [['支払|払い|払込|振込|振り込|送金|決済|入金|精算|会計', '済み|済|ずみ|完了|ました']],
  numberIs: 'は',
  thingNumbers: '注文番号|注文|伝票|伝票番号|口座|口座番号|追跡番号|会員番号',
  orders: '注文番号|注文',
  bills: '注文',
  courtesies:
    'します|でお願い|さん|は先ほど|で払います|払います|に届けてもらえますか|届けてください|に来れますか|' +
    'いただけますか|お世話になっています|失礼します|失礼いたします|助かります|今日|本日|こんにちは|' +
    'こんばんは|おはようございます|お世話になっております|お世話になります|はじめまして|' +
    'よろしくお願いします|よろしくお願いいたします|宜しくお願いします|お願いします|お願いいたします|' +
    'お願いできますか|ありがとうございます|ありがとう|すみません|お届け|配達|です|ます|になります|か|と|' +
    'は|を|の|へ|で|に|まで|電話は|連絡先は|代金|料金は|住所|と申します|電話',
  forwarded: '転送|転送メッセージ',
  unspacedCounters: 'つ|個|杯|枚|本|人前',
  conditions: 'もし|出なければ|出ない場合|つながらなければ',
}
