import { HistoryIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import { formatNumber } from '../../domain/format/numbers.ts'
import type { BulkJob } from '../../domain/bulk/bulkJob.ts'
import { FailedList } from '../kit/FailedList.tsx'
import { ListMessage } from '../kit/ListMessage.tsx'
import { ListSkeleton } from '../kit/ListSkeleton.tsx'
import { buttonClass } from '../kit/Button.tsx'
import { failureText } from '../kit/failureText.ts'
import { formatDayTime } from '../kit/formats.ts'
import { usePortal } from '../frame/Portal.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import type { BulkHistoryState } from './BulkHistoryViewModel.ts'
import { BulkTag } from './BulkTag.tsx'
import { bulkJobAddress } from '../paths/links.ts'

interface Props {
  readonly view: { readonly state: BulkHistoryState }
  readonly retry: () => void
}

const COLUMNS = [
  { name: 'id', textId: 'bulk-job-id' },
  { name: 'created-by', textId: 'bulk-job-created-by' },
  { name: 'created-at', textId: 'bulk-job-created-at' },
  { name: 'status', textId: 'order-status' },
  { name: 'rows', textId: 'bulk-job-rows' },
] as const

/** The vendor's earlier files (BULK-15, BULK-16, BULK-25). */
export const BulkHistory = observer(function BulkHistory({ view, retry }: Props) {
  return (
    <section className="bulk-history" aria-labelledby="bulk-history-title">
      <Localized id="bulk-history">
        <h2 id="bulk-history-title">Job history</h2>
      </Localized>
      <Jobs state={view.state} retry={retry} />
    </section>
  )
})

const Jobs = ({ state, retry }: { readonly state: BulkHistoryState; readonly retry: () => void }) => {
  const { l10n } = useLocalization()
  if (state.step === 'loading') return <ListSkeleton />
  if (state.step === 'failed') return <FailedList text={localizeText(l10n, failureText(state.failure))} retry={retry} />
  if (state.jobs.length === 0)
    return (
      <ListMessage icon={<HistoryIcon size={32} />}>
        <h3>{l10n.getString('bulk-history-empty')}</h3>
        <p>{l10n.getString('bulk-history-empty-text')}</p>
      </ListMessage>
    )
  return (
    <table className="bulk-jobs">
      <thead>
        <tr>
          {COLUMNS.map(({ name, textId }) => (
            <th key={name} scope="col" className={name}>
              {l10n.getString(textId)}
            </th>
          ))}
          <th className="action">
            <span className="visually-hidden">{l10n.getString('bulk-view-details')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {state.jobs.map((job) => (
          <Job key={job.id} job={job} />
        ))}
      </tbody>
    </table>
  )
}

const Job = ({ job }: { readonly job: BulkJob }) => {
  const { l10n } = useLocalization()
  const { deployment, locale } = usePortal()
  return (
    <tr>
      <td className="id">
        <span className="ltr">{job.id}</span>
      </td>
      <td className="created-by">
        <bdi>{job.createdBy}</bdi>
      </td>
      <td className="created-at">
        <time dateTime={new Date(job.createdAt).toISOString()}>
          {formatDayTime(job.createdAt, deployment.country.timeZone, locale)}
        </time>
      </td>
      <td className="status">
        <BulkTag job={job} />
      </td>
      <td className="rows" data-label={l10n.getString('bulk-job-rows')}>
        {formatNumber(job.successRowCount, locale)}
      </td>
      <td className="action">
        <Link
          className={buttonClass({})}
          to={bulkJobAddress(job.vendorId, job.id)}
          aria-label={l10n.getString('bulk-view-details-of', { id: job.id })}
        >
          <span className="button-words">{l10n.getString('bulk-view-details')}</span>
        </Link>
      </td>
    </tr>
  )
}
