import { observer } from 'mobx-react-lite'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Appearance } from '../../domain/market/palettes.ts'
import { isFullMapHidden } from '../../domain/order/orderStatus.ts'
import type { PublicOrder } from '../../domain/publicTracking/publicOrder.ts'
import { lazyComponent } from '../kit/lazyComponent.tsx'

const PublicMap = lazyComponent(
  async () => (await fetchCode(() => import('./PublicMap.tsx'))).PublicMap,
  () => (
    <figure className="whereabouts">
      <div className="public-map" />
    </figure>
  ),
)

interface Props {
  readonly view: { readonly now: Instant }
  readonly order: PublicOrder
  readonly appearance: Appearance
}

/** The map, for statuses that show one (TRACK-13); it loads after the text. */
export const Whereabouts = observer(function Whereabouts({ view, order, appearance }: Props) {
  const { details } = order
  return details && !isFullMapHidden(order.status) ? (
    <PublicMap order={order} details={details} now={view.now} appearance={appearance} />
  ) : null
})
