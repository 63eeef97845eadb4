import type { Words } from './words.ts'

/** The word for a plot of a housing estate, behind its block: "Blk 5 Lot 2". */
export const LOT = 'lot'

/** Filipino. */
export const TL: Words = {
  limits: 'bago mag|bago|pagkatapos ng|mula',
  rangeWords: 'hanggang|at',
  atTime: 'alas|bandang',
  clockWords: 'alas',
  days: 'bukas',
  weekdays: 'lunes|martes|miyerkules|huwebes|biyernes|linggo',
  onDay: 'noong|sa',
  months: 'enero|mayo|agosto',
  within: 'pagkatapos ng|sa loob ng',
  periods: 'oras',
  noCalls: 'wag tumawag|huwag tumawag',
  morning: 'ng umaga|sa umaga',
  noon: 'tanghali|ng tanghali',
  afternoon: 'ng hapon|sa hapon',
  evening: 'ng gabi|mamayang gabi',
  noonBehindLimits: 'tanghali',
  midnight: 'hatinggabi',
  andHalf: 'y medya',
  hours: ['', '', '', 'kwatro', 'singko', 'sais', 'siyete', 'otso', 'nuwebe', 'diyes', 'onse', 'dose'],
  nameLabels: 'pasyente|tatanggap|kustomer|pangalan',
  phoneLabels: 'telepono',
  addressLabels: 'dadalhin sa|dalhin sa|ihatid sa|pakihatid sa|tirahan',
  addressPartLabels: 'barangay|lungsod',
  totalLabels: 'lahat|lahat lahat|singil|halaga|babayaran|kabuuan|bayad',
  notesLabels: 'bilin|paalala|tandaan',
  timeLabels: 'oras|oras ng delivery|kailan',
  otherLabels: 'paraan ng bayad',
  namePhrases:
    'pangalan|sa pangalan ni|sa pangalan ng|order po ni|order ni|para kay|para kang|pakihatid kay|kay|' +
    'ako si|ako po si',
  phrasesAsNames: 'kay',
  titles: 'ate|kuya|aling|mang',
  namingTitles:
    'mang|hanapin si|hanapin po si|pakihanap si|para kay|lola|lolo|nanay|tatay|manang|manong|kuya|mam|maam|' +
    'aling|tita|tito',
  particles: 'delos|dela',
  noNames: 'sukli|gcash|po',
  orderers: 'umorder|nagpadala',
  sendTo: 'dalhin kay|dalhin po kay',
  orderFor: 'order kay',
  relatives: 'nanay|tatay|kapatid|asawa|anak ko|kaibigan',
  forRelative: 'kay|sa',
  ownArticles: 'aking|akong|ang|ang aking',
  ownWords: 'aking',
  ownBehind: 'ko',
  sureOwnBehind: 'ko',
  pleaseBehindName: 'po',
  addressWords: 'nakatira sa|dalhin sa|dalhin po sa|padala sa|deliver po sa|ihatid sa|pakihatid sa|sa',
  addressTails: 'alas',
  beingThere: 'nakatira',
  near: 'katabi ng|tapat ng|malapit sa|harap ng|likod ng',
  streets: 'sitio|barangay|brgy|purok',
  cities: 'taguig|pasig|pasay|davao|manila|makati|quezon city',
  afterTotal: 'po',
  paidWords: 'gcash',
  cash: 'kaliwaan|bayad pagdating',
  paid:
    'paid na|paid na po|bayad na lahat|na-gcash ko na|na gcash ko na|gcash na|bayad ko na|nabayad na|' +
    'nabayaran na|nagbayad na|binayaran na|nabayran na|naka-gcash na|bayad na|bayad na po|' +
    'bayad na sa gcash',
  transfers: 'maya|gcash',
  doors: 'pag deliver|pag-deliver|pagdeliver|pagkareceive|sa pinto|pagdating|pag dating',
  riders: 'sa rider',
  paying: 'bayad',
  deeds: [['na-gcash|na gcash|nag-gcash|na-maya|nai-send|na-send|na-transfer|nagbayad|nabayaran', 'na']],
  numberIs: 'ay',
  courtesies:
    'gusto ko|pabili|magpapadala|magkano|babayaran|ngayon|order ni|deliver po|magandang gabi|' +
    'magandang umaga|magandang hapon|magandang araw|magandang gabi po|magandang umaga po|' +
    'magandang hapon po|salamat po|maraming salamat|po|salamat',
  forwarded: 'ipinasa',
  conditions: 'kung|pag hindi',
}
