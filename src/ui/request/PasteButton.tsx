import { Button } from '@blueprintjs/core'
import { Clipboard } from '@blueprintjs/icons'
import { useLocalization } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { fetchCode } from '../../application/build/fetchCode.ts'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import type { PasteViewModel } from './PasteViewModel.ts'

const PasteDialog = lazyComponent(async () => (await fetchCode(() => import('./PasteDialog.tsx'))).PasteDialog)

/** Hears what is pasted into the fields of the form around the button; the dialog is not one of them. */
const useNoticedPastes = (view: PasteViewModel) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const hear = (event: ClipboardEvent) => view.noticePaste(event.clipboardData?.getData('text/plain') ?? '')
    button.current?.closest('form')?.addEventListener('paste', hear, leaving)
    return () => leaving.abort()
  }, [view])
  return button
}

/** Reads a chat message into the form; after a whole message was pasted into a field it offers to read that one. */
export const PasteButton = observer(function PasteButton({ view }: { readonly view: PasteViewModel }) {
  const { l10n } = useLocalization()
  const button = useNoticedPastes(view)
  useEffect(() => {
    const opener = button.current
    return view.isOpen ? () => opener?.focus() : undefined
  }, [button, view.isOpen])
  const isOffering = view.offered !== undefined
  return (
    <>
      <Button
        ref={button}
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
