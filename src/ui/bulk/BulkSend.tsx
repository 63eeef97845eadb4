import { ErrorIcon, WarningSign } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { Elements } from '../kit/Elements.ts'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
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
  const keepOn = (
    <Button size="large" onClick={model.keepOn}>
      {l10n.getString('bulkfile-keep-on')}
    </Button>
  )
  switch (state.step) {
    case 'asked-to-send':
      return (
        <Question words={l10n.getString('bulkfile-ask-send', { count: faultyRowCount })}>
          {keepOn}
          <Button kind="primary" size="large" onClick={model.send}>
            {l10n.getString('bulkfile-send-anyway')}
          </Button>
        </Question>
      )
    case 'asked-to-leave':
      return (
        <Question words={l10n.getString('bulkfile-ask-leave')}>
          {keepOn}
          <Button size="large" onClick={model.leave}>
            {l10n.getString('bulkfile-leave-anyway')}
          </Button>
        </Question>
      )
    case 'typing':
    case 'sending':
    case 'not-sent': {
      const isSending = state.step === 'sending'
      return (
        <footer className="bulk-send">
          {state.step === 'not-sent' && (
            <Callout tone="failed" role="alert" icon={<ErrorIcon />}>
              {l10n.getString('bulkfile-not-sent')}
            </Callout>
          )}
          <Button size="large" disabled={isSending} onClick={model.leave}>
            {l10n.getString('bulk-another-file')}
          </Button>
          <Button
            kind={isFine ? 'primary' : 'secondary'}
            size="large"
            disabled={rowCount === 0}
            isBusy={isSending}
            busyText={l10n.getString('shell-sending')}
            onClick={model.send}
          >
            {l10n.getString(isFine ? 'bulkfile-send' : 'bulkfile-send-faulty', { count: rowCount })}
          </Button>
          {!isFine && (
            <Button kind="primary" size="large" disabled={isSending} onClick={() => state.grid.goToFault()}>
              {l10n.getString('bulkfile-next-fault')}
            </Button>
          )}
        </footer>
      )
    }
  }
})

/** Asks for confirmation; the safe answer has the focus. */
const Question = ({ words, children }: { readonly words: string; readonly children: Elements }) => {
  const foot = useRef<HTMLElement>(null)
  useEffect(() => foot.current?.querySelector('button')?.focus(), [])
  return (
    <footer ref={foot} className="bulk-send">
      <Callout tone="attention" role="alert" icon={<WarningSign />}>
        {words}
      </Callout>
      {children}
    </footer>
  )
}
