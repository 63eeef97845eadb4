import { CommandPalette } from './CommandPalette.tsx'
import { ShortcutList } from './ShortcutList.tsx'

/** The two dialogs for commands; loaded when one of them is first opened. */
export const CommandDialogs = () => (
  <>
    <CommandPalette />
    <ShortcutList />
  </>
)
