import type { JobId } from '../../domain/ids.ts'
import { observer } from 'mobx-react-lite'
import { Link, useNavigate } from 'react-router'
import type { BulkJob } from '../../domain/bulk/bulkJob.ts'
import { rowsToCorrect } from '../../domain/bulk/foundWrong.ts'
import { FailedList } from '../kit/FailedList.tsx'
import { ListSkeleton } from '../kit/ListSkeleton.tsx'
import { buttonClass } from '../kit/Button.tsx'
import { formatDayTime, formatZone } from '../kit/formats.ts'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { useStepTitle } from '../kit/useStepTitle.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { localizeText } from '../kit/localizeText.ts'
import { BulkJobViewModel } from './BulkJobViewModel.ts'
import { BulkResult } from './BulkResult.tsx'
import { BulkTag } from './BulkTag.tsx'
import { correctionAddress, screenAddress, trackingAddress } from '../paths/links.ts'
import { BULK_ORDER } from '../../domain/pagePaths.ts'

/** The bulk job in the address (ROUTE-10, BULK-20). */
export const BulkJobScreen = observer(function BulkJobScreen({ jobId }: { readonly jobId: JobId }) {
  const { run, work, vendors, notices, deployment, locale, now } = usePortal()
  const { l10n } = useLocalization()
  const navigate = useNavigate()
  const view = useViewModel(
    () =>
      new BulkJobViewModel({
        run,
        work,
        vendors,
        notify: notices.notify,
        end: notices.end,
        jobId,
        goToTracking: (vendorId) => void navigate(trackingAddress(vendorId)),
        goToJobs: (vendorId) => void navigate(screenAddress(BULK_ORDER, vendorId), { replace: true }),
      }),
  )
  const { state } = view
  const title =
    state.step === 'ready'
      ? l10n.getString('bulk-job-title-at', {
          at: formatDayTime(state.detail.job.createdAt, deployment.country.timeZone, locale),
        })
      : l10n.getString('shell-tab-bulk')
  useStepTitle(title)
  return (
    <div className="bulk">
      <header className="bulk-head">
        {/* Gets the focus as soon as it says which job this is. */}
        {state.step !== 'loading' && <h1>{title}</h1>}
        <p className="zone">
          {l10n.getString('field-times-in', { zone: formatZone(deployment.country.timeZone, locale, now()) })}
        </p>
        <Link to={screenAddress(BULK_ORDER, vendors.selected?.id)}>{l10n.getString('bulk-all-jobs')}</Link>
      </header>
      {state.step === 'loading' && <ListSkeleton />}
      {state.step === 'failed' && (
        <FailedList text={state.because && localizeText(l10n, state.because)} retry={() => void view.load()} />
      )}
      {state.step === 'ready' && (
        <>
          <Facts job={state.detail.job} />
          <BulkResult detail={state.detail} placing={view.placing}>
            {rowsToCorrect(state.detail.rows).length > 0 && (
              <Link className={buttonClass({ size: 'large' })} to={correctionAddress(state.detail.job.vendorId, jobId)}>
                <span className="button-words">{l10n.getString('bulk-correct')}</span>
              </Link>
            )}
          </BulkResult>
        </>
      )}
    </div>
  )
})

const Facts = ({ job }: { readonly job: BulkJob }) => {
  const { l10n } = useLocalization()
  const { deployment, locale } = usePortal()
  return (
    <p className="bulk-facts">
      <BulkTag job={job} />
      <span className="ltr">{job.id}</span>
      <span>
        {l10n.getString('bulk-job-made', {
          by: job.createdBy,
          at: formatDayTime(job.createdAt, deployment.country.timeZone, locale),
        })}
      </span>
    </p>
  )
}
