import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { usePortal } from '../frame/Portal.ts'
import type { Command } from '../frame/CommandsViewModel.ts'
import { useCommands } from '../frame/useCommands.ts'

/** The first action of a screen after navigating to it. */
export interface ArrivalState {
  /** Searches these orders; an empty text focuses the field. */
  readonly search?: string
}

/** The commands with shortcuts that exist on every screen. */
export const useFrameCommands = (): void => {
  const { commands, vendors } = usePortal()
  const navigate = useNavigate()
  const vendorId = vendors.selected?.id
  const list = useMemo((): ReadonlyArray<Command> => {
    const at = (screen: string) => (vendorId === undefined ? screen : `${screen}/${encodeURIComponent(vendorId)}`)
    const findOrder: ArrivalState = { search: '' }
    return [
      {
        id: 'request',
        text: { id: 'command-request' },
        group: 'go',
        shortcut: 'n',
        run: () => void navigate(at('/request-a-rider')),
      },
      {
        id: 'tracking',
        text: { id: 'shell-tab-tracking' },
        group: 'go',
        shortcut: 'g t',
        run: () => void navigate(at('/order-tracking')),
      },
      {
        id: 'history',
        text: { id: 'shell-tab-history' },
        group: 'go',
        shortcut: 'g h',
        run: () => void navigate(at('/history')),
      },
      {
        id: 'search',
        text: { id: 'command-search' },
        group: 'go',
        shortcut: '/',
        run: () => void navigate(at('/order-tracking'), { state: findOrder }),
      },
      {
        id: 'palette',
        text: { id: 'command-palette' },
        group: 'settings',
        shortcut: 'Mod+k',
        run: () => commands.open('palette'),
      },
      {
        id: 'shortcuts',
        text: { id: 'shell-shortcuts' },
        group: 'settings',
        shortcut: '?',
        run: () => commands.open('shortcuts'),
      },
    ]
  }, [commands, navigate, vendorId])
  useCommands(list)
}
