import { Button } from '@blueprintjs/core'
import { Moon, Refresh, Shop, WarningSign } from '@blueprintjs/icons'
import { useLocalization } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { ServiceHours } from '../../domain/request/serviceHours.ts'
import { formatZone } from '../shared/formats.ts'
import { usePortal } from '../shared/Portal.ts'
import { SendButton } from '../shared/SendButton.tsx'
import './requestStates.css'

interface InsteadProps {
  readonly icon: ReactNode
  readonly title: string
  readonly alarming?: boolean
  readonly children: ReactNode
}

/** A page in place of the form: what stands in its way, and how to go on. */
export const Instead = ({ icon, title, alarming = false, children }: InsteadProps) => (
  <section className="request-instead" role={alarming ? 'alert' : undefined}>
    <span className="instead-sign" aria-hidden="true">
      {icon}
    </span>
    <h1>{title}</h1>
    {children}
  </section>
)

/** Nobody serves now: when they will, and a way to look again (SCR-05, SVC-08, REQ-06). */
export const ServiceClosed = observer(function ServiceClosed({
  hours,
  isChecking,
  checkAgain,
  country,
  locale,
}: {
  readonly hours: ServiceHours
  readonly isChecking: boolean
  readonly checkAgain: () => void
  readonly country: Country
  readonly locale: Locale
}) {
  const { l10n } = useLocalization()
  const { now } = usePortal()
  const { from, to, currentTime } = hours
  return (
    <Instead icon={<Moon size={32} />} title={l10n.getString('request-closed-title')} alarming>
      <p className="instead-lead">{l10n.getString('request-closed-hours', { from, to, currentTime })}</p>
      <p className="muted">{l10n.getString('request-closed-hint')}</p>
      <SendButton
        size="large"
        intent="primary"
        icon={<Refresh />}
        isBusy={isChecking}
        busyText={l10n.getString('shell-loading')}
        text={l10n.getString('request-closed-check')}
        onClick={checkAgain}
      />
      <small className="muted">
        {l10n.getString('request-zone', { zone: formatZone(country.timeZone, locale, now()) })}
      </small>
    </Instead>
  )
})

/** The list of vendors could not be loaded (ERR-09). */
export const VendorsFailed = ({ because, tryAgain }: { readonly because: string; readonly tryAgain: () => void }) => {
  const { l10n } = useLocalization()
  return (
    <Instead icon={<WarningSign size={32} />} title={l10n.getString('unable-to-fetch-vendor')} alarming>
      <p className="instead-lead">{because}</p>
      <Button
        size="large"
        intent="primary"
        icon={<Refresh />}
        text={l10n.getString('request-try-again')}
        onClick={tryAgain}
      />
    </Instead>
  )
}

export const NoVendors = () => {
  const { l10n } = useLocalization()
  return (
    <Instead icon={<Shop size={32} />} title={l10n.getString('request-no-vendors')}>
      {null}
    </Instead>
  )
}

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
