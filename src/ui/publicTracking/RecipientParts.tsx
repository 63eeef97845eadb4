import { observer } from 'mobx-react-lite'
import type { PublicOrder } from '../../domain/publicTracking/publicOrder.ts'
import type { PublicOrderViewModel } from './PublicOrderViewModel.ts'
import { RiderNote } from './RiderNote.tsx'

interface Props {
  readonly view: PublicOrderViewModel
  readonly order: PublicOrder
}

/** What the recipient can do with the order; loads after the words about it. */
export const RecipientParts = observer(function RecipientParts({ view, order }: Props) {
  return <RiderNote wanted={view.wanted} order={order} now={view.now} />
})
