import { useLayoutEffect } from 'react'
import { usePortal } from './Portal.ts'
import type { Command } from './CommandsViewModel.ts'

/** Registers commands while the component is mounted. Memoize the list (`useMemo`). */
export const useCommands = (commands: ReadonlyArray<Command>): void => {
  const { commands: registry } = usePortal()
  // Before the first paint, so that a displayed shortcut always works.
  useLayoutEffect(() => registry.contribute(commands), [registry, commands])
}
