import { observer } from 'mobx-react-lite'
import { Dialog } from '../kit/Dialog.tsx'
import { Tick } from '../kit/Tick.tsx'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { Keys } from './Keys.tsx'
import { isSingleKey } from '../frame/shortcut.ts'
import './commands.css'

/** All shortcuts of the page; single-letter ones can be switched off. */
export const ShortcutList = observer(function ShortcutList() {
  const { commands } = usePortal()
  const { l10n } = useLocalization()
  if (commands.shown !== 'shortcuts') return null
  return (
    <Dialog className="shortcut-list" title={l10n.getString('shell-shortcuts')} close={commands.close}>
      <dl>
        {commands.all.map(
          ({ id, shortcut, text }) =>
            shortcut !== undefined && (
              <div key={id} data-off={isSingleKey(shortcut) && !commands.singleKeys}>
                <dt>{l10n.getString(text.id, text.args)}</dt>
                <dd>
                  <Keys shortcut={shortcut} isMac={commands.isMac} />
                </dd>
              </div>
            ),
        )}
      </dl>
      <Tick kind="switch" isOn={commands.singleKeys} change={commands.switchSingleKeys}>
        {l10n.getString('command-single-keys')}
      </Tick>
      <p className="muted">{l10n.getString('command-single-keys-hint')}</p>
    </Dialog>
  )
})
