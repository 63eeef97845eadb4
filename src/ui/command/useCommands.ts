import { useLayoutEffect } from 'react'
import { usePortal } from '../shared/Portal.ts'
import type { Command } from './CommandsViewModel.ts'

/** Offers commands as long as the component stands. Keep the list the same (`useMemo`) while it means the same. */
export const useCommands = (commands: ReadonlyArray<Command>): void => {
  const { commands: registry } = usePortal()
  // Before it is seen: where a key is told, it is heard.
  useLayoutEffect(() => registry.contribute(commands), [registry, commands])
}
