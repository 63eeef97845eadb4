import type { Words } from './words.ts'

/** Behind the number of a month: "4월". */
export const MONTH = '월'
/** Behind the number of a day: "29일". */
export const DAY = '일'
/** Signs of weekdays in brackets behind a date. */
export const WEEKDAYS = '월화수목금토일'
/** Behind an hour: "7시". */
export const HOUR = '시'
/** Half an hour behind HOUR. */
export const HALF_HOUR = '반'
/** Behind minutes. */
export const MINUTE = '분'
/** Behind HOUR: then it is a period, "2시간". */
export const NO_HOUR = '간'
/** Particles behind HOUR: "7시까지". */
export const BEHIND_HOUR = '까지|에|이후|쯤'
/** An ending that goes on with the sentence: "박준호고". */
export const AND = '고'
/** A letter before that ending. */
export const LINK = '이'
/** Before the name of the speaker. */
export const BEFORE_MY_NAME = '안녕하세요|저는|전'
/** Behind the name of the speaker: "박준호입니다". */
export const I_AM = '입니다|이에요|예요'
/** The same, in more words. */
export const I_AM_CALLED = '이라고 합니다|라고 합니다'
/** Behind whom it is brought to: "김민수에게". */
export const TO_PERSON = '에게|한테'
/** Letters at the end of words before TO_PERSON that are no names: "기사님에게", "여동생한테". */
export const NO_PEOPLE = '님생실점원'
/** The first letters of Korean names. */
export const SURNAMES =
  '' +
  '김이박최정강조윤장임한오서신권황안송류홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반'
/** Letters at the end of the name of a region or a street. */
export const REGIONS = '시도군구동읍면로길'
/** Letters at the end of the name of a building, a floor or a flat. */
export const BUILDINGS = '호층실동관점원장역'
/** Particles of "to" behind an address. */
export const TO = '으로|로|에|까지'
/** "Send" or "bring" behind an address. */
export const SEND = '배달|보내|갖다|가져다|부탁'
/** "Is" behind the number of a flat. */
export const IS = '입니다|이에요'
/** Endings of the names of towns and provinces. */
export const TOWNS = '특별시|광역시|시|도'
/** Letters at the end of the name of a town or district. */
export const DISTRICTS = '시도군구'
/** Letters at the end of the name of a quarter, before the number of a plot. */
export const QUARTERS = '동읍면리가'
/** Endings of names of streets: "테헤란로". */
export const STREETS = '로|길'
/** The same in Latin letters, behind a hyphen: "Sejong-daero". */
export const LATIN_STREETS = 'daero|ro|gil'
/** The block of an estate, behind its number. */
export const BLOCK = '동'
/** A flat, behind its number. */
export const FLAT = '호'
/** Ten thousand, behind its digits: "3만2천". */
export const MYRIAD = '만'
/** A thousand, behind its digit. */
export const THOUSAND = '천'
/** A hundred, behind its digit. */
export const HUNDRED = '백'
/** Won behind an amount. */
export const WON = '원'
/** Behind WON: it is a banknote. */
export const NOTE = '권'
/** Credit, before CARD. */
export const CREDIT = '신용'
/** A card. */
export const CARD = '카드'
/** "By" behind CARD. */
export const BY = '로'
/** A payment, behind CARD. */
export const PAYMENT = '결제'
/** The door, and that a payment is still to come. */
export const DOORS = '오시면|현장|문 앞|문앞|만나서|도착하|받고|받을 때|받을때'
/** Transfers, which particles may follow. */
export const TRANSFERS = '계좌이체|이체|송금|카카오페이|네이버페이|토스'
/** Particles behind TRANSFERS. */
export const PARTICLES = '는|은|로|으로|를'
/** Cash before PAYS. */
export const CASH = '현금'
/** Paying and getting, behind CASH. */
export const PAYS = '드|줄|으로|결제|낼|이요|받'
/** Behind the number of a year. */
export const YEAR = '년'

/** Korean. */
export const KO: Words = {
  limits: '늦어도',
  limitsBehind: '까지|이후|이전|전|후|전까지',
  rangeWords: '에서|부터',
  aboutBehind: '쯤',
  days: '내일|모레',
  weekdays: '월요일|화요일|수요일|목요일|금요일|토요일|일요일',
  aboutPeriod: '약',
  periods: '분|시간',
  wholePeriods: '한시간|한 시간',
  periodsBehind: '뒤|후|뒤에|이내|안에|쯤 뒤',
  noCalls: '전화하지',
  morning: '오전|아침',
  noon: '점심|낮',
  afternoon: '오후',
  evening: '저녁',
  night: '밤',
  partsOfDays: '정오',
  midday: '정오',
  midnight: '자정',
  half: '반',
  hours: ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두'],
  nameLabels:
    '환자|받으실 분|받으실분|수령자명|받는이|수령인|수령자|수취인|받는사람|받는 사람|받으시는 분|이름|성함|받는분|받는 분|고객|고객명',
  phoneLabels: '번호|제 번호|내 번호|폰번호|핸드폰번호|휴대전화|휴대폰번호|전번|전화|전화번호|연락처|휴대폰|핸드폰',
  addressLabels: '배송 주소|배달 주소|받는곳|받는 곳|배송주소|배달지|도착지|받는 주소|주소|배송지|배달주소',
  addressPartLabels: '우편번호|시/군/구|도로명',
  buildingLabels: '건물',
  totalLabels: '다해서|다 해서|모두|전부|총금액|총 금액|받을 금액|결제 금액|물품가액|합계|총액|총|금액|결제금액',
  partAmountLabels: '배송비|배달비|소계|할인',
  notesLabels: '요청|요청 사항|전달사항|비고|기타|메모|요청사항|배달메모',
  timeLabels: '배송시간|배달시간|시간|희망시간',
  otherLabels: '결제수단|결제 방법|결제방식|단번호|주문|주문번호|메뉴|결제|결제방법',
  namePhrases: '이름은|성함은|받는 사람은|받는사람은|받는 분은|제 이름은',
  nameEndings: '입니다',
  uncasedTitles: '담당자',
  honorifics:
    '대리|과장|차장|부장|사원|교수님|어머님|아버님|고객|님|고객님|사장님|대표님|팀장님|과장님|부장님|' + '선생님|씨',
  noCustomers: '신규|우리|단골|기사|배달|배달원|라이더|고객|사장|손님',
  noNames: '안녕하세요|감사합니다|주문',
  goods:
    '치킨|피자|김밥|떡볶이|커피|짜장면|꽃|음식|케이크|서류|꽃다발|음료|와인|도시락|소포|택배|물건|의약품|냉동식품|냉장식품',
  things: '냉동|냉장|냉동보관|냉장보관|급함|전화주세요|연락주세요|파손주의|취급주의|깨지기|긴급',
  shops: '식당|분식|카운터|매장|실장|점장|본점|지점',
  orderers: '주문자|주문하신분|주문하신 분|보내는분|보내는 분|보내는사람|보내는 사람|구매자',
  uncasedRelatives:
    '어머니|엄마|아버지|아빠|할머니|할아버지|장모님|장인어른|시어머니|누나|언니|여동생|남동생|아내|남편|' +
    '딸|아들|친구|이모|고모|동료',
  addressWords: '배달요청|배달 요청|부탁드려요|부탁드립니다|주소는',
  floorWords: '층',
  cities: '서울|부산|인천|대구|대전|광주|울산|수원|성남|용인',
  postalWords: '우편번호',
  companiesBehind: '주식회사',
  noteHints: '초인종|문 앞|경비실에|경비실에게|관리실에',
  afterTotal: '로|으로|이고|입니다|이에요',
  prices: '금액',
  eachBehind: '씩',
  deposits: '예약금|계약금',
  balances: '잔금|나머지',
  change: '거스름돈|잔돈',
  banknotes: '권|원권|짜리',
  counted: '잔|개|명|분|시',
  multipliers: '만|천',
  cash: '현금 지불|현금으로 결제|만나서 현금|만나서 현금결제|후불|현장결제|현금결제|현금으로|현금 결제|현금|' + '착불',
  terminals: '단말기 가져|카드 단말기|카드단말기|단말기',
  paid: '이미 입금|입금했|송금했|결제했|계좌이체 했어요|계좌이체 완료|카드결제 완료|선불|이미 결제|선결제',
  transfers: 'kakaopay|카카오페이|토스|네이버페이|온라인|이체|계좌이체|송금',
  doors: '받고|받을 때|받을때|받으면|받고 나서|수령 시|도착 시|오시면 결제|오시면|도착하면',
  atDoor: '현장결제',
  riders: '기사님께',
  paying: '결제',
  leftThere: '두고|놔',
  unspacedNegations: '미',
  paymentHeads: '결제|결제방법',
  deeds: [['결제|이체|송금|입금|지불|계산', '완료|했|하였|됐|되었|되어|마쳤|끝']],
  orders: '주문번호|주문',
  bills: '주문',
  payBefore: '결제금액|결제',
  courtesies:
    '할게요|낼게요|드릴게요|주문이요|주문할게요|보내주세요|가져와주세요|수고하세요|수고하십니다|수고하세용|고생하세요|' +
    '안녕하세용|사장님|기사님|오늘|안녕하세요|안녕하십니까|감사합니다|고맙습니다|부탁드려요|부탁드립니다|' +
    '부탁해요|전달|전달 부탁드려요|께|연락처|으로|로|요|까지요|했어요|입니다|이고요|배달|' +
    '배달 부탁드립니다|배달해주세요|배달해 주세요|전달해주세요|전달해 주세요|배송해주세요|가져다주세요|가져다 주세요|에게|한테|주소는|전화번호|받으세요|주세요',
  forwarded: '전달|전달됨|전달된 메시지',
  unspacedCounters: '개|잔|인분|그릇',
  conditions: '안 받으면|안되면|안 되면|부재 시',
  unitLabels: '상세주소|동호수|동/호수',
}
