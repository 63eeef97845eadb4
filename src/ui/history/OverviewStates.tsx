import { RefreshIcon } from '@blueprintjs/icons'
import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import { failureReason } from '../kit/failureReason.ts'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'

const CHARTS = ['orders', 'time', 'spend', 'reasons']

/** Placeholders with the height of the charts. */
export const OverviewSkeleton = () => {
  const { l10n } = useLocalization()
  return (
    <div className="overview-charts" aria-busy="true">
      <output className="visually-hidden">{l10n.getString('overview-loading')}</output>
      {CHARTS.map((chart) => (
        <div key={chart} className="overview-chart waiting" aria-hidden="true">
          <span className="bar name" />
          <span className="bar tag" />
          <span className="bar plot" />
        </div>
      ))}
    </div>
  )
}

interface FailedProps {
  readonly failure: ServiceFailure
  readonly retry: () => void
}

/** Shown if the charts could not be loaded, with the reason and a retry button; the list below works without them. */
export const FailedOverview = ({ failure, retry }: FailedProps) => {
  const { l10n } = useLocalization()
  return (
    <div className="callout overview-failed">
      <p>{l10n.getString('error-cant-read-overview', failureReason(failure))}</p>
      <Button icon={<RefreshIcon />} onClick={retry}>
        {l10n.getString('overview-try-again')}
      </Button>
    </div>
  )
}
