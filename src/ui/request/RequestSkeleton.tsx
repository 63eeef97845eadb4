import { useLocalization } from '@fluent/react'
import './requestStates.css'

/** The shape of the form until the vendor is known; nothing moves when it comes. */
export const RequestSkeleton = () => {
  const { l10n } = useLocalization()
  return (
    <div className="request-page" aria-busy="true">
      <p className="visually-hidden" role="status">
        {l10n.getString('request-loading')}
      </p>
      <div className="request-sections">
        <div className="skeleton-block tall" />
        <div className="skeleton-block request-skeleton-large" />
        <div className="skeleton-block request-skeleton-large" />
      </div>
      <div className="request-aside">
        <div className="skeleton-block request-skeleton-map" />
        <div className="skeleton-block request-skeleton-large" />
      </div>
    </div>
  )
}
