import { Localized } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import { SECOND, type Instant } from '../../domain/instant.ts'
import { formatRelative } from '../shared/formats.ts'
import { usePortal } from '../shared/Portal.ts'
import { useViewModel } from '../shared/useViewModel.ts'
import type { LiveLink } from './OrderTrackingViewModel.ts'
import { SharedClock } from './SharedClock.ts'

/** How live the picture is. */
export const LivePill = observer(function LivePill({
  view,
}: {
  readonly view: { readonly link: LiveLink | undefined }
}) {
  const { link } = view
  return (
    <output className="live-pill" data-link={link?.state ?? 'connecting'}>
      <span className="dot" aria-hidden="true" />
      {link?.state === 'polling' && link.lastUpdate !== undefined ? (
        <UpdatedAgo at={link.lastUpdate} />
      ) : (
        <Localized id={TEXTS[link?.state ?? 'connecting']}>
          <span />
        </Localized>
      )}
    </output>
  )
})

const TEXTS = {
  live: 'order-live',
  connecting: 'order-connecting',
  reconnecting: 'order-reconnecting',
  polling: 'order-reconnecting',
} as const

/** Counts only while it is shown. */
const UpdatedAgo = observer(function UpdatedAgo({ at }: { readonly at: Instant }) {
  const { locale } = usePortal()
  const clock = useViewModel(() => new SharedClock(5 * SECOND))
  return (
    <Localized id="order-updated-ago" vars={{ ago: formatRelative(at, Math.max(at, clock.now), locale, 'second') }}>
      <span aria-live="off" />
    </Localized>
  )
})
