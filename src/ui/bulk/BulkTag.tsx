import type { BulkJob, BulkRowStatus } from '../../domain/bulk/bulkJob.ts'
import { useLocalization } from '../kit/localization.ts'
import { BEING_PLACED_LOOK, JOB_LOOKS, ROW_LOOKS } from './bulkLooks.ts'
import '../kit/status.css'

const lookOf = ({ status, isBeingPlaced }: Pick<BulkJob, 'status' | 'isBeingPlaced'>) =>
  isBeingPlaced === true ? BEING_PLACED_LOOK : JOB_LOOKS[status]

/** The status of a job or of a row, as icon, text and colour. */
export const BulkTag = (
  props: { readonly job: Pick<BulkJob, 'status' | 'isBeingPlaced'> } | { readonly row: BulkRowStatus },
) => {
  const { l10n } = useLocalization()
  const { tone, icon: Icon, textId } = 'job' in props ? lookOf(props.job) : ROW_LOOKS[props.row]
  return (
    <span className="status-tag" data-tone={tone}>
      <Icon size={14} />
      <span className="word one-line">{l10n.getString(textId)}</span>
    </span>
  )
}
