import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import type { Appearance } from '../../domain/market/palettes.ts'
import { oldestFirst } from '../../domain/order/statusHistory.ts'
import { detailsEndAt, type PublicOrder } from '../../domain/publicTracking/publicOrder.ts'
import { trackingStage, type ToldStage } from '../../domain/publicTracking/trackingStage.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { useLightPages } from '../frame/LightPages.ts'
import { formatDayTime, formatZone } from '../kit/formats.ts'
import { useLocalization } from '../kit/localization.ts'
import { statusTextId } from '../kit/statusTextId.ts'
import { ArrivalLine } from './ArrivalLine.tsx'
import { FoldableSection } from './FoldableSection.tsx'
import { ProgressSteps } from './ProgressSteps.tsx'
import type { PublicOrderViewModel } from './PublicOrderViewModel.ts'
import { RiderContact } from './RiderContact.tsx'
import { UnshownOrder } from './UnshownOrder.tsx'
import { UpdatedLine } from './UpdatedLine.tsx'
import { Way } from './Way.tsx'
import { Whereabouts } from './Whereabouts.tsx'

/** The seven messages (C2C-02); a returned order shows only its status (OP-27). */
const MESSAGES: Readonly<Record<ToldStage, TextId>> = {
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

/** Order tracking for individual senders (C2C-01). */
export const SenderTrackingScreen = observer(function SenderTrackingScreen({ view, appearance }: Props) {
  const { l10n } = useLocalization()
  const { picture } = view
  if (picture.step !== 'seen') return <UnshownOrder view={view} />
  const { order } = picture
  const stage = trackingStage(order)
  return (
    <div className="sender-order">
      <h1>{l10n.getString('public-sender-title')}</h1>
      <FoldableSection title="public-sender-tracking" more={<History order={order} />}>
        <p className="message" data-stage={stage} aria-live="polite">
          {l10n.getString(MESSAGES[stage])}
        </p>
        <ArrivalLine order={order} now={view.now} />
        <UpdatedLine view={view} />
        <ProgressSteps stage={stage} />
        {order.details?.rider && <RiderContact {...order.details.rider} />}
      </FoldableSection>
      <Details order={order} now={view.now} />
      {order.details && (
        <FoldableSection
          title="public-sender-addresses"
          more={<Way {...order.details} />}
          aid={<Whereabouts order={order} appearance={appearance} />}
        >
          <p>
            <bdi>{order.details.vendor.name}</bdi>
            <span className="way-arrow" aria-hidden="true" />
            <bdi>{order.details.destination.address}</bdi>
          </p>
        </FoldableSection>
      )}
      <p>
        <Link to="/prohibiteditems-c2c" reloadDocument>
          {l10n.getString('public-sender-prohibited')}
        </Link>
      </p>
    </div>
  )
})

const History = ({ order }: { readonly order: PublicOrder }) => {
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

const Details = ({ order, now }: { readonly order: PublicOrder; readonly now: number }) => {
  const { deployment, locale } = useLightPages()
  const { l10n } = useLocalization()
  const zone = deployment.country.timeZone
  const told = (id: TextId, moment: number | undefined) =>
    moment !== undefined && <p>{l10n.getString(id, { time: formatDayTime(moment, zone, locale) })}</p>
  return (
    <FoldableSection
      title="public-sender-details"
      more={
        <>
          {told('public-placed-at', order.createdAt)}
          {told('public-planned-for', order.details?.preorderedFor)}
          {order.details && told('public-details-until', detailsEndAt(order))}
          <p>{l10n.getString('public-times-in', { zone: formatZone(zone, locale, now) })}</p>
        </>
      }
    >
      <p>
        {l10n.getString('public-number')} <span className="ltr">{order.id}</span>
      </p>
      <p>
        {l10n.getString('public-status')} <strong>{l10n.getString(statusTextId(order.status))}</strong>
      </p>
    </FoldableSection>
  )
}
