import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { usePortal } from '../frame/Portal.ts'
import type { Command } from '../frame/CommandsViewModel.ts'
import { useCommands } from '../frame/useCommands.ts'
import { HISTORY, ORDER_TRACKING, REQUEST } from '../../domain/pagePaths.ts'
import { screenAddress } from '../paths/links.ts'

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
    const findOrder: ArrivalState = { search: '' }
    return [
      {
        id: 'request',
        text: { id: 'command-request' },
        group: 'go',
        shortcut: 'n',
        run: () => void navigate(screenAddress(REQUEST, vendorId)),
      },
      {
        id: 'tracking',
        text: { id: 'shell-tab-tracking' },
        group: 'go',
        shortcut: 'g t',
        run: () => void navigate(screenAddress(ORDER_TRACKING, vendorId)),
      },
      {
        id: 'history',
        text: { id: 'shell-tab-history' },
        group: 'go',
        shortcut: 'g h',
        run: () => void navigate(screenAddress(HISTORY, vendorId)),
      },
      {
        id: 'search',
        text: { id: 'command-search' },
        group: 'go',
        shortcut: '/',
        run: () => void navigate(screenAddress(ORDER_TRACKING, vendorId), { state: findOrder }),
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
