import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import type { Appearance } from '../../domain/market/palettes.ts'
import type { PublicOrder } from '../../domain/publicTracking/publicOrder.ts'
import { trackingStage } from '../../domain/publicTracking/trackingStage.ts'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import { useLocalization } from '../kit/localization.ts'
import { Numbers, Places, Times } from './OrderFacts.tsx'
import type { PublicOrderViewModel } from './PublicOrderViewModel.ts'
import { TrackedOrder } from './TrackedOrder.tsx'

/** What the recipient can do with the order; loads after the words about it. */
const RiderNote = lazyComponent(
  async () => (await fetchCode(() => import('./RiderNote.tsx'))).RiderNote,
  ({ order }) => ((order.details?.riderNotes?.left ?? 0) > 0 ? <div className="rider-note" /> : null),
)

interface Props {
  readonly view: PublicOrderViewModel
  readonly appearance: Appearance
}

/** Shows customers where their order is and when it arrives (TRACK-28). */
export const PublicTrackingScreen = ({ view, appearance }: Props) => {
  const { l10n } = useLocalization()
  const words = (order: PublicOrder) => {
    const vendor = order.details?.vendor.name ?? ''
    const stage = order.status === 'RETURN_INITIATED' ? 'coming-back' : trackingStage(order)
    return {
      eyebrow: vendor === '' ? undefined : l10n.getString('share-title', { vendor }),
      sentence: l10n.getString(`public-sentence-${stage}`),
    }
  }
  return (
    <TrackedOrder view={view} appearance={appearance} words={words}>
      {(order) => (
        <>
          <RiderNote view={view} order={order} />
          {order.details && <Places {...order.details} />}
          <div className="public-facts">
            <Numbers {...order} />
            <Times order={order} />
          </div>
        </>
      )}
    </TrackedOrder>
  )
}
