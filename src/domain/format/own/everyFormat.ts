import { installFormats, type OwnFormatLocale } from '../ownFormats.ts'
import { FORMATS as CEB } from './data/ceb.ts'
import { FORMATS as CKB } from './data/ckb.ts'
import { FORMATS as KM } from './data/km.ts'
import { FORMATS as LO } from './data/lo.ts'
import { FORMATS as MY } from './data/my.ts'
import { FORMATS as UR_LATN } from './data/ur-Latn.ts'
import type { FormatData } from './FormatData.ts'
import { makeFormats } from './makeFormats.ts'

const DATA: Readonly<Record<OwnFormatLocale, FormatData>> = {
  ceb: CEB,
  ckb: CKB,
  km: KM,
  lo: LO,
  my: MY,
  'ur-Latn': UR_LATN,
}

/** Installs the formats of all languages, for programs that write in any of them. A page loads only those of its own. */
export const installEveryFormat = (): void => {
  for (const [locale, data] of Object.entries(DATA) as ReadonlyArray<[OwnFormatLocale, FormatData]>)
    installFormats(locale, makeFormats(locale, data))
}
