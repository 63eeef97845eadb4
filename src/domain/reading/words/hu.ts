import type { Words } from './words.ts'

/** Hungarian. */
export const HU: Words = {
  limits: 'legkésőbb',
  limitsBehind: 'után|utan|előtt|között',
  rangeWords: 'és',
  aboutBehind: 'kör|körül',
  days: 'holnapra|holnap|holnapután',
  weekdays:
    'hétfőn|kedden|szerdán|csütörtökön|pénteken|szombaton|vasárnap|hétfő|kedd|szerda|csütörtök|péntek|' + 'szombat',
  months: 'január|február|március|április|május|június|július|augusztus|szeptember|október|november|december',
  periods: 'perc|percen|óra|órán',
  periodCounts: 'negyed|fél|egy',
  wholePeriods: 'óra|félóra|negyedóra|órán|félórán|negyedórán',
  periodsToCome: 'fél órán belül|félórán belül|egy órán belül|egy óra múlva|fél óra múlva',
  periodsBehind: 'múlva|belül',
  noCalls: 'ne hívjon|ne csengessen',
  morning: 'ma délelőtt|reggel|délelőtt',
  noon: 'délben|délre',
  afternoon: 'ma délután|délután',
  evening: 'ma esti|esti|este|ma este',
  night: 'éjjel',
  midday: 'déli 12',
  midnight: 'éjfél|éjfélkor',
  oclock: 'óra|órakor|óráig|órára',
  quarterTo: 'háromnegyed',
  halfTo: 'fél',
  quarterOf: 'negyed',
  hours: ['egy', 'két|kettő', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc', 'tíz', 'tizenegy', 'tizenkettő'],
  hourEndings: 'kor|re|ra|ig',
}
