import { fetchCode, NO_LIMIT } from '../application/lateCode/fetchCode.ts'
import type { FormatData } from '../domain/format/own/FormatData.ts'
import { makeFormats } from '../domain/format/own/makeFormats.ts'
import { installFormats, type OwnFormatLocale } from '../domain/format/ownFormats.ts'

type Data = Promise<{ readonly FORMATS: FormatData }>

const DATA: Readonly<Record<OwnFormatLocale, () => Data>> = {
  ceb: () => fetchCode(() => import('../domain/format/own/data/ceb.ts'), NO_LIMIT),
  ckb: () => fetchCode(() => import('../domain/format/own/data/ckb.ts'), NO_LIMIT),
  km: () => fetchCode(() => import('../domain/format/own/data/km.ts'), NO_LIMIT),
  lo: () => fetchCode(() => import('../domain/format/own/data/lo.ts'), NO_LIMIT),
  my: () => fetchCode(() => import('../domain/format/own/data/my.ts'), NO_LIMIT),
  'ur-Latn': () => fetchCode(() => import('../domain/format/own/data/ur-Latn.ts'), NO_LIMIT),
}

/** Loads the formats of a language that browsers do not have. */
export const loadFormats = async (locale: OwnFormatLocale): Promise<void> =>
  installFormats(locale, makeFormats(locale, (await DATA[locale]()).FORMATS))
