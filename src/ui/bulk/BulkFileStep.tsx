import { Download, ErrorIcon, InfoSign } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import { BulkCorrecting } from './BulkCorrecting.tsx'
import { BulkDropZone } from './BulkDropZone.tsx'
import type { BulkFileState } from './bulkFileState.ts'
import type { BulkFileViewModel } from './BulkFileViewModel.ts'
import { unusableHint, unusableText } from './bulkTexts.ts'
import './bulkFile.css'

interface Props {
  readonly model: BulkFileViewModel
  readonly onTemplate: () => void
  readonly isTemplateComing: boolean
}

/** The step AskExcelFile: choose a file and correct its faults (BULK-02 to BULK-07). */
export const BulkFileStep = observer(function BulkFileStep({ model, onTemplate, isTemplateComing }: Props) {
  const { l10n } = useLocalization()
  const { state } = model
  if (state.kind === 'correcting') return <BulkCorrecting model={model} state={state} />
  return (
    <div className="bulk-file">
      <BulkDropZone choose={(files) => void model.choose(files)} isBusy={state.kind === 'reading'} />
      <Whereabouts model={model} state={state} />
      <div className="bulk-template">
        <Button
          icon={<Download />}
          isBusy={isTemplateComing}
          busyText={l10n.getString('shell-downloading')}
          onClick={onTemplate}
        >
          {l10n.getString('bulkfile-template')}
        </Button>
        <p>
          <span>{l10n.getString('bulkfile-template-hint')}</span> <span>{l10n.getString('bulkfile-checked-here')}</span>
        </p>
      </div>
    </div>
  )
})

/** The status of the chosen file. */
const Whereabouts = observer(function Whereabouts({ model, state }: Pick<Props, 'model'> & { state: BulkFileState }) {
  const { l10n } = useLocalization()
  const { locale } = usePortal()
  const hint = state.kind === 'refused' ? unusableHint(state.because, locale) : undefined
  return (
    <>
      <div role="status" aria-atomic={false}>
        {model.others > 0 && 'name' in state && (
          <p className="bulk-note">
            <InfoSign />
            <span>{l10n.getString('bulkfile-others', { name: state.name })}</span>
          </p>
        )}
        {state.kind === 'reading' && (
          <span className="visually-hidden">{l10n.getString('bulkfile-reading', { name: state.name })}</span>
        )}
        {state.kind === 'ready' && state.step === 'sending' && (
          <p className="bulk-note">{l10n.getString('bulkfile-sending', { name: state.name })}</p>
        )}
      </div>
      {state.kind === 'reading' && <Reading {...state} />}
      {state.kind === 'refused' && (
        <Callout
          tone="failed"
          role="alert"
          icon={<ErrorIcon />}
          actions={
            state.because.code === 'not-opened' && (
              <Button onClick={model.again}>{l10n.getString('failure-try-again')}</Button>
            )
          }
        >
          <bdi className="bulk-name">{state.name}</bdi>
          <strong>{localizeText(l10n, unusableText(l10n, state.because, locale))}</strong>
          {hint && <p>{localizeText(l10n, hint)}</p>}
        </Callout>
      )}
      {state.kind === 'ready' && state.step === 'not-sent' && (
        <Callout
          tone="failed"
          role="alert"
          icon={<ErrorIcon />}
          actions={
            <Button kind="primary" onClick={model.again}>
              {l10n.getString('bulkfile-send-again')}
            </Button>
          }
        >
          {l10n.getString('bulkfile-ready-not-sent', { name: state.name })}
        </Callout>
      )}
    </>
  )
})

/** Announced once, by the status above; the running numbers are not announced, because they would interrupt everything else. */
const Reading = ({ name, checked, rows }: Extract<BulkFileState, { kind: 'reading' }>) => {
  const { l10n } = useLocalization()
  return (
    <div className="bulk-reading">
      <p aria-hidden="true">{l10n.getString('bulkfile-reading', { name })}</p>
      <progress
        aria-label={l10n.getString('bulkfile-reading', { name })}
        max={rows ?? 1}
        {...(rows !== undefined && { value: checked })}
      />
      {rows !== undefined && <small>{l10n.getString('bulkfile-checking', { checked, rows })}</small>}
    </div>
  )
}
