import { ErrorIcon, WarningSign } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type ReactNode } from 'react'
import { BusyButton } from '../kit/BusyButton.tsx'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import type { BulkFileState } from './bulkFileState.ts'
import type { BulkFileViewModel } from './BulkFileViewModel.ts'

interface Props {
  readonly model: BulkFileViewModel
  readonly state: Extract<BulkFileState, { kind: 'correcting' }>
}

/** The send button, the confirmations, and the status of sending. */
export const BulkSend = observer(function BulkSend({ model, state }: Props) {
  const { l10n } = useLocalization()
  const { faultCount, faultyRowCount, rowCount } = state.grid.correction
  const isFine = faultCount === 0
  const keepOn = <Button onClick={model.keepOn}>{l10n.getString('bulkfile-keep-on')}</Button>
  switch (state.step) {
    case 'asked-to-send':
      return (
        <Question words={l10n.getString('bulkfile-ask-send', { count: faultyRowCount })}>
          {keepOn}
          <Button look="primary" onClick={model.send}>
            {l10n.getString('bulkfile-send-anyway')}
          </Button>
        </Question>
      )
    case 'asked-to-leave':
      return (
        <Question words={l10n.getString('bulkfile-ask-leave')}>
          {keepOn}
          <Button onClick={model.leave}>{l10n.getString('bulkfile-leave-anyway')}</Button>
        </Question>
      )
    case 'typing':
    case 'sending':
    case 'not-sent': {
      const isSending = state.step === 'sending'
      return (
        <footer className="bulk-send">
          {state.step === 'not-sent' && (
            <p className="callout failed" role="alert">
              <ErrorIcon />
              {l10n.getString('bulkfile-not-sent')}
            </p>
          )}
          <Button disabled={isSending} onClick={model.leave}>
            {l10n.getString('bulkfile-another')}
          </Button>
          <BusyButton
            look={isFine ? 'primary' : 'outlined'}
            disabled={rowCount === 0}
            isBusy={isSending}
            text={l10n.getString(isFine ? 'bulkfile-send' : 'bulkfile-send-faulty', { count: rowCount })}
            busyText={l10n.getString('shell-sending')}
            onClick={model.send}
          />
          {!isFine && (
            <Button look="primary" disabled={isSending} onClick={() => state.grid.goToFault()}>
              {l10n.getString('bulkfile-next-fault')}
            </Button>
          )}
        </footer>
      )
    }
  }
})

/** Asks for confirmation; the safe answer has the focus. */
const Question = ({ words, children }: { readonly words: string; readonly children: ReactNode }) => {
  const foot = useRef<HTMLElement>(null)
  useEffect(() => foot.current?.querySelector('button')?.focus(), [])
  return (
    <footer ref={foot} className="bulk-send">
      <p className="callout" role="alert">
        <WarningSign />
        {words}
      </p>
      {children}
    </footer>
  )
}
