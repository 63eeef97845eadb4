import { observer } from 'mobx-react-lite'
import { MINUTE, type Instant } from '../../domain/instant.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { usePortal } from '../frame/Portal.ts'
import { formatTime } from '../kit/dayFormats.ts'
import { formatDuration } from '../kit/formatDuration.ts'
import { useLocalization } from '../kit/localization.ts'

export interface FeeValidityView {
  readonly expiresAt: Instant | undefined
  readonly validFor: number | undefined
}

/**
 * Until when the fee is valid, and the minutes left of it, rounded up. For guests, an expired fee is refused before a
 * new one is shown (REQ-26).
 */
export const FeeValidity = observer(function FeeValidity({
  view,
  zone,
  locale,
}: {
  readonly view: FeeValidityView
  readonly zone: string
  readonly locale: Locale
}) {
  const { session } = usePortal()
  const { l10n } = useLocalization()
  const { expiresAt, validFor } = view
  if (expiresAt === undefined || validFor === undefined) return null
  if (validFor === 0) {
    const text = session.mode === 'guest' ? 'request-fee-expired-guest' : 'request-fee-expired'
    return <small className="fee-expired">{l10n.getString(text)}</small>
  }
  const time = formatTime(expiresAt, zone, locale)
  const left = formatDuration(Math.ceil(validFor / MINUTE) * MINUTE, locale)
  return <small className="muted">{l10n.getString('request-fee-held', { time, left })}</small>
})
