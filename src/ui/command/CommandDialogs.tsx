import { CommandPalette } from './CommandPalette.tsx'
import { ShortcutList } from './ShortcutList.tsx'

/** Both dialogs of the commands; fetched when one of them is first wanted. */
export const CommandDialogs = () => (
  <>
    <CommandPalette />
    <ShortcutList />
  </>
)
