import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { Appearance } from '../../domain/market/palettes.ts'
import { oldestFirst } from '../../domain/order/statusHistory.ts'
import type { PublicOrder } from '../../domain/publicTracking/publicOrder.ts'
import { trackingStage, type ShownStage } from '../../domain/publicTracking/trackingStage.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { useLightPages } from '../frame/LightPages.ts'
import { Button } from '../kit/Button.tsx'
import { formatDayTime } from '../kit/formats.ts'
import { useLocalization } from '../kit/localization.ts'
import { statusTextId } from '../kit/statusTextId.ts'
import { Numbers, Places, Times } from './OrderFacts.tsx'
import type { PublicOrderViewModel } from './PublicOrderViewModel.ts'
import { TrackedOrder } from './TrackedOrder.tsx'
import { PROHIBITED_ITEMS } from '../../domain/pagePaths.ts'

/** The seven messages (C2C-02); a returned order shows only its status (OP-27). */
const MESSAGES: Readonly<Record<ShownStage, TextId>> = {
  placed: 'public-sender-placed',
  'to-collection': 'public-sender-to-collection',
  'near-collection': 'public-sender-near-collection',
  'to-delivery': 'public-sender-to-delivery',
  'near-delivery': 'public-sender-near-delivery',
  delivered: 'public-sender-delivered',
  cancelled: 'public-sender-cancelled',
  returned: 'status-returned-to-vendor',
  unknown: 'status-unknown',
}

interface Props {
  readonly view: PublicOrderViewModel
  readonly appearance: Appearance
}

/** Order tracking for individual senders: the recipient's page, and what only the sender needs (C2C-01). */
export const SenderTrackingScreen = ({ view, appearance }: Props) => {
  const { l10n } = useLocalization()
  const words = (order: PublicOrder) => ({
    eyebrow: l10n.getString('public-sender-title'),
    sentence: l10n.getString(MESSAGES[trackingStage(order)]),
  })
  return (
    <TrackedOrder view={view} appearance={appearance} words={words} name={l10n.getString('public-sender-tracking')}>
      {(order) => (
        <>
          {order.details && (
            <section aria-label={l10n.getString('public-sender-addresses')}>
              <Places {...order.details} />
            </section>
          )}
          <Details order={order} />
          <p>
            <Link to={PROHIBITED_ITEMS} reloadDocument>
              {l10n.getString('public-sender-prohibited')}
            </Link>
          </p>
        </>
      )}
    </TrackedOrder>
  )
}

/** The numbers of the order; "show more" adds its times and steps (C2C-01). */
const Details = ({ order }: { readonly order: PublicOrder }) => {
  const { l10n } = useLocalization()
  const [isOpen, setOpen] = useState(false)
  const [heading, rest] = [useId(), useId()]
  return (
    <section className="sender-details" aria-labelledby={heading}>
      <h2 id={heading}>{l10n.getString('public-sender-details')}</h2>
      <div className="public-facts">
        <Numbers {...order} />
      </div>
      <div id={rest} className="public-facts" hidden={!isOpen}>
        <Times order={order} />
        <Steps order={order} />
      </div>
      <Button
        kind="quiet"
        size="small"
        className="fold"
        aria-expanded={isOpen}
        aria-controls={rest}
        aria-describedby={heading}
        onClick={() => setOpen(!isOpen)}
      >
        {l10n.getString(isOpen ? 'public-show-less' : 'public-show-more')}
      </Button>
    </section>
  )
}

const Steps = ({ order }: { readonly order: PublicOrder }) => {
  const { deployment, locale } = useLightPages()
  const { l10n } = useLocalization()
  return (
    <ol className="public-history">
      {oldestFirst(order).map(({ status, createdAt: at }, index) => (
        <li key={`${at} ${index}`}>
          <span>{l10n.getString(statusTextId(status))}</span>
          <time dateTime={new Date(at).toISOString()}>{formatDayTime(at, deployment.country.timeZone, locale)}</time>
        </li>
      ))}
    </ol>
  )
}
