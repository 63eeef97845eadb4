import type { JobId } from '../../domain/ids.ts'
import { RefreshIcon, WarningSignIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { Link, useNavigate } from 'react-router'
import type { BulkJob } from '../../domain/bulk/bulkJob.ts'
import { rowsToCorrect } from '../../domain/bulk/foundWrong.ts'
import { ListSkeleton } from '../kit/ListSkeleton.tsx'
import { Button } from '../kit/Button.tsx'
import { formatDayTime, formatZone } from '../kit/formats.ts'
import { usePortal } from '../frame/Portal.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { localizeText } from '../kit/localizeText.ts'
import { BulkJobViewModel } from './BulkJobViewModel.ts'
import { BulkResult } from './BulkResult.tsx'
import { BulkTag } from './BulkTag.tsx'

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
        tell: notices.tell,
        end: notices.end,
        jobId,
        goToTracking: (vendorId) => void navigate(`/order-tracking/${vendorId}`),
        goToJobs: (vendorId) => void navigate(`/bulk-order/${vendorId}`, { replace: true }),
      }),
  )
  const { state } = view
  const back = vendors.selected === undefined ? '/bulk-order' : `/bulk-order/${vendors.selected.id}`
  return (
    <div className="bulk">
      <header className="bulk-head">
        <h1>
          {l10n.getString('bulk-job-title')} <span className="ltr">{jobId}</span>
        </h1>
        <p className="zone">
          {l10n.getString('bulk-times-in', { zone: formatZone(deployment.country.timeZone, locale, now()) })}
        </p>
        <Link to={back}>{l10n.getString('bulk-all-jobs')}</Link>
      </header>
      {state.step === 'loading' && <ListSkeleton />}
      {state.step === 'failed' && (
        <div className="list-message failed">
          <span className="picture">
            <WarningSignIcon size={32} />
          </span>
          {state.because && <p>{localizeText(l10n, state.because)}</p>}
          <Localized id="bulk-try-again">
            <Button look="primary" icon={<RefreshIcon />} onClick={() => void view.load()} />
          </Localized>
        </div>
      )}
      {state.step === 'ready' && (
        <>
          <Facts job={state.detail.job} />
          <BulkResult detail={state.detail} placing={view.placing}>
            {rowsToCorrect(state.detail.rows).length > 0 && (
              <Localized id="bulk-correct">
                <Link className="button" to={`/bulk-order/${state.detail.job.vendorId}?correct=${jobId}`} />
              </Localized>
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
      <span>
        {l10n.getString('bulk-job-made', {
          by: job.createdBy,
          at: formatDayTime(job.createdAt, deployment.country.timeZone, locale),
        })}
      </span>
    </p>
  )
}
