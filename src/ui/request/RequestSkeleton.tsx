import './requestStates.css'
import { useLocalization } from '../kit/localization.ts'

/** A placeholder in the form's layout until the vendor is known, so that the layout does not shift. */
export const RequestSkeleton = () => {
  const { l10n } = useLocalization()
  return (
    <div className="request-page" aria-busy="true">
      <p className="visually-hidden" role="status">
        {l10n.getString('shell-loading')}
      </p>
      <div className="request-sections">
        <div className="skeleton-block request-skeleton-card" />
      </div>
      <div className="request-aside">
        <div className="skeleton-block request-skeleton-map" />
        <div className="skeleton-block request-skeleton-large" />
      </div>
    </div>
  )
}
