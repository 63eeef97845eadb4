import { Moon, Refresh } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { ServiceHours } from '../../domain/request/serviceHours.ts'
import { formatZone } from '../kit/formats.ts'
import { Instead } from '../kit/Instead.tsx'
import { usePortal } from '../frame/Portal.ts'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'

/** Reports that the service is closed and when it opens, with a button to check again (SCR-05, SVC-08, REQ-06). */
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
      <Button
        kind="primary"
        size="large"
        icon={<Refresh />}
        isBusy={isChecking}
        busyText={l10n.getString('shell-loading')}
        onClick={checkAgain}
      >
        {l10n.getString('request-closed-check')}
      </Button>
      <small className="muted">
        {l10n.getString('field-times-in', { zone: formatZone(country.timeZone, locale, now()) })}
      </small>
    </Instead>
  )
})
