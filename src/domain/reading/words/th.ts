import type { Words } from './words.ts'

/** Behind an hour: "7 โมง". */
export const HOUR = 'โมง'
/** Behind an hour of the evening; alone it is the first one, 19:00. */
export const EVENING_HOUR = 'ทุ่ม'
/** Behind the digits of a time: "18.30 น.". */
export const CLOCK = 'น'
/** Half an hour behind the word for hours. */
export const HALF_HOUR = 'ครึ่ง'
/** Evening and morning behind the word for hours. */
export const SIDES = 'เย็น|เช้า'
/** Before an hour of the afternoon; "บ่ายโมง" is 13:00. */
export const AFTERNOON = 'บ่าย'
/** Before an hour after midnight: "ตีสอง". */
export const SMALL_HOURS = 'ตี'
/** Noon, and with NIGHT midnight. */
export const NOON = 'เที่ยง'
/** Behind NOON: midnight. */
export const NIGHT = 'คืน'
/** Behind NOON, without a meaning of its own. */
export const DAY = 'วัน'
/** Before EVENING_HOUR without a number: "ก่อนทุ่ม". */
export const BEFORE_EVENING = 'ก่อน|หลัง|ตอน|ถึง'
/** Before NOON alone. */
export const BEFORE_NOON = 'ตอน|ก่อน|ถึง'
/** Places and verbs of a sentence, which end a name; no space need separate them from what follows. */
export const NO_NAME =
  'ที่|คอนโด|ซอย|ซ.|ถนน|ถ.|ตึก|อาคาร|หมู่บ้าน|บ้าน|เบอร์|โทร|ห้อง|ชั้น|เอา|สั่ง|อยู่|จะ|อยาก|ฝาก|ช่วย|' +
  'ส่ง|รับ|อู่|ร้าน|ฝ่าย|แผนก|บริษัท|โรง|สำนักงาน|มหาวิทยาลัย|คณะ|ตลาด|หอพัก|ห้าง|ตำแหน่ง'
/** "Ask for", which also ends a name. */
export const ASK = 'ขอ'
/** A letter behind ASK that makes it another word. */
export const NOT_ASK = 'น'
/** Particles of courtesy at the end of a sentence. */
export const COURTESY = 'ค่ะ|คะ|ครับ|คับ|จ้า|จ้ะ'
/** A particle before COURTESY. */
export const SOFTENER = 'นะ'
/** Titles directly before a name. */
export const TITLES = 'คุณ|นางสาว|น.ส.|นพ.|พญ.|ทพ.|ทพญ.|ผศ.|รศ.|ดร.'
/** Mister, directly before a name. */
export const MISTER = 'นาย'
/** What makes MISTER another word: "นายหน้า", an agent. */
export const NOT_MISTER = 'หน้า'
/** "I", directly before a name: "ผมธนพล". */
export const I = 'ผม'
/** Missis, directly before a name. */
export const MISSIS = 'นาง'
/** Aunt, uncle and other forms of address before a name. */
export const RELATIONS = 'ป้า|ลุง|เฮีย|เจ๊'
/** An older one, directly before a name. */
export const OLDER = 'พี่'
/** What makes OLDER another word: a sister, a courtesy. */
export const NOT_OLDER = 'สาว|ชาย|คะ|ครับ|น้อง'
/** A younger one, directly before a name. */
export const YOUNGER = 'น้อง'
/** What makes YOUNGER another word. */
export const NOT_YOUNGER = 'สาว|ชาย|คะ|ครับ'
/** Before the name of a district. */
export const DISTRICTS = 'อ.|อำเภอ|เขต'
/** Before the name of a province. */
export const PROVINCES = 'จ.|จังหวัด'
/** Bangkok, at the end of an address. */
export const BANGKOK = 'กทม.|กทม|กรุงเทพฯ|กรุงเทพ|กรุงเทพมหานคร'
/** Parts of a house, which still belong to the address. */
export const HOUSE = 'ห้อง|ชั้น|ตึก|อาคาร|คอนโด'
/** Baht before CASH. */
export const BAHT = 'บาท'
/** Cash, only behind a sum. */
export const CASH = 'ปลายทาง|สด'
/** Particles that end a sentence about a payment. */
export const ENDS_DEED = 'ค่ะ|คะ|ครับ|จ้า'

/** Thai. */
export const TH: Words = {
  limits: 'ก่อน|หลัง|ระหว่าง|ตั้งแต่',
  rangeLimits: 'ระหว่าง|ตั้งแต่',
  rangeWords: 'ถึง',
  atTime: 'เวลา|ตอน|ถึงตอน|ขอถึงตอน',
  days: 'พรุ่งนี้|มะรืนนี้',
  weekdays: 'วันจันทร์|วันอังคาร|วันพุธ|วันพฤหัสบดี|วันพฤหัส|วันศุกร์|วันเสาร์|วันอาทิตย์',
  months:
    'มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|' +
    'ม.ค.|ก.พ.|มี.ค.|เม.ย.|พ.ค.|มิ.ย.|ก.ค.|ส.ค.|ก.ย.|ต.ค.|พ.ย.|ธ.ค.',
  within: 'อีกประมาณ|ภายในอีก|อีก|ภายใน|ในอีก',
  aboutPeriod: 'ประมาณ',
  periods: 'นาที|ชั่วโมง',
  periodCounts: 'ครึ่ง',
  wholePeriods: 'ครึ่งชั่วโมง|ชั่วโมง',
  noCalls: 'ห้ามโทร|อย่าโทร|อย่าเพิ่งโทร',
  morning: 'ตอนเช้า|เช้านี้|เช้า',
  noon: 'ตอนเที่ยง',
  afternoon: 'ตอนบ่าย|บ่ายนี้|บ่าย',
  evening: 'ค่ำ|ตอนเย็น|เย็นนี้|เย็น',
  night: 'คืนนี้|ตอนกลางคืน',
  partsOfDays: 'เที่ยง',
  half: 'ครึ่ง',
  hours: ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า', 'สิบ', 'สิบเอ็ด', 'สิบสอง'],
  nameLabels: 'ผู้ป่วย|คนไข้|ผู้ติดต่อ|ชื่อผู้ติดต่อ|ชื่อคนรับ|คนรับ|ชื่อ|ชื่อลูกค้า|ลูกค้า|ผู้รับ|ชื่อผู้รับ|' + 'ชื่อ-สกุล',
  phoneLabels: 'เบอ|เบอร์แม่|เบอร์น้อง|เบอร์คนรับ|โทร|เบอร์|เบอร์โทร|เบอร์โทรศัพท์|โทรศัพท์|เบอร์ติดต่อ|มือถือ',
  addressLabels: 'ที่ส่ง|ส่งไปที่|จุดส่ง|สถานที่|ที่อยู่|ที่อยู่จัดส่ง|จัดส่ง|จัดส่งที่|ส่งที่|สถานที่ส่ง',
  addressPartLabels: 'ตำบล|อำเภอ|หมู่บ้าน|ถนน/ซอย|ถนน|ซอย|แขวง|เขต|จังหวัด|รหัสไปรษณีย์',
  buildingLabels: 'ตึก|อาคาร|คอนโด|หมู่บ้าน',
  totalLabels:
    'รวมทั้งสิ้น|ทั้งหมด|ยอดเงิน|ยอดรวม|รวม|ยอดสุทธิ|รวมทั้งหมด|ราคา|ราคารวม|เก็บเงิน|เก็บเงินปลายทาง|' + 'ยอดเก็บปลายทาง|ยอด|ยอดชำระ',
  partAmountLabels: 'ค่าส่ง|ค่าจัดส่ง|ค่าสินค้า|ค่าอาหาร|ส่วนลด|มัดจำ',
  notesLabels: 'คำแนะนำ|ข้อความ|เพิ่มเติม|หมายเหตุ|โน้ต',
  timeLabels: 'เวลา|เวลาส่ง|เวลาจัดส่ง',
  otherLabels: 'ชำระ|วิธีชำระ|วิธีชำระเงิน|จ่าย|ชำระเงิน|ออเดอร์|คำสั่งซื้อ|เลขที่คำสั่งซื้อ|รายการ|สินค้า|วันที่|' + 'การชำระเงิน',
  sentenceLabels: 'จัดส่ง|จัดส่งที่|ส่งที่',
  namePhrases: 'ชื่อคนรับ|ชื่อว่า|ผู้รับคือ|คนรับชื่อ|ใช้ชื่อ|ชื่อผู้สั่ง|ชื่อ|ผู้รับชื่อ|ผู้รับ|ส่งให้คุณ|ให้คุณ',
  titles: 'คุณ|khun',
  namingTitles: 'khun',
  noNames: 'สวัสดี|ขอบคุณ|ค่ะ|ครับ|สั่ง|ส่ง|ด่วน|ออเดอร์|โอนแล้ว|เงินสด',
  goods: 'ข้าว|ก๋วยเตี๋ยว|ส้มตำ|กาแฟ|อาหาร|ดอกไม้|เอกสาร|ยา|ของสด|เค้ก|พัสดุ|เครื่องดื่ม|ไวน์|พิซซ่า|ช่อดอกไม้',
  things: 'แตกง่าย|ระวังแตก|แช่เย็น|แช่แข็ง',
  shops: 'แคชเชียร์|ร้าน|สาขา',
  orderers: 'ผู้สั่ง|ผู้สั่งซื้อ|คนสั่ง|ผู้ส่ง',
  addressWords: 'อยู่|บ้านอยู่|พักที่|พักอยู่ที่|อยู่คอนโด|ส่งให้ที่|ส่งมา|ส่ง|ส่งที่|ส่งไปที่|ส่งมาที่|จัดส่งที่|' + 'อยู่ที่|ไปที่|บ้านเลขที่',
  addressTails: 'จ่าย|จ่ายด้วย|ชำระด้วย|ka|kha|krub|khrap|ค่ะ|ครับ|เบอร์แม่|เบอร์คนรับ|เบอร์ลูกค้า|ส่ง|ขอ',
  todayBeforeAddress: 'วันนี้',
  near: 'ใกล้|ตรงข้าม|ข้าง|หลัง',
  streets: 'หมู่|หมู่ที่|ตรอก|แยก|soi|thanon|ซอย|ซ.|ถนน|ถ.|แขวง|เขต|ตำบล|อำเภอ|หมู่บ้าน|คอนโด',
  houseWords: 'ห้องพัก|ห้อง|ชั้น|ตึก|อาคาร',
  floorWords: 'ชั้น|ชั้นที่',
  districts: 'ต.|อ.|จ.|ม.|ตำบล|อำเภอ|จังหวัด',
  cities: 'กรุงเทพ|กรุงเทพฯ|เชียงใหม่|ภูเก็ต|พัทยา|นนทบุรี',
  postalWords: 'รหัสไปรษณีย์',
  companiesBefore: 'บจก|บริษัท',
  noteHints: 'โทรหา|โทรแจ้ง|ก่อนถึง|ฝากไว้|รปภ|กริ่ง',
  dishCounters: 'กล่อง|ถุง|จาน|แก้ว|ชิ้น|ชุด|ขวด|ห่อ|อัน|ถ้วย|แพ็ค|ลูก|ก้อน|โล',
  grandTotals: 'ยอดสุทธิ',
  totalFillers: 'รวม vat|รวมภาษี|ราคา|ทั้งหมด|ทั้งสิ้น|คือ|เป็น|เป็นเงิน|รวมส่ง|รวมค่าส่ง|เงินสด|เงิน|สุทธิ|ปลายทาง|' + 'ก็|แค่',
  afterTotal: 'สด|ผ่าน|ค่ะ|คะ|ครับ|คับ|นะ|จ้า|จ้ะ|ขอบคุณ|โอน|จ่าย|เก็บ|เงินสด|ปลายทาง|ถ้วน|โทร',
  prices: 'ราคา',
  payBefore: 'จ่าย|ชำระ',
  paidWords: 'เก็บปลายทาง|เก็บเงินปลายทาง|เงินสด',
  deposits: 'มัดจำ',
  reductions: 'ส่วนลด',
  balances: 'เหลือเก็บ|เหลือ|คงเหลือ|ที่เหลือ',
  hedges: 'ประมาณ|ราว|ราวๆ|ไม่เกิน|เกิน|ขั้นต่ำ',
  hedgesBehind: 'ครึ่ง|ประมาณ|กว่า',
  change: 'เตรียมทอน|เตรียมเงินทอน|ทอน|เงินทอน|แบงค์|แบงก์|แบ๊งค์|มีแบงค์',
  banknotes: 'แบงค์|แบงก์',
  each: 'ตัวละ|ชิ้นละ|อันละ|กล่องละ|ละ|ราคาชิ้นละ',
  eachBehind: '/ชิ้น|ต่อ|ต่อชิ้น|ต่อกล่อง',
  partBehind: 'ค่าส่ง|ค่าจัดส่ง|ส่วนลด|มัดจำ',
  deliveryItself: 'ที่|ถึง|วันนี้',
  counted: 'ชิ้น|รายการ|กล่อง|ถุง|จาน|แก้ว|ก้อน|อัน|ชุด|ขวด|ห่อ|ตัว|คน|นาที|โมง|ทุ่ม|วัน|ชั่วโมง|น.',
  numbered: 'ก่อน|หลัง|เวลา|ตอน|ประตู|เลขที่|บ้านเลขที่|หมู่|ม.',
  placeNumbers: 'ที่',
  multipliers: 'พัน|หมื่น|แสน|ร้อย',
  cash:
    'จ่ายสดตอนรับ|เก็บสด|จ่ายสดหน้างาน|เงินสดหน้างาน|เงินสดปลายทาง|เก็บเงินสด|เก็บเงินปลายทาง|' +
    'เก็บปลายทาง|จ่ายปลายทาง|ชำระปลายทาง|ชำระเงินปลายทาง|เงินสด|จ่ายสด',
  terminals: 'เครื่อง edc|มีเครื่องรูด|รูดการ์ด|รูดบัตร|สแกนจ่าย|เครื่องรูดบัตร',
  paid: 'ไม่ต้องเก็บเงิน|ไม่ต้องเก็บ',
  cards: 'รูดบัตร|รูดการ์ด|บัตร|บัตรเครดิต|การ์ด',
  transfers: 'truemoney|promptpay|สแกนพร้อมเพย์|สแกนคิวอาร์|คิวอาร์|สแกน|สแกนจ่าย|ออนไลน์|พร้อมเพย์|โอน',
  doors: 'ตอนส่ง|ตอนรับ|ตอนถึง|เมื่อถึง|เมื่อได้รับ|ปลายทางได้|เมื่อมาถึง|ปลายทาง|หน้าบ้าน|หน้างาน|หน้าประตู|' + 'ตอนรับของ',
  atDoor: 'เก็บปลายทาง|เก็บเงินปลายทาง|จ่ายปลายทาง|ชำระปลายทาง',
  riders: 'กับไรเดอร์|กับคนส่ง',
  paying: 'ชำระ|จ่าย',
  unspacedNegations: 'ยังไม่|ไม่ได้|ไม่',
  paymentHeads: 'ชำระ|จ่าย|ชำระเงิน|การชำระเงิน|วิธีชำระเงิน',
  deeds: [['จ่าย|โอน|ชำระ|พร้อมเพย์', 'เรียบร้อยแล้ว|เรียบร้อย|แล้ว']],
  numberIs: 'คือ',
  thingNumbers: 'ออเดอร์|เลขออเดอร์|เลขที่คำสั่งซื้อ|คำสั่งซื้อ|บัญชี|เลขบัญชี|เลขที่บัญชี|พัสดุ|เลขพัสดุ',
  orders: 'ออเดอร์|คำสั่งซื้อ',
  bills: 'ออเดอร์|คำสั่งซื้อ',
  courtesies:
    'นะ|ขอสั่ง|อยากได้|พี่คะ|พี่ครับ|เดี๋ยว|กรุณา|รับออเดอร์ไหมคะ|สวัสดีจ้า|ขอบคุณนะคะ|ขอบคุณนะครับ|' +
    'ฝากด้วยนะคะ|รบกวนด้วยค่ะ|รบกวนด้วยครับ|วันนี้|ขอ|ขอบคุณมาก|ขอบคุณมากค่ะ|ขอบคุณมากครับ|สวัสดี|' +
    'สวัสดีครับ|สวัสดีค่ะ|ขอบคุณ|ขอบคุณครับ|ขอบคุณค่ะ|ครับ|ค่ะ|คะ|นะครับ|นะคะ|จ้า|หน่อย|ช่วย|รบกวน|ส่ง|' +
    'ส่งที่|ส่งให้|จัดส่ง|หรือ|และ|ยอด|รวม|โทร|เบอร์|ที่',
  forwarded: 'ส่งต่อจาก|ส่งต่อ|ข้อความส่งต่อ',
  unspacedCounters: 'จาน|แก้ว|ชิ้น|กล่อง|ถุง',
  conditions: 'ถ้า|หาก',
}
