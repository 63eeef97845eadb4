import type { Words } from './words.ts'

/** The article before the name of a place. */
export const THE = 'the'
/** The same at the start of the name. */
export const CAPITAL_THE = 'The'
/** The shortest word for cash. */
export const SHORT_CASH = 'cash'

/** Words of streets that stand behind a name. */
export const STREETS =
  'street|st|road|rd|avenue|ave|lane|ln|quay|grove|boulevard|blvd|highway|hwy|crescent|cres|terrace|court'

/** Phrases in which a gate is no Norwegian street. */
export const GATES = 'gate guard|gate code|security gate|main gate'

/** English, also of Singapore, Hong Kong and the Philippines. */
export const EN: Words = {
  limits: 'btw|btwn|no later than|not later than|latest|before|after|until|till|by|from|between',
  rangeLimits: 'btw|btwn|between|from',
  rangeWords: 'and|to',
  atTime: 'at|about|around|at about',
  days: 'tomorrow|tmr|tmrw',
  shortTomorrow: 'tom',
  atShortDay: 'at',
  weekdays: 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|thu|thurs|fri|sat|sun',
  onDay: 'on',
  months:
    'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|' +
    'apr|jun|jul|aug|sep|sept|oct|nov|dec',
  dayEndings: 'st|nd|rd|th',
  beforePrayers: 'after|before',
  within: 'around|about|abt|approx|in|within|in about',
  aboutPeriod: 'about|max',
  periods: 'half hour|min|mins|minute|minutes|hour|hours|hr|hrs',
  periodCounts: 'a|an|half an|one',
  wholePeriods: 'an hour|half an hour',
  periodsBehind: 'later|from now',
  noCalls: "don't call|dont call|do not call|dun call|no calls|don't ring|do not ring",
  morning: 'this morning|in the morning',
  afternoon: 'this afternoon|in the afternoon',
  evening: 'this evening|in the evening|tonight',
  night: 'at night',
  morningMarks: 'a.m.|am',
  afternoonMarks: 'p.m.|pm',
  partLinks: 'at',
  dayLinks: 'at',
  partsOfDays: 'noon|midnight',
  noonBehindLimits: 'noon|midday|lunch|lunchtime',
  midday: 'noon|midday',
  midnight: 'midnight',
  oclock: "hour|o'clock",
  halfPast: 'half past',
  quarterPast: 'quarter past',
  quarterTo: 'quarter to',
  hours: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  noHours: 'at once',
  pleaseTime: 'please|pls',
  nameLabels:
    "rcpt|rcpnt|recip|consignee|receiver's name|patient|patient name|who receives|receiver name|name|" +
    'names|full name|customer|customer name|client|client name|recipient|recipient name|receiver|' +
    'contact name|contact person|attn|buyer',
  phoneLabels:
    'her number|his number|her mobile|his mobile|her phone|his phone|fone|phone|phone number|phone no|' +
    'tel|tel no|telephone|mobile|mobile number|mobile no|mob|cell|cellphone|hp|hp no|handphone|contact|' +
    'contact no|contact number|call|ph|whatsapp|wa|number|num|cp|cp no',
  addressLabels:
    'where|address|add|delivery address|shipping address|addr|deliver to|delivery to|ship to|send to|' +
    'drop off|drop-off|location|delivery location',
  addressPartLabels:
    'area|block|street|street name|house|house no|house number|avenue|road|city|town|district|' +
    'postal code|postcode|zip|zip code',
  buildingLabels: 'building|building name|bldg|tower|condo',
  totalLabels:
    'total final|all together|altogether|comes to|total|grand total|total amount|total price|total bill|' +
    'total cost|amount|amount due|amnt|amt|sum|to pay|to collect|collect|cod|cash|cash on delivery|bill|' +
    'price|payable',
  partAmountLabels:
    'subtotal|sub total|sub-total|delivery|delivery fee|delivery charge|shipping|shipping fee|gst|tax|' +
    'vat|service charge|discount|tip|change|deposit|products|goods',
  notesLabels:
    'note|notes|remark|remarks|comment|comments|instructions|special instructions|delivery instructions|' +
    'rider note|driver note|note to rider',
  timeLabels: 'time|delivery time|deliver at|when',
  otherLabels:
    'mop|order|order no|order number|order id|order details|items|item|products ordered|date|payment|' +
    'payment method|payment type|paid by|qty|quantity|ref|reference|invoice|invoice no|email',
  sentenceLabels: 'deliver to|delivery to|ship to|send to|drop off|drop-off|location',
  isBehindLabels: 'is',
  namePhrases:
    "hey its|hi its|hello its|hey it's|hi it's|hello it's|recipient is|recipient's name is|receiver is|name's|her name is|his name is|my name is|my name's|my name|name is|name|i am|i'm|this is|it's for",
  nameEndings: 'here|sir',
  hereBehind: 'here',
  isBeforeName: 'is',
  titles: 'mr|mrs|ms|miss|mdm|madam|dr|engr|atty',
  namingTitles:
    'i m|im|under|ask for|asking for|look for|she is|he is|this is for|meant for|gift for|surprise for|ask|' +
    'contact person|contact|patient|attn|attention|c/o|rcpt|mba|major|maj|colonel|brig|brigadier|lt|' +
    'lieutenant|captain|aunty|auntie|recipient|receiver|sir|customer|client|mr|mrs|ms|mdm|madam|dr|engr|' +
    'atty|col|capt|mister',
  honorifics: 'uncle|aunty',
  nameStops: 'home|downstairs|waiting|pickup|office|and',
  noNames:
    'hiya|aoa|morning|evening|id|local|mine|her|his|hi|hello|hey|dear|good afternoon|order|' +
    'delivery|deliver|please|pls|plz|thanks|thx|tq|ok|okay|urgent|asap|today|tomorrow|now|paid|' +
    'paynow|card|rider|menu|set|meal|large|small|item|items|address|name|gift|cake|' +
    'invoice|receipt|with|and|for|from|can|when|want|how|much|the|is|location|payme|fps|octopus|me|' +
    'my|on|reach|you|mam|here|it|this|that|see|link|map|pin',
  placeBeginnings: 'new|old|upper|lower',
  oneOfGoods: 'a|an|some|one',
  goods:
    'chicken|beef|fish|rice|noodles|biryani|karahi|kebab|shawarma|soup|salad|sandwich|juice|tea|milk|curry|bread|food|flowers|documents|medicine|grocery|groceries|pizza|burger|sushi|coffee|parcel|cakes|bouquet|package|drinks|lunch|cake',
  things: 'cold|frozen|fragile|chilled',
  places:
    'complex|residences|house|street|arcade|mall|hotel|hospital|clinic|school|college|university|office|' +
    'centre|center|park|bay|beach|city|town|gate|hub|point|garden|gardens|tower|towers|mosque|church|' +
    'temple|market|shop|store|station|airport|plaza|building|north|south|east|west',
  shops:
    'branch|counter|cashier|till|front desk|reception|dispatch|shop|store|kitchen|restaurant|bistro|' +
    'pizzeria|bakery|cafe',
  orderers: 'ordered by|sender|sent by|bill to',
  sendTo: 'deliver to|delivery to|send to|ship to|bring to',
  toPerson: 'to',
  orderFor: 'order for',
  forPerson: 'delivery for|for',
  relatives:
    'gf|bf|hubby|wifey|grandson|granddaughter|daughter-in-law|mother-in-law|sis|bro|mam|sister|brother|' +
    'mother|mom|mum|mama|father|dad|papa|wife|husband|daughter|son|aunt|uncle|cousin|friend|boss|' +
    'colleague|grandmother|grandma|grandfather|grandpa|granny|girlfriend|boyfriend|neighbour',
  forRelative: 'for|to',
  ownArticles: 'my|our|his|her|the',
  ownWords: 'my',
  placeBehindName: 'at|in',
  pleaseBehindName: 'please|pls|plz',
  addressWords:
    'my place|our place|deliver to|delivery to|deliver at|send to|ship to|bring to|drop at|drop off at|' +
    'address is|address|location|located at|live at|living at|to|at',
  addressIntroductions: 'at|to|in|is',
  addressTails: 'please|pls|plz|thanks|ty|is|my|to|at|by|deliver',
  beingThere: 'live|lives|am|are|staying',
  near: 'near|near to|opposite|opp|in front of|across from|across|behind|next to|beside',
  doorsNearby: 'door|gate',
  streets:
    `${STREETS}|towers|apartments|condominium|sq|kg|compound|blk|block|house|plot|sector|phase|model town|` +
    'town|colony|subdivision|subd|estate|villa|residency|residence|heights|plaza|square|mansion',
  streetsBehindNames:
    'Walk|Place|Close|Drive|Way|View|Link|Rise|Loop|Central|Vale|Hill|Path|Row|Park|Green|Gardens|Parade',
  houseWords: 'way|unit|apt|apartment|flat|floor|fl|level|lvl|room|rm|tower|building|bldg|house|villa|no',
  numberedByColon: 'no|n|blk|apt',
  floorWords: 'floor|flr|fl|level|lvl|storey|th floor|st floor|nd floor|rd floor',
  subdivisions: 'block|blk|sector|phase|area',
  cities:
    'tampines|jurong|jumeirah|ajman|dammam|khobar|alexandria|prague|' +
    'singapore|hong kong|kowloon|taipei|bangkok|tokyo|osaka|kyoto|seoul|busan|dhaka|kuwait|kuwait city|' +
    'salmiya|hawally|riyadh|jeddah|dubai|abu dhabi|sharjah|manama|doha|muscat|amman|cairo|giza|baghdad|' +
    'basra|erbil|vienna|athens|phnom penh|vientiane|yangon|mandalay',
  postalWords: 'postal code|postcode|zip|zip code',
  companyEndings: 'ltd|llc|inc|pte',
  noteHints:
    'security gate|doorbell|bell|ring|buzzer|intercom|gate code|leave at|leave it|leave with|call when|call me when|' +
    'hand to|guard|concierge|lobby|beware|no onions',
  unitsBehindNumbers: 'kg|pcs|pc|min|pm|am',
  unitsBeforeThings: 'pcs|pc|kg',
  grandTotals: 'grand total|total bill',
  totalFillers:
    'is|was|are|be|will be|comes to|of|for|all|only|amount|price|bill|order|value|payment|cash|cod|due|' +
    'to pay|in|inc|incl|including|including delivery|with delivery|ok|just|exact|exactly|total|on',
  inclusive: 'incl|inc|including|with',
  afterTotal:
    'altogether|please|pls|plz|thanks|thank you|thx|tq|ty|ok|okay|only|done|lah|ah|right|sir|paid|cash|' +
    'cod|card|by card|by cash|in cash|on delivery|exact|and|incl|including|inc|net|total|all in|when',
  prices: 'price|amount|amnt|amt|sum',
  payBefore: 'pay|i pay',
  paidWords: 'cod|cash|cash on delivery|payme',
  deposits: 'deposit|advance|downpayment|down payment',
  reductions: 'discount|voucher|promo|off',
  balances: 'balance|remaining|rest|left to pay',
  hedges:
    'about|approx|approximately|around|roughly|maybe|est|estimated|up to|max|maximum|at most|limit|' +
    'budget|under|below|less than|above|over|more than|minimum|min|minimum order|not',
  hedgesBehind: 'approx|approximately|or so|ish|and half|and a half|or less|or more|max|maximum|budget|plus minus',
  change:
    'bring change|need change|change please|change for|change of|change from|change|paying with|pay with|' +
    'will give|i have|i have only|have only|note of|notes of',
  banknotes: 'note|notes',
  each: 'each|per',
  eachBehind: 'each|per|ea|apiece|per piece|/pcs|/kg|/person|/ea|/each',
  partBehind:
    'off|discount|delivery|shipping|delivery fee|delivery charge|delivery charges|for delivery|deposit|' +
    'tip|gst|tax|vat|voucher',
  atDelivery: 'on|upon|at',
  deliveryItself: 'address|to|at|by|on|for|time|date|please|tomorrow|today|asap|order',
  counted:
    'kg|g|gm|gr|l|ml|cm|km|m|pc|pcs|pkt|pkts|piece|pieces|item|items|box|boxes|set|sets|pax|persons|' +
    'people|min|mins|minutes|hour|hours|hrs|hr|am|pm|days',
  numbered: 'lot|gate|shop|door|entrance|counter|at|by|before|after|until|till|from',
  placeNumbers: 'no|number',
  multipliers: 'thousand|hundred|million',
  cash: 'collect cash|pay on delivery|payment on delivery|cash on delivery|cod|cash|pay cash',
  terminals:
    'edc|mpos|card terminal|card reader|pos machine|card machine|credit card machine|bring terminal|' +
    'bring the terminal|swipe machine',
  paid:
    'transfer liao|paid liao|received your transfer|transfer received|got your transfer|received payment|payment received|' +
    'got the payment|settled|paid up|fully paid|paid in full|pre-paid|paid alr|alr paid|paid via|' +
    'paid thru|sent gcash|no need to collect|nothing to collect|do not collect|paid by card|paid online|' +
    'payment made|transfer done|fps done|payme done|gcash sent|gcash paid|bank transfer done|paynow done|' +
    'payment done|transferred|paid|already paid|prepaid|paynow already|paid already',
  cards: 'card|by card|credit card|debit card|visa|nets',
  transfers:
    'klarna|stripe|apple pay|google pay|paylah|shopeepay|qr|qr code|scan|revolut|revolut pay|online|' +
    'paypal|bank transfer|by transfer|fps|payme|paynow',
  doors:
    'when rider reach|when rider reaches|when i receive|once received|upon receipt|on receipt|' +
    'upon receiving|when received|at doorstep|when you come|will pay|to be paid|pay at|on delivery|' +
    'upon delivery|at the door|at door|at my door|on arrival|upon arrival|when you reach|when you arrive|' +
    'when it arrives|when rider comes',
  atDoor: 'pay on delivery|payment on delivery',
  riders: 'to the rider|to rider|to the driver',
  paying: 'pay|pays|paying|payment',
  leftThere: 'leave|left',
  paidWith: 'with|by|via|through',
  alreadyBehindPaid: 'already',
  negations: "not|isn't|not yet|un|no",
  paymentHeads: 'payment|pay|pay by|pay in|pay with|paying|pays|will pay|paid by|payment method|mop|mode of payment',
  deeds: [
    [
      'benefit pay|benefit|knet|apple pay|stc pay|gcash|maya|paynow|paylah|fps|payme|swish|vipps|mobilepay|' +
        'online|transfer|payment|bank transfer|upi|jazzcash|easypaisa|bkash|nagad',
      'done|sent|completed|complete|successful|success|settled|received|ok na|na po',
    ],
    ['alr|already', 'tng|paynow|paylah|paid|transfer|transferred|gcash|payme|fps'],
  ],
  phoneShorts: 'tel|hp|ph|mob|wa|no',
  numberIs: 'no|is',
  numberWords: 'no|number',
  thingNumbers:
    'order|order id|ord|ref|reference|invoice|invoice no|inv|tracking|parcel|awb|account|acc|a/c|iban|nric|ic|passport|member|pnr',
  orders: 'order|order no|order number|order id|ord|ref',
  bills: 'order|invoice',
  orderNumbers: 'no',
  courtesies:
    "hiya|hello there|evening|mate|jazakallah|can|can u|can you|could you|ok|okay|sure|i pay|bye|boss|sis|guys|team|i'll pay|he will|she will|he pay|she pay|paying|her|" +
    'his|he|she|the|to driver|need|i need|we need|pls send|dear team|dear sir|dear sir or madam|regards|' +
    'best regards|kind regards|cheers|tks|thnx|thks|today|hi|hello|hey|hi bro|bro|dear|good morning|' +
    'good afternoon|good evening|good am|good pm|good day|please|pls|plz|kindly|thanks|thank you|' +
    'thank you so much|thx|tq|ty|deliver|deliver to|send to|send|drop|drop to|bring|bring to|to|for|and|' +
    'or|at|by|order|delivery|pick up from us|from us|forwarded|done|name|address|total|my|time',
  forwarded: 'forwarded|forwarded message|fwd|fw',
  itemCounters: 'pc|pcs',
  noItems: 'min|am|pm',
  itemsAnd: 'and',
  ordinals: 'st|nd|rd|th',
  conditions: 'if',
}
