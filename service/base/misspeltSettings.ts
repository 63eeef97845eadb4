import type { Log } from './log.ts'
import { SETTING_NAMES, type Environment, type SettingName } from './settings.ts'

/** Shorter names are too often one edit away from a setting by chance. */
const SHORTEST = 6

const withoutCharacter = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1)

/** Whether one insertion, deletion, replacement or swap of neighbours turns `one` into `other`. */
const isOneEditAway = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (one === other || long.length - short.length > 1) return false
  const at = [...long].findIndex((character, index) => character !== short[index])
  if (short.length < long.length) return withoutCharacter(long, at) === short
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}

export interface MisspeltSetting {
  readonly name: string
  readonly meant: SettingName
}

/** The variables of the environment that are no settings and one edit away from one. */
export const misspeltSettings = (env: Environment): ReadonlyArray<MisspeltSetting> => {
  const known = new Set<string>(SETTING_NAMES)
  return Object.keys(env)
    .filter((name) => name.length >= SHORTEST && !known.has(name))
    .flatMap((name) => {
      const meant = SETTING_NAMES.find((setting) => isOneEditAway(name, setting))
      return meant === undefined ? [] : [{ name, meant }]
    })
}

export const warnOfMisspelt = (env: Environment, log: Pick<Log, 'warn'>): void => {
  for (const { name, meant } of misspeltSettings(env))
    log.warn('setting-unknown', { message: `${name} is not a setting; did you mean ${meant}?` })
}
