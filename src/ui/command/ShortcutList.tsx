import { DialogBody, Switch } from '@blueprintjs/core'
import { observer } from 'mobx-react-lite'
import { Dialog } from '../kit/Dialog.tsx'
import { usePortal } from '../frame/Portal.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { Keys } from './Keys.tsx'
import { isSingleKey } from '../frame/shortcut.ts'
import './commands.css'

/** All shortcuts of the page; single-letter ones can be switched off. */
export const ShortcutList = observer(function ShortcutList() {
  const { commands } = usePortal()
  const { l10n } = useLocalization()
  return (
    <Dialog
      isOpen={commands.shown === 'shortcuts'}
      className="shortcut-list"
      title={l10n.getString('command-shortcuts')}
      transitionDuration={0}
      onClose={commands.close}
    >
      <DialogBody>
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
        <Localized id="command-single-keys" attrs={{ label: false }}>
          <Switch
            checked={commands.singleKeys}
            onChange={(event) => commands.switchSingleKeys(event.currentTarget.checked)}
          />
        </Localized>
        <p className="muted">{l10n.getString('command-single-keys-hint')}</p>
      </DialogBody>
    </Dialog>
  )
})
