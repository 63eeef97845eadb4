import { MODES, type Mode } from '../../domain/session/mode.ts'
import type { TextStorage } from './textStorage.ts'
import { STARTUP_KEYS } from './startupKeys.ts'

/** The stored mode; an unknown value is ignored (PERSIST-08). */
export const storedMode = (local: TextStorage): Mode | undefined => {
  const stored = local.read(STARTUP_KEYS.mode)
  return MODES.find((mode) => mode === stored)
}
