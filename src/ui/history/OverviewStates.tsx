import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import { Callout } from '../kit/Callout.tsx'
import { TryAgain } from '../kit/TryAgain.tsx'
import { useLocalization } from '../kit/localization.ts'
import { becauseOf } from '../kit/failureText.ts'
import { localizeText } from '../kit/localizeText.ts'

const COLUMNS = ['orders', 'time', 'fees', 'cancelled']

/** Placeholders with the height of the figures and charts. */
export const OverviewSkeleton = ({ hasCharts }: { readonly hasCharts: boolean }) => {
  const { l10n } = useLocalization()
  return (
    <div className="overview-columns" data-charts={hasCharts} aria-busy="true">
      <output className="visually-hidden">{l10n.getString('shell-loading')}</output>
      {COLUMNS.map((column) => (
        <div key={column} className="overview-column waiting" aria-hidden="true">
          <span className="bar name" />
          <span className="bar tag" />
          <span className="bar name words" />
          {hasCharts && <span className="bar plot" />}
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
    <Callout tone="attention" className="overview-failed" actions={<TryAgain onClick={retry} />}>
      {localizeText(l10n, { id: 'order-not-loaded', args: becauseOf(failure) })}
    </Callout>
  )
}
