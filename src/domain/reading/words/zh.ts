import type { Words } from './words.ts'

/** "Bring to" a place or a person: "送到王小明". */
export const BRING_TO = '送到|送去'
/** "Give to" a person, and no place: "送俾陳大文". */
export const GIVE_TO = '送俾|交俾|交畀|拿給|帶給|寄給|送去給|送去俾'
/** Common names of families, before the name of a person. */
export const SURNAMES =
  '陳陈林黃黄張张李王吳吴劉刘蔡楊杨許鄭謝洪郭邱曾廖賴徐周葉蘇莊呂江何蕭羅高潘朱鍾游彭詹胡施沈余盧梁趙魏孫戴范方宋鄧杜曹薛馬董唐馮關譚'
/** Behind the number of a day: "4月29號". */
export const DAY = '號号'
/** Signs behind an hour, also of Japanese. */
export const HOUR = '時點点'
/** Those of them that minutes may follow: "三點十分". */
export const POINT = '點点'
/** Signs behind POINT that make it another word: "點心". */
export const NO_POINT = '心餐'
/** Behind minutes, also of Japanese. */
export const MINUTE = '分'
/** Half an hour behind HOUR. */
export const HALF_HOUR = '半'
/** The digits from one to nine. */
export const DIGITS = '一二三四五六七八九'
/** Ten. */
export const TEN = '十'
/** Zero before minutes: "八點零五". */
export const ZERO = '零〇'
/** Signs of "about" before an hour: "大概三點". */
export const ABOUT = '大差不概約'
/** One before POINT, which also means "a bit". */
export const ONE = '一'
/** Behind a name on a parcel. */
export const RECEIVES = '收'
/** Labels directly before a name, without a space: "聯絡人林佳蓉小姐". */
export const LABELS = '聯絡人|收件人|收貨人|收花人|訂購人|受取人|客人|客戶|她叫|他叫|我係|我是|找'
/** "Is" or "is called" between them and the name: "收件人係李美玲". */
export const IS = '是|係|为|為|叫'
/** "Ask for", directly before a name. */
export const FIND = '搵找'
/** Signs of "to give", directly before a name. */
export const GIVE = '俾給给'
/** Signs at the end of the name of a region, beside the Japanese ones. */
export const REGIONS = '區县縣省路街道鎮'
/** Digits in words, with which a count begins: "一杯". */
export const COUNTS = '一二兩两三四五六七八九十半'
/** Signs at the end of the name of a county, with which an address begins. */
export const TOWNS = '縣'
/** The same, also of districts. */
export const FIRST_PARTS = '縣區'
/** The parts of Hong Kong, with which an address begins. */
export const HONG_KONG = '香港|九龍|新界'
/** Signs at the end of the name of a building. */
export const BUILDINGS = '坊城場廈厦心樓楼閣苑軒居邨村院校店站臺台園园廣广號号室座層层'
/** Signs at the end of the name of an estate. */
export const ESTATES = '園邨'
/** Behind the number of a block of an estate. */
export const BLOCKS = '座棟幢'
/** Ten thousand, behind its digits. */
export const MYRIAD = '万萬'
/** A thousand, behind its digit. */
export const THOUSAND = '千'
/** A hundred, behind its digit. */
export const HUNDRED = '百'
/** Signs of currencies behind a counted amount. */
export const MONEY = '元圓塊'

/** Chinese in traditional and simplified signs, and Cantonese. */
export const ZH: Words = {
  limits: '最晚|最遲',
  limitsBehind: '之間|前|後|之前|之後|之后|以前|后',
  rangeWords: '至|到',
  aboutBehind: '左右',
  days: '聽晚|听晚|明晚|明日|明天|聽日|听日|後天|后天',
  weekdays:
    '星期一|星期二|星期三|星期四|星期五|星期六|星期日|星期天|禮拜一|禮拜二|禮拜三|禮拜四|禮拜五|禮拜六|' +
    '禮拜日|週一|週二|週三|週四|週五|週六|週日',
  periods: '個鐘|个钟|個鐘頭|个小时|個小時|半小時|分鐘|分钟|時間|小時|小时|鐘頭|钟头',
  periodCounts: '半個|半|1個半',
  wholePeriods: '半時間|半小時|半個鐘',
  periodsBehind: '後|后|內|内|之內|之后|之後',
  noCalls: '唔好打|別打|请勿|請勿|勿打',
  morning: '上晝|朝早|早晨|凌晨|清晨|上午|早上',
  noon: '晏晝|中午',
  afternoon: '下晝|午后|下午',
  evening: '傍晚|黃昏|晚|晚上|今晚|夜晚',
  midnight: '零時|零点',
  half: '半',
  hours: ['一', '二|兩', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
  nameLabels:
    '患者|病人|收花人|收花者|收件者|收貨者|領取人|取貨人|取餐人|連絡人|联系人姓名|收件|收貨|收货|收貨人姓名|收件人姓名|姓名|名字|客戶|客户|客人|收件人|收貨人|收货人|聯絡人|联系人|稱呼',
  phoneLabels:
    '佢電話|她電話|他電話|電話係|電話是|手機號碼|手機号|手提電話|聯絡手機|我的号码|号码|聯絡|電話|电话|' +
    '聯絡電話|联系电话|手機|手机|手提',
  addressLabels:
    '送貨到|外送地點|送到地址|送達地址|配送地址|外送地址|送餐地址|送貨地點|地址|送貨地址|送货地址|' +
    '收貨地址|收货地址',
  addressPartLabels: '郵遞區號|行政區|街道|區|区|地區',
  totalLabels:
    '總共|應付|總金額|應收|應收金額|代收|代收金額|费用|总额|連運費|連埋運費|包運費|含運費|總數|總計|总计|' +
    '合計|合计|合共|总共|金額|金额|總額|应付|現金|现金|一共',
  partAmountLabels: '小計|小计|運費|运费|配送費|折扣',
  notesLabels: '其他|其它|特別要求|備註|备注|留言',
  timeLabels: '送達時段|時間|時间|时间|時段|送達時間|送貨時間|配送時間|外送時間|送餐時間',
  otherLabels: '付款方法|支付方式|結帳方式|單號|单号|訂單|订单|訂單編號|订单号|餐點|付款|付款方式|支付|日期|商品',
  namePhrases:
    '名字係|佢叫|她叫|他叫|名叫|叫做|名字是|名字叫|姓名是|送给|交给|送貨給|送給|送畀|交給|我叫|我姓|我係|' + '我是',
  honorifics: '大哥|大姐|老師|老师|經理|经理|先生|小姐|女士|太太',
  noCustomers: '外賣|外卖|師傅',
  noNames: '全部|你好|您好|謝謝|谢谢|訂單|订单|外賣|外卖|已付',
  goods: '便當|便当|牛肉麵|奶茶|披薩|壽司|清酒|鮮花|文件|蛋糕|食物|水果|點心|午餐|飲品|飲料|紅酒|藥品|藥物|包裹',
  things: '凍品|冷藏|低溫|易碎|輕放|生鮮|急件|加急|致電|電聯|來電',
  shops: '分店|早餐|收銀|茶餐廳|餐廳',
  orderers: '訂購人|訂購者|寄件人|下單人|付款人',
  uncasedRelatives:
    '媽媽|爸爸|我媽|我爸|阿嬤|阿公|婆婆|爺爺|奶奶|外婆|老婆|老公|女兒|兒子|朋友|同事|姐姐|妹妹|家姐|阿媽|' + '阿爸',
  addressWords: '去|嚟|寄去|寄到|送餐到|外送到|送来|俾|送|送去|送去俾|送到|送往|送至|地址|地址係|地址是|送上|送嚟',
  streets: '道|路|街|號|号|巷|弄|大廈|大厦',
  houseWords: '室|樓|楼|座|期|地下',
  floorWords: '樓|楼',
  cities:
    '黃大仙|馬鞍山|葵涌|高雄市|沙田|荃灣|觀塘|香港|九龍|新界|旺角|尖沙咀|銅鑼灣|台北|台北市|新北|桃園|新竹|台中|台南|高雄|基隆',
  postalWords: '郵遞區號',
  companiesBehind: '有限公司',
  noteHints: '密碼|密码|门铃|門鈴|放門口|放门口|管理處',
  totalFillers: '金額|現金|全部',
  afterTotal: '對嗎|对吗|係咪|對吧|对吧|是嗎|是吗|已|已經|唔該|畀|俾|現金',
  prices: '金額|金额',
  payBefore: '付款|收款',
  paidWords: '付現|收現|現金|现金',
  deposits: '訂金|定金',
  balances: '尾數|餘額|余额|尾款|剩餘',
  hedges: '約',
  hedgesBehind: '半',
  change: '找續|找零|備零錢|俾|畀',
  counted: '個|号',
  multipliers: '万|萬|千|百',
  cash: '當面付現|見面付現|面交付現|付現|付现|货到付现|收現金|到付|現金找數|找數|現金|现金|貨到付款|货到付款',
  terminals: '刷卡機來|帶刷卡機|刷卡機|pos機|pos机|八達通機|拍卡機|碌卡機',
  paid:
    '俾咗錢|畀咗錢|已收款|已入數|入咗數|已過數|已轉數|已line pay|已payme|已付|給咗錢|付咗錢|已找數|付清了|付清|先付了|不用收錢|不用收款|不使收錢|已經轉數快俾咗|已經俾咗|' +
    '已經用轉數快過咗數|找咗數|payme已過|俾咗|過咗數|已付款',
  cards: '八達通|信用卡|拍卡|碌卡|刷卡',
  transfers:
    'jkopay|街口|街口支付|悠遊付|全支付|掃碼|扫码|掃qr|alipay|支付寶|wechat pay|微信|网上|線上|轉數快|' + '轉帳|转账',
  doors:
    '到門口|送到先|到了|到咗|貨到|收到|收到時|取貨時|到時|现场|到付|门口|上门|到貨|到货|送到再|門口|上門|' +
    '現場|收貨時|送到時',
  atDoor: '到付',
  unspacedNegations: '未|没|沒|不',
  paymentHeads: '付款|付款方式|支付',
  deeds: [
    ['付|轉帳|轉賬|转账|轉數|過數|匯款|找數|刷卡|結帳|结账|payme', '清|咗|妥|好了|過了|完|完成|成功'],
    [
      '已|已經|已经|經已',
      '付款|付|轉帳|轉賬|转账|轉數快|轉數|過數|過咗數|匯款|找數|刷卡|結清|支付|畀錢|俾錢|payme|fps|alipay|' +
        '支付寶|微信',
    ],
  ],
  numberIs: '是',
  orders: '單號|单号|訂單|订单|訂單編號|订单号',
  bills: '訂單|订单',
  courtesies:
    '交俾|交畀|拿給|帶給|想叫|要訂|想訂|麻煩送|送畀|畀|幫我|哈佬|早晨|午安|晚安|辛苦了|麻煩晒|勞煩|今日|今天|你好|您好|哈囉|' +
    '麻煩|麻煩你|唔該|唔該晒|多謝|謝謝|谢谢|請|请|送去|送去俾|送到|送|俾|收|共|電話',
  forwarded: '轉送|已轉發|轉發|转发|轉寄|轉傳',
  unspacedCounters: '個|盒|份',
  conditions: '如|若|冇人聽|沒接|没接|打不通',
  unitLabels: '大廈/單位|大廈單位|室號',
}
