import { Button } from '@blueprintjs/core'
import { Clipboard } from '@blueprintjs/icons'
import { useLocalization } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import { lazyComponent } from '../shared/lazyComponent.tsx'
import type { PasteViewModel } from './PasteViewModel.ts'
import './pasteButton.css'

const PasteDialog = lazyComponent(async () => (await import('./PasteDialog.tsx')).PasteDialog)

/** Reads a chat message into the form; after a whole message was pasted into a field it offers to read that one. */
export const PasteButton = observer(function PasteButton({ view }: { readonly view: PasteViewModel }) {
  const { l10n } = useLocalization()
  const isOffering = view.offered !== undefined
  return (
    <>
      <Button
        className="paste-open"
        variant={isOffering ? 'solid' : 'minimal'}
        intent={isOffering ? 'primary' : 'none'}
        icon={<Clipboard />}
        aria-haspopup="dialog"
        text={l10n.getString(isOffering ? 'paste-offer' : 'paste-open')}
        onClick={view.open}
      />
      {view.isOpen && <PasteDialog paste={view} />}
    </>
  )
})
