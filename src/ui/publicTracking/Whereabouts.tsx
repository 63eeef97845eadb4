import { fetchCode } from '../../application/build/fetchCode.ts'
import type { Appearance } from '../../domain/market/palettes.ts'
import { isFullMapHidden } from '../../domain/order/orderStatus.ts'
import type { PublicOrder } from '../../domain/publicTracking/publicOrder.ts'
import { lazyComponent } from '../kit/lazyComponent.tsx'

const PublicMap = lazyComponent(
  async () => (await fetchCode(() => import('./PublicMap.tsx'))).PublicMap,
  () => <div className="public-map" />,
)

/** The map, for statuses that show one (TRACK-13); it loads after the text. */
export const Whereabouts = ({ order, appearance }: { readonly order: PublicOrder; readonly appearance: Appearance }) =>
  order.details && !isFullMapHidden(order.status) ? <PublicMap details={order.details} appearance={appearance} /> : null
