import { Search } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import { Button } from '../kit/Button.tsx'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { Keys } from './Keys.tsx'
import { KnownCommands } from './KnownCommands.tsx'
import { ariaKeys } from '../frame/shortcut.ts'
import { useFrameCommands } from './useFrameCommands.ts'
import { useShortcuts } from './useShortcuts.ts'

/** Both dialogs are loaded when one of them is first opened. */
export const loadCommandDialogs = async () => (await fetchCode(() => import('./CommandDialogs.tsx'))).CommandDialogs
const CommandDialogs = lazyComponent(loadCommandDialogs, () => <KnownCommands />)

/** The palette button in the top bar and the global shortcuts. */
export const CommandFrame = observer(function CommandFrame() {
  const { commands } = usePortal()
  const { l10n } = useLocalization()
  const wasWanted = useRef(false)
  useFrameCommands()
  useShortcuts(commands)
  wasWanted.current ||= commands.shown !== 'nothing'
  return (
    <>
      <Button
        className="command-opener desktop-only"
        icon={<Search size={14} />}
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaKeys('Mod+k', commands.isMac)}
        onClick={() => commands.open('palette')}
      >
        {/* The name begins with what is seen, for people who say it (WCAG 2.5.3). */}
        <span className="visually-hidden">{l10n.getString('command-palette')}</span>
        <Keys shortcut="Mod+k" isMac={commands.isMac} />
      </Button>
      {wasWanted.current && <CommandDialogs />}
    </>
  )
})
