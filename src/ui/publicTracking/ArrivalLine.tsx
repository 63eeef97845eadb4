import { arrivalOf } from '../../domain/publicTracking/arrival.ts'
import type { PublicOrder } from '../../domain/publicTracking/publicOrder.ts'
import type { Instant } from '../../domain/instant.ts'
import { useLightPages } from '../frame/LightPages.ts'
import { formatRelative } from '../kit/formats.ts'
import { useLocalization } from '../kit/localization.ts'

interface Props {
  readonly order: PublicOrder
  readonly now: Instant
}

/** The rider's expected arrival, as far as it is reliable (TRACK-11 to TRACK-14); grey when it is old. */
export const ArrivalLine = ({ order, now }: Props) => {
  const { deployment, locale } = useLightPages()
  const { l10n } = useLocalization()
  const arrival = arrivalOf(order, { now, minimumEta: deployment.country.minimumEta })
  if (!arrival) return null
  const ago = formatRelative(Math.min(arrival.knownAt, now), now, locale, 'second')
  if (arrival.told === 'last-seen')
    return (
      <p className="arrival" data-old>
        <span className="when">{l10n.getString('public-last-seen', { ago })}</span>
      </p>
    )
  const when =
    arrival.told === 'late'
      ? l10n.getString('public-late')
      : l10n.getString(`public-${arrival.kind}-${arrival.near ? 'near' : 'in'}`, { minutes: arrival.minutes })
  return (
    <p className="arrival" data-old={arrival.isOld || undefined}>
      <span className="when">{when}</span> <small>{l10n.getString('public-estimated', { ago })}</small>
    </p>
  )
}
