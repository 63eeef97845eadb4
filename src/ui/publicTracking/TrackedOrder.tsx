import { observer } from 'mobx-react-lite'
import type { Elements } from '../kit/Elements.ts'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import type { Appearance } from '../../domain/market/palettes.ts'
import { isPhotoShown, type PublicOrder } from '../../domain/publicTracking/publicOrder.ts'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import { Headline, type Words } from './Headline.tsx'
import type { PublicOrderViewModel } from './PublicOrderViewModel.ts'
import { RiderContact } from './RiderContact.tsx'
import { UnshownOrder } from './UnshownOrder.tsx'
import { Whereabouts } from './Whereabouts.tsx'

const ShareOrder = lazyComponent(
  async () => (await fetchCode(() => import('./ShareOrder.tsx'))).ShareOrder,
  ({ order }) => (order.details ? <div className="share-order" /> : null),
)

const DeliveryPhoto = lazyComponent(
  async () => (await fetchCode(() => import('./DeliveryPhoto.tsx'))).DeliveryPhoto,
  () => <div className="delivery-photo" />,
)

interface Props {
  readonly view: PublicOrderViewModel
  readonly appearance: Appearance
  readonly words: (order: PublicOrder) => Words
  /** The name of the part with the status. */
  readonly name?: string
  /** What follows the rider. */
  readonly children: (order: PublicOrder) => Elements
}

/** An order behind a link: when it arrives, its steps, the map right below them, and who brings it (PUB-01, PUB-03). */
export const TrackedOrder = observer(function TrackedOrder({ view, appearance, words, name, children }: Props) {
  const { picture } = view
  if (picture.step !== 'seen') return <UnshownOrder view={view} />
  const { order } = picture
  return (
    <div className="public-order">
      <section className="public-head" aria-label={name}>
        <Headline view={view} order={order} words={words(order)} />
      </section>
      <Whereabouts view={view} order={order} appearance={appearance} />
      <div className="public-rest">
        {order.details && isPhotoShown(order, order.answeredAt) && <DeliveryPhoto link={view.link} />}
        {order.details?.rider && <RiderContact {...order.details.rider} />}
        <ShareOrder view={view} order={order} />
        {children(order)}
      </div>
    </div>
  )
})
