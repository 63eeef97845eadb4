import { observer } from 'mobx-react-lite'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Order } from '../../domain/order/order.ts'
import { troubleOf } from '../../domain/order/remedies.ts'
import { usePortal } from '../frame/Portal.ts'
import { lazyComponent } from '../kit/lazyComponent.tsx'

const TellCustomer = lazyComponent(async () => (await fetchCode(() => import('./TellCustomer.tsx'))).TellCustomer)
const WriteSupport = lazyComponent(async () => (await fetchCode(() => import('./WriteSupport.tsx'))).WriteSupport)

/** A message about an order that is being written. */
export type OrderMessage = 'to-customer' | 'to-support'

interface Props {
  readonly message: OrderMessage | undefined
  readonly order: Order
  readonly vendorName: string | undefined
  readonly now: () => Instant
  readonly close: () => void
}

/** The open message about an order, prepared from what goes wrong with it at that moment. */
export const OrderMessages = observer(function OrderMessages({ message, order, vendorName, now, close }: Props) {
  const { deployment } = usePortal()
  if (message === undefined) return null
  const moment = now()
  const trouble = troubleOf(order, moment, deployment.country.minimumEta)
  const from = order.sender?.name ?? vendorName ?? deployment.brand.name
  return message === 'to-customer' ? (
    <TellCustomer order={order} kind={trouble?.kind ?? 'late'} from={from} now={moment} close={close} />
  ) : (
    <WriteSupport order={order} trouble={trouble} from={from} now={moment} close={close} />
  )
})
