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
}
