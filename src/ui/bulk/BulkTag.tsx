import { useLocalization } from '@fluent/react'
import type { BulkJobStatus, BulkRowStatus } from '../../domain/bulk/bulkJob.ts'
import { JOB_LOOKS, ROW_LOOKS } from './bulkLooks.ts'
import '../order/status.css'

/** Where a job or one of its rows stands, as icon, word and colour. */
export const BulkTag = (props: { readonly job: BulkJobStatus } | { readonly row: BulkRowStatus }) => {
  const { l10n } = useLocalization()
  const { tone, icon: Icon, textId } = 'job' in props ? JOB_LOOKS[props.job] : ROW_LOOKS[props.row]
  return (
    <span className="status-tag" data-tone={tone}>
      <Icon size={14} />
      <span className="word">{l10n.getString(textId)}</span>
    </span>
  )
}
