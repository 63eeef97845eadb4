import { Button } from '@blueprintjs/core'
import { ArrowLeftIcon, ArrowRightIcon, CrossIcon, DuplicateIcon, PrintIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { LANGUAGES } from '../../domain/market/languages.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import { isFullMapHidden } from '../../domain/order/orderStatus.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { Localized } from '../kit/localization.ts'
import { OrderProofs } from '../proof/OrderProofs.tsx'
import { ReceiptLinks } from '../receipt/ReceiptLinks.tsx'
import { usePortal } from '../frame/Portal.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { CancelAction } from '../order/CancelAction.tsx'
import { CustomerCard } from '../order/CustomerCard.tsx'
import { DetailsSummary } from './DetailsSummary.tsx'
import { EditAndAgain } from '../order/EditAndAgain.tsx'
import { GoodsAndPayment } from '../order/GoodsAndPayment.tsx'
import { MapInWords } from './MapInWords.tsx'
import { DetailsSkeleton } from './NoDetails.tsx'
import { OrderDetailsViewModel, type OrdersOnScreen } from './OrderDetailsViewModel.ts'
import { OrderMap } from '../order/OrderMap.tsx'
import { RiderCard } from '../order/RiderCard.tsx'
import { ShownFailure } from './ShownFailure.tsx'
import { StatusTimeline } from '../order/StatusTimeline.tsx'
import { TrackingLink } from '../order/TrackingLink.tsx'
import { useCopy } from '../order/useCopy.ts'
import './orderDetails.css'
import './orderPrint.css'

export interface OrderDetailsProps {
  readonly id: OrderId
  readonly onScreen: OrdersOnScreen
  /** Whether the details cover the list and offer a way back to it. */
  readonly isOverList: boolean
  readonly takesFocus: boolean
  readonly close: () => void
}

/** All details of an order, live (TRACK-19, TRACK-20, TRACK-25). */
export const OrderDetails = observer(function OrderDetails(props: OrderDetailsProps) {
  const { id, onScreen, isOverList, takesFocus, close } = props
  const { run, vendors, flags, notices, now } = usePortal()
  const view = useViewModel(() => new OrderDetailsViewModel(id, { run, vendors, flags, notices, now, onScreen }))
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) top.current?.focus({ preventScroll: true })
  }, [takesFocus])
  useEscape(top, () => {
    if (!view.cancel.isOpen) close()
  })
  const { state } = view
  return (
    <div className="order-details" ref={top} tabIndex={-1}>
      <Head id={id} isOverList={isOverList} close={close} />
      {state.step === 'loading' && <DetailsSkeleton />}
      {state.step === 'failed' && <ShownFailure failure={state.failure} retry={view.retry} />}
      {state.step === 'ready' && <Ready view={view} order={state.order} clock={onScreen.clock} />}
    </div>
  )
})

/** Handles Escape inside the element, unless another handler in it prevented the default. */
const useEscape = (area: RefObject<HTMLElement | null>, leave: () => void) => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    leave()
  })
  useEffect(() => {
    const listening = new AbortController()
    area.current?.addEventListener('keydown', pressed, { signal: listening.signal })
    return () => listening.abort()
  }, [area])
}

const Head = ({ id, isOverList, close }: Pick<OrderDetailsProps, 'id' | 'isOverList' | 'close'>) => {
  const { locale } = usePortal()
  const copy = useCopy()
  const Back = LANGUAGES[locale].direction === 'rtl' ? ArrowRightIcon : ArrowLeftIcon
  const closing = (textId: TextId, icon: React.JSX.Element) => (
    <Localized id={textId} attrs={{ 'aria-label': true }}>
      <Button variant="minimal" size="large" icon={icon} aria-label="Close" onClick={close} />
    </Localized>
  )
  return (
    <div className="details-head">
      {isOverList && closing('order-details-back', <Back />)}
      <span className="number">
        <Localized id="order-number">
          <small />
        </Localized>
        <span className="ltr">{id}</span>
      </span>
      <Localized id="order-copy-number" attrs={{ 'aria-label': true }}>
        <Button variant="minimal" icon={<DuplicateIcon />} aria-label="Copy" onClick={() => copy(id, 'order-copied')} />
      </Localized>
      <span className="spacer" />
      <Localized id="details-print" attrs={{ 'aria-label': true, title: true }}>
        <Button variant="minimal" size="large" icon={<PrintIcon />} aria-label="Print" onClick={() => print()} />
      </Localized>
      {!isOverList && closing('order-details-close', <CrossIcon />)}
    </div>
  )
}

interface ReadyProps {
  readonly view: OrderDetailsViewModel
  readonly order: Order
  readonly clock: OrdersOnScreen['clock']
}

const Ready = observer(function Ready({ view, order, clock }: ReadyProps) {
  const { rider, vendor } = view
  return (
    <>
      <div className="details-body">
        <DetailsSummary order={order} clock={clock} />
        {!isFullMapHidden(order.status) && (
          <>
            <OrderMap order={order} vendor={vendor} rider={rider} />
            <MapInWords order={order} vendor={vendor} rider={rider} clock={clock} />
          </>
        )}
        <RiderCard order={order} rider={rider} clock={clock} />
        <OrderProofs order={order} vendor={vendor} clock={clock} />
        <ReceiptLinks id={order.id} />
        <section className="details-part">
          <Localized id="order-progress">
            <h3>Progress</h3>
          </Localized>
          <StatusTimeline order={order} clock={clock} />
        </section>
        <CustomerCard order={order} vendor={vendor} />
        <GoodsAndPayment order={order} />
      </div>
      <div className="details-actions">
        <EditAndAgain order={order} />
        <CancelAction view={view.cancel} customer={order.customer.name} />
        <TrackingLink order={order} />
      </div>
    </>
  )
})
