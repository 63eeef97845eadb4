import type { Words } from './words.ts'

/** Finnish. */
export const FI: Words = {
  limits: 'viimeistään|ennen',
  limitsBehind: 'jälkeen|mennessä',
  rangeWords: 'ja',
  atTime: 'klo|kello',
  clockWords: 'klo|kello',
  days: 'huomenna|ylihuomenna',
  weekdays:
    'maanantaina|tiistaina|keskiviikkona|torstaina|perjantaina|lauantaina|sunnuntaina|maanantai|tiistai|' +
    'keskiviikko|torstai|perjantai|lauantai|sunnuntai',
  months:
    'tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesäkuuta|heinäkuuta|elokuuta|syyskuuta|' +
    'lokakuuta|marraskuuta|joulukuuta',
  periods: 'min|h|minuuttia|minuutin|tunti|tuntia|tunnin',
  periodCounts: 'kolme varttia|puolen|puoli',
  wholePeriods: 'tunnin|puolen tunnin|puolituntia',
  periodsToCome: 'tunnissa|tunnin sisällä|puolessa tunnissa|puolen tunnin sisällä',
  periodsBehind: 'kuluttua|päästä|sisällä',
  noCalls: 'älä soita|älkää soittako',
  morning: 'tänä aamuna|aamupäivän aikana|aamulla|aamupäivällä',
  afternoon: 'tänään iltapäivällä|iltapäivällä',
  evening: 'tänä iltana|iltaisin|illalla|tänään illalla',
  night: 'yöllä',
  midday: 'keskipäivällä',
  midnight: 'keskiyöllä',
  quarterPast: 'varttia yli',
  quarterTo: 'varttia vaille',
  halfTo: 'puoli',
  hours: [
    'yksi|yhdeltä|yhden',
    'kaksi|kahdelta|kahden',
    'kolme|kolmelta|kolmen',
    'neljä|neljältä|neljän',
    'viisi|viideltä|viiden',
    'kuusi|kuudelta|kuuden',
    'seitsemän|seitsemältä',
    'kahdeksan|kahdeksalta',
    'yhdeksän|yhdeksältä',
    'kymmenen|kymmeneltä',
    'yksitoista|yhdeltätoista|yhdentoista',
    'kaksitoista|kahdeltatoista|kahdentoista',
  ],
  nameLabels: 'potilas|yhteyshenkilö|tilaaja|saaja|nimi|asiakas|vastaanottaja',
  phoneLabels: 'hänen numeronsa|puhelinnumero|numeroni|puh|puhelin|numero',
  addressLabels: 'paikka|kotiosoite|toimituspaikka|osoite|toimitusosoite',
  addressPartLabels: 'kaupunki|postitoimipaikka|katuosoite|katu|postinumero',
  buildingLabels: 'rakennus',
  totalLabels: 'yht|yht.|maksaa yhteensä|yhteissumma|summa yhteensä|maksettava|yhteensä|loppusumma|hinta',
  partAmountLabels: 'toimitus|toimitusmaksu|välisumma|alv',
  notesLabels: 'muuta|viesti|huom|huomautus|lisätieto|lisätiedot',
  timeLabels: 'kello|aika|toimitusaika|kellonaika|milloin',
  otherLabels: 'maksu|tilausnro|tilaus|tilausnumero|tuotteet|maksutapa',
  namePhrases: 'nimi on|nimeltään|nimi|nimellä|nimelle|olen',
  namingTitles:
    'kysy|kysykää|vastaanottaa|yhteyshenkilö|potilas|neiti|hra|rva|perhe|vastaanottaja|rouva|herra|' + 'asiakas',
  noNames: 'maksan|mun|minun|moi|kiitos|tilaus',
  shops: 'sivuliike|ravintola|kassa',
  orderers: 'tilaaja',
  sendTo: 'toimitus',
  orderFor: 'tilaus',
  forRelatives:
    'äidille|isälle|siskolle|veljelle|vaimolle|miehelle|tyttärelle|pojalle|mummolle|mummille|ukille|' +
    'vaarille|ystävälle|tädille|kaverille|anopille',
  ownWords: 'minun',
  pleaseBehindName: 'kiitos',
}
