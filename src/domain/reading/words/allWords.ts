import { AR } from './ar.ts'
import { BN } from './bn.ts'
import { CEB } from './ceb.ts'
import { CKB } from './ckb.ts'
import { CS } from './cs.ts'
import { DE } from './de.ts'
import { EL } from './el.ts'
import { EN } from './en.ts'
import { ES } from './es.ts'
import { FI } from './fi.ts'
import { HU } from './hu.ts'
import { JA } from './ja.ts'
import { KM } from './km.ts'
import { KO } from './ko.ts'
import { LO } from './lo.ts'
import { MS } from './ms.ts'
import { MY } from './my.ts'
import { NB } from './nb.ts'
import { RO } from './ro.ts'
import { SHARED } from './shared.ts'
import { SV } from './sv.ts'
import { TA } from './ta.ts'
import { TH } from './th.ts'
import { TL } from './tl.ts'
import { TR } from './tr.ts'
import { UR } from './ur.ts'
import { ZH } from './zh.ts'
import { foldedText, plainText } from '../../text/plainText.ts'
import type { Kind, Words } from './words.ts'

const LANGUAGES: ReadonlyArray<Words> = [
  SHARED,
  EN,
  AR,
  BN,
  CEB,
  CKB,
  CS,
  DE,
  EL,
  ES,
  FI,
  HU,
  JA,
  KM,
  KO,
  LO,
  MS,
  MY,
  NB,
  RO,
  SV,
  TA,
  TH,
  TL,
  TR,
  UR,
  ZH,
]

/** Kinds that are compared with what people write; the others with folded text. */
const AS_WRITTEN: ReadonlyArray<string> = [
  'addressWords',
  'companiesBefore',
  'companiesBehind',
  'companyEndings',
  'dishCounters',
  'forMy',
  'hereBehind',
  'honorifics',
  'hurriedStreetEndings',
  'isBeforeName',
  'itemCounters',
  'itemsAnd',
  'months',
  'numberedByColon',
  'orderNumbers',
  'ordinals',
  'paidWith',
  'particles',
  'phoneShorts',
  'placeBehindName',
  'placeNumbers',
  'pleaseBehindName',
  'streetAbbreviations',
  'streetPrepositions',
  'streetsBehindNames',
  'unitsBeforeThings',
  'unitsBehindNumbers',
  'unspacedCounters',
  'unspacedNegations',
] satisfies ReadonlyArray<Kind>

const folded = (list: string): string => foldedText(plainText(list))

/** Lists as one list, with each word once; sorted, the build is smaller. */
const joined = (lists: ReadonlyArray<string>): string =>
  [...new Set(lists.filter((list) => list !== '').flatMap((list) => list.split('|')))].sort().join('|')

const ofKinds: Record<string, Array<string>> = {}
for (const { hours: _hours, deeds: _deeds, ...lists } of LANGUAGES)
  for (const [kind, list] of Object.entries(lists))
    (ofKinds[kind] ??= []).push(AS_WRITTEN.includes(kind) ? list : folded(list))

/** The words of each kind in all languages. */
export const WORDS = Object.fromEntries(
  Object.entries(ofKinds).map(([kind, lists]) => [kind, joined(lists)]),
) as Readonly<Record<Kind, string>>

/** The hours from one to twelve in all languages. */
export const HOURS: ReadonlyArray<string> = Array.from({ length: 12 }, (_, hour) =>
  joined(LANGUAGES.map(({ hours }) => folded(hours?.[hour] ?? ''))),
)

/** What is done with money, and that it is done, in all languages. */
export const DEEDS = LANGUAGES.flatMap(({ deeds = [] }) =>
  deeds.map(([deed, done]) => [joined([folded(deed)]), joined([folded(done)])] as const),
)
