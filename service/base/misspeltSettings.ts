import type { Log } from './log.ts'
import { closestName } from './misspelt.ts'
import { SETTING_NAMES, type Environment, type SettingName } from './settings.ts'

/** Shorter names are too often one edit away from a setting by chance. */
const MIN_LENGTH = 6

export interface MisspeltSetting {
  readonly name: string
  readonly meant: SettingName
}

/** The variables of the environment that are no settings and one edit away from one. */
export const misspeltSettings = (env: Environment): ReadonlyArray<MisspeltSetting> => {
  const known = new Set<string>(SETTING_NAMES)
  return Object.keys(env)
    .filter((name) => name.length >= MIN_LENGTH && !known.has(name))
    .flatMap((name) => {
      const meant = closestName(name, SETTING_NAMES)
      return meant === undefined ? [] : [{ name, meant }]
    })
}

export const warnOfMisspelt = (env: Environment, log: Pick<Log, 'warn'>): void => {
  for (const { name, meant } of misspeltSettings(env))
    log.warn('setting-unknown', { message: `${name} is not a setting; did you mean ${meant}?` })
}
