import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import type { Command } from '../frame/CommandsViewModel.ts'
import { usePortal } from '../frame/Portal.ts'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { useEscape } from '../kit/useEscape.ts'
import { Keys } from './Keys.tsx'

/** The ms after which it is said that the rest has not come. */
const LATE = 1_000

/**
 * In place of the palette while its code loads: the commands that are known already. Leaves the focus where it is, so that
 * typed letters are kept for the palette.
 */
export const KnownCommands = observer(function KnownCommands() {
  return usePortal().commands.shown === 'nothing' ? null : <OpenCommands />
})

const OpenCommands = observer(function OpenCommands() {
  const { commands } = usePortal()
  const { l10n } = useLocalization()
  const [isLate, setLate] = useState(false)
  const dialog = useRef<HTMLDivElement>(null)
  useEscape(dialog, commands.close)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE)
    return () => clearTimeout(timer)
  }, [])
  const choose = (command: Command) => {
    commands.close()
    requestAnimationFrame(command.run)
  }
  return (
    <div ref={dialog} className="known-commands" role="dialog" aria-label={l10n.getString('command-palette')}>
      <p role="status" className="muted">
        <span>{l10n.getString(isLate ? 'command-late' : 'shell-loading')}</span>
      </p>
      <ul>
        {commands.all
          .filter(({ id }) => id !== 'palette')
          .map((command) => (
            <li key={command.id}>
              <Button
                kind="quiet"
                fill
                onClick={() => choose(command)}
                endIcon={command.shortcut ? <Keys shortcut={command.shortcut} isMac={commands.isMac} /> : undefined}
              >
                {l10n.getString(command.text.id, command.text.args)}
              </Button>
            </li>
          ))}
      </ul>
      <Button fill onClick={commands.close}>
        {l10n.getString('dialog-close')}
      </Button>
    </div>
  )
})
