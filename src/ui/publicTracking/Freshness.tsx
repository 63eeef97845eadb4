import { observer } from 'mobx-react-lite'
import type { FailureReason } from '../../application/ports/ServiceFailure.ts'
import { lastSeenAt } from '../../domain/publicTracking/arrival.ts'
import { finishedAt, type PublicOrder } from '../../domain/publicTracking/publicOrder.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { useLightPages } from '../frame/LightPages.ts'
import { Callout } from '../kit/Callout.tsx'
import { formatRelative } from '../kit/formats.ts'
import { useLocalization } from '../kit/localization.ts'
import type { PublicOrderViewModel } from './PublicOrderViewModel.ts'

export const TROUBLE_TEXTS: Readonly<Record<FailureReason, TextId>> = {
  offline: 'public-trouble-offline',
  unreachable: 'public-trouble-offline',
  timeout: 'public-trouble-slow',
  'too-many': 'public-trouble-busy',
  'server-fault': 'public-trouble-ours',
  'unreadable-answer': 'public-trouble-ours',
  'unknown-outcome': 'public-trouble-ours',
}

interface Props {
  readonly view: PublicOrderViewModel
  readonly order: PublicOrder
}

/** Why and since when the page is not live; nothing while it is, and for a finished order (PUB-02). */
export const Freshness = observer(function Freshness({ view: { trouble, now }, order }: Props) {
  const { locale } = useLightPages()
  const { l10n } = useLocalization()
  if (finishedAt(order) !== undefined) return null
  if (trouble !== undefined)
    return (
      <Callout>
        {/* The age changes every few seconds and is not read out again. */}
        <span role="alert">{l10n.getString(TROUBLE_TEXTS[trouble])}</span>{' '}
        <span>
          {l10n.getString('public-still-shown', { ago: formatRelative(order.answeredAt, now, locale, 'second') })}
        </span>
      </Callout>
    )
  const lastSeen = lastSeenAt(order, now)
  if (lastSeen === undefined) return null
  return (
    <p className="last-seen">{l10n.getString('public-last-seen', { ago: formatRelative(lastSeen, now, locale) })}</p>
  )
})
