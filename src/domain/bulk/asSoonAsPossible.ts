import { foldText } from '../text/foldText.ts'
import { withoutSigns } from '../text/withoutSigns.ts'

/**
 * How people ask for a delivery as soon as possible, in the languages of the countries, separated by bars; among them
 * the texts by which the portal says it.
 */
const WORDS =
  'asap|as soon as possible|instant|immediately|now|co nejdříve|ihned|hned|sofort|so bald wie möglich|snarast|direkt|snarest|så snart som mulig|heti|mahdollisimman pian|' +
  'mielőbb|azonnal|imediat|cât mai repede|hemen|en kısa sürede|άμεσα|το συντομότερο|ahora|inmediata|inmediato|lo antes posible|cuanto antes|최대한 빨리|즉시|盡快|尽快|立即|即時|' +
  'すぐに|できるだけ早く|至急|เร็วที่สุด|ทันที|في أقرب وقت|فوراً|فوري|جلد از جلد|فوری|jald se jald|foran|زووترین کات|دەستبەجێ|এখনই|যত দ্রুত সম্ভব|' +
  'segera|secepat mungkin|agad|dayon|sa lalong madaling panahon|ឆាប់បំផុត|ភ្លាមៗ|ໄວທີ່ສຸດ|ທັນທີ|အမြန်ဆုံး|ချက်ချင်း|உடனே'

const nameOf = (text: string): string => withoutSigns(foldText(text))
const AS_SOON: ReadonlySet<string> = new Set(WORDS.split('|').map(nameOf))

/** Whether the text for a delivery time means as soon as possible, as an empty cell does. */
export const isAsSoonAsPossible = (text: string): boolean => AS_SOON.has(nameOf(text))
