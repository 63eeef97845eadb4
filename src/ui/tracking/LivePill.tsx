import { observer } from 'mobx-react-lite'
import { latest, SECOND, type Instant } from '../../domain/instant.ts'
import type { Liveness } from '../../domain/order/liveness.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { formatMoment, formatTime } from '../kit/dayFormats.ts'
import { formatRelative } from '../kit/formats.ts'
import { LinkPill } from '../kit/LinkPill.tsx'
import { usePortal } from '../frame/Portal.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { SharedClock } from '../kit/SharedClock.ts'

interface Props {
  readonly view: { readonly livenessAt: (now: Instant) => Liveness }
}

/**
 * Whether the data is live, evaluated every second. The age of the last sign of life, or of the data, is beside it and
 * not announced by screen readers.
 */
export const LivePill = observer(function LivePill({ view }: Props) {
  const { now, deployment, locale } = usePortal()
  const { l10n } = useLocalization()
  const clock = useViewModel(() => new SharedClock(SECOND, now))
  const liveness = view.livenessAt(clock.now)
  const ago = (moment: Instant) => formatRelative(moment, latest(moment, clock.now), locale, 'second')
  const exact = (moment: Instant) => formatMoment(moment, clock.now, deployment.country.timeZone, locale)
  return (
    <span className="live-state" data-link={liveness.state}>
      <output>
        <LinkPill>
          {liveness.state === 'polling' ? (
            <Localized id="order-updated-ago" vars={{ ago: ago(liveness.trueAt) }}>
              <span aria-live="off" />
            </Localized>
          ) : (
            <Localized
              id={TEXTS[liveness.state]}
              {...(liveness.state === 'stale' && { vars: { time: exact(liveness.trueAt) } })}
            >
              <span />
            </Localized>
          )}
        </LinkPill>
      </output>
      {liveness.state === 'live' && (
        <small
          title={l10n.getString('live-heard', {
            time: formatTime(liveness.lastMessageAt, deployment.country.timeZone, locale),
          })}
        >
          {ago(liveness.lastMessageAt)}
        </small>
      )}
      {liveness.state === 'offline' && liveness.trueAt !== undefined && (
        <small>{l10n.getString('live-as-of', { time: exact(liveness.trueAt) })}</small>
      )}
    </span>
  )
})

const TEXTS: Readonly<Record<Exclude<Liveness['state'], 'polling'>, TextId>> = {
  live: 'order-live',
  connecting: 'order-connecting',
  reconnecting: 'order-reconnecting',
  offline: 'shell-offline',
  stale: 'live-stale',
}
