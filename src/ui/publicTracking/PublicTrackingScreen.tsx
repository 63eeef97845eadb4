import { observer } from 'mobx-react-lite'
import type { Appearance } from '../../domain/market/palettes.ts'
import { detailsEndAt, finishedAt, type PublicOrder } from '../../domain/publicTracking/publicOrder.ts'
import { trackingStage } from '../../domain/publicTracking/trackingStage.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { useLightPages } from '../frame/LightPages.ts'
import { formatDayTime, formatZone } from '../kit/formats.ts'
import { useLocalization } from '../kit/localization.ts'
import { ArrivalLine } from './ArrivalLine.tsx'
import { ProgressSteps } from './ProgressSteps.tsx'
import type { PublicOrderViewModel } from './PublicOrderViewModel.ts'
import { RiderContact } from './RiderContact.tsx'
import { UnshownOrder } from './UnshownOrder.tsx'
import { UpdatedLine } from './UpdatedLine.tsx'
import { Way } from './Way.tsx'
import { Whereabouts } from './Whereabouts.tsx'

interface Props {
  readonly view: PublicOrderViewModel
  readonly appearance: Appearance
}

/** Shows customers where their order is (TRACK-28). */
export const PublicTrackingScreen = observer(function PublicTrackingScreen({ view, appearance }: Props) {
  const { picture } = view
  if (picture.step !== 'seen') return <UnshownOrder view={view} />
  const { order } = picture
  const { details } = order
  return (
    <div className="public-order">
      <div className="words">
        <Headline view={view} order={order} />
        {details?.rider && <RiderContact {...details.rider} />}
        {details && <Way {...details} />}
        <Facts order={order} now={view.now} />
      </div>
      <Whereabouts order={order} appearance={appearance} />
    </div>
  )
})

const Headline = observer(function Headline({ view, order }: { readonly order: PublicOrder } & Pick<Props, 'view'>) {
  const { l10n } = useLocalization()
  const stage = trackingStage(order)
  const sentence = order.status === 'RETURN_INITIATED' ? 'coming-back' : stage
  return (
    <>
      {order.details && order.details.vendor.name !== '' && (
        <p className="eyebrow">{l10n.getString('public-order-from', { vendor: order.details.vendor.name })}</p>
      )}
      <div aria-live="polite">
        <h1>{l10n.getString(`public-sentence-${sentence}`)}</h1>
        {order.status === 'DELAYED' && <p className="delayed">{l10n.getString('public-delayed')}</p>}
      </div>
      <ArrivalLine order={order} now={view.now} />
      <UpdatedLine view={view} />
      <ProgressSteps stage={stage} />
    </>
  )
})

/** The times, in the country's time zone, and the order number. */
const Facts = ({ order, now }: { readonly order: PublicOrder; readonly now: number }) => {
  const { deployment, locale } = useLightPages()
  const { l10n } = useLocalization()
  const zone = deployment.country.timeZone
  const told = (id: TextId, moment: number | undefined) =>
    moment !== undefined && <p>{l10n.getString(id, { time: formatDayTime(moment, zone, locale) })}</p>
  const end = finishedAt(order)
  return (
    <div className="public-facts">
      {told('public-planned-for', end === undefined ? order.details?.preorderedFor : undefined)}
      {told('public-placed-at', order.createdAt)}
      {told('public-finished-at', end)}
      {order.details && told('public-details-until', detailsEndAt(order))}
      <p>{l10n.getString('public-times-in', { zone: formatZone(zone, locale, now) })}</p>
      <p>
        {l10n.getString('public-number')} <span className="ltr">{order.id}</span>
      </p>
    </div>
  )
}
