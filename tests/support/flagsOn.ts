import type { FlagName } from '../../src/domain/flags/flagNames.ts'
import { PageFlags } from '../../src/ui/frame/PageFlags.ts'

/** Page flags with these flags on. */
export const flagsOn = (...names: ReadonlyArray<FlagName>): PageFlags => {
  const flags = new PageFlags()
  flags.take(new Set(names))
  return flags
}
