import { Clipboard } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import { Button } from '../kit/Button.tsx'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import { useLocalization } from '../kit/localization.ts'
import type { PasteViewModel } from './PasteViewModel.ts'

const PasteDialog = lazyComponent(async () => (await fetchCode(() => import('./PasteDialog.tsx'))).PasteDialog)

/** Listens for pastes into the fields of the surrounding form, which excludes the dialog. */
const useNoticedPastes = (view: PasteViewModel) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const onPaste = (event: ClipboardEvent) => view.noticePaste(event.clipboardData?.getData('text/plain') ?? '')
    button.current?.closest('form')?.addEventListener('paste', onPaste, leaving)
    return () => leaving.abort()
  }, [view])
  return button
}

/**
 * Opens the dialog that reads a chat message. After a whole message was pasted into a field, offers to read that
 * message.
 */
export const PasteButton = observer(function PasteButton({ view }: { readonly view: PasteViewModel }) {
  const { l10n } = useLocalization()
  const button = useNoticedPastes(view)
  const isOffering = view.offered !== undefined
  return (
    <>
      <Button
        ref={button}
        kind={isOffering ? 'primary' : 'quiet'}
        size="small"
        icon={<Clipboard />}
        aria-haspopup="dialog"
        onClick={view.open}
      >
        {l10n.getString(isOffering ? 'paste-offer' : 'paste-open')}
      </Button>
      {view.isOpen && <PasteDialog paste={view} />}
    </>
  )
})
