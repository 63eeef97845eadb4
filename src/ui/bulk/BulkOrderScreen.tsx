import { EditIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { BulkJob } from '../../domain/bulk/bulkJob.ts'
import { rowsToCorrect } from '../../domain/bulk/foundWrong.ts'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import type { FailureText } from '../kit/failureText.ts'
import { formatZone } from '../kit/formats.ts'
import { usePortal } from '../frame/Portal.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { useStartOfStep } from '../kit/startOfPage.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { localizeText } from '../kit/localizeText.ts'
import { BulkFileStep } from './BulkFileStep.tsx'
import { BulkFileViewModel } from './BulkFileViewModel.ts'
import { BulkHistory } from './BulkHistory.tsx'
import { BulkOrderViewModel } from './BulkOrderViewModel.ts'
import { BulkResult, BulkResultHeading } from './BulkResult.tsx'
import { columnWords } from './bulkTexts.ts'
import { BulkUnderstood } from './BulkUnderstood.tsx'
import { useLeaveQuestion } from './useLeaveQuestion.ts'
import { bulkJobAddress, trackingAddress } from '../paths/links.ts'

/** Orders from a file, and the earlier files (ROUTE-09, BULK-02). */
export const BulkOrderScreen = observer(function BulkOrderScreen() {
  const { run, work, vendors, notices, deployment, locale, now, session } = usePortal()
  const { l10n } = useLocalization()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const { country } = deployment
  const view = useViewModel(
    () =>
      new BulkOrderViewModel({
        run,
        work,
        vendors,
        notify: notices.notify,
        end: notices.end,
        newFile: (send, chosen) =>
          new BulkFileViewModel({
            run,
            work,
            country,
            vendor: vendors.selected,
            vendors: vendors.all,
            now,
            words: columnWords(l10n),
            send: (content, understood) => void send(content, understood),
            chosen,
          }),
        jobToCorrect: parameters.get('correct') ?? undefined,
        goToTracking: (vendorId) => void navigate(trackingAddress(vendorId)),
      }),
  )
  useLeaveQuestion(view.file, () => session.login !== undefined)
  const { state } = view.history
  const hasJobs = state.step !== 'ready' || state.jobs.length > 0
  return (
    <div className="bulk">
      <header className="bulk-head">
        <Localized id="shell-tab-bulk">
          <h1>Bulk order</h1>
        </Localized>
        <Localized id="field-times-in" vars={{ zone: formatZone(country.timeZone, locale, now()) }}>
          <p className="zone" />
        </Localized>
        <Localized id="bulk-intro">
          <p className="intro" />
        </Localized>
      </header>
      <Step view={view} />
      {(hasJobs || view.file.state.kind !== 'correcting') && (
        <BulkHistory view={view.history} retry={view.readHistoryAgain} />
      )}
    </div>
  )
})

interface StepProps {
  readonly view: BulkOrderViewModel<BulkFileViewModel>
}

/** The current step (BULK-06). */
const Step = observer(function Step({ view }: StepProps) {
  useStartOfStep(view.step === 'UploadingExcelFile' ? 'AskExcelFile' : view.step)
  switch (view.step) {
    case 'AskExcelFile':
    case 'UploadingExcelFile':
      return (
        <>
          {view.because && <NotTaken because={view.because} />}
          {view.unplaced && <Unplaced job={view.unplaced} />}
          <BulkFileStep
            model={view.file}
            onTemplate={() => void view.saveTemplate()}
            isTemplateComing={view.isTemplateComing}
          />
        </>
      )
    case 'ShowPreprocessResults':
    case 'ShowOrderPlacementResults':
      return (
        view.result && (
          <>
            <BulkResultHeading detail={view.result} isPlaced={view.step === 'ShowOrderPlacementResults'} />
            {view.understood && <BulkUnderstood understood={view.understood} />}
            <BulkResult detail={view.result} placing={view.placing}>
              <Localized id="bulk-another-file">
                <Button size="large" onClick={view.anotherFile} />
              </Localized>
              {rowsToCorrect(view.result.rows).length > 0 && (
                <Localized id="bulk-correct">
                  <Button size="large" icon={<EditIcon />} onClick={() => view.result && view.correct(view.result)} />
                </Localized>
              )}
            </BulkResult>
          </>
        )
      )
  }
})

const NotTaken = ({ because }: { readonly because: FailureText }) => {
  const { l10n } = useLocalization()
  return (
    <Callout tone="attention" role="alert">
      {`${l10n.getString('bulk-file-not-taken')} ${localizeText(l10n, because)}`}
    </Callout>
  )
}

/** Links to the job whose orders can still be placed. */
const Unplaced = ({ job }: { readonly job: BulkJob }) => {
  const { l10n } = useLocalization()
  return (
    <Callout tone="attention" role="alert">
      <p>
        <span>{l10n.getString('bulk-not-placed-yet', { id: job.id })}</span>{' '}
        <Link to={bulkJobAddress(job.vendorId, job.id)}>{l10n.getString('bulk-view-details')}</Link>
      </p>
    </Callout>
  )
}
