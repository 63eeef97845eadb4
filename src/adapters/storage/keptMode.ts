import { MODES, type Mode } from '../../domain/session/mode.ts'
import type { KeptTexts } from './keptTexts.ts'
import { STARTUP } from './startupKeys.ts'

/** The stored mode; an unknown value is ignored (PERSIST-08). */
export const keptMode = (local: KeptTexts): Mode | undefined => {
  const kept = local.read(STARTUP.mode)
  return MODES.find((mode) => mode === kept)
}
