import { ArrowLeftIcon, ArrowRightIcon, CrossIcon, DuplicateIcon, PrintIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { pageDirection } from '../../domain/market/languages.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import { isFullMapHidden } from '../../domain/order/orderStatus.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { Button } from '../kit/Button.tsx'
import { Localized } from '../kit/localization.ts'
import { OrderProofs } from '../proof/OrderProofs.tsx'
import { LabelMenu } from '../receipt/LabelMenu.tsx'
import { hasReceipt } from '../../domain/receipt/hasReceipt.ts'
import { ReceiptLinks } from '../receipt/ReceiptLinks.tsx'
import { usePortal } from '../frame/Portal.ts'
import { useEscape } from '../kit/useEscape.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { CustomerCard } from '../order/CustomerCard.tsx'
import { DetailsSummary } from './DetailsSummary.tsx'
import { GoodsAndPayment } from '../order/GoodsAndPayment.tsx'
import { MapInWords } from './MapInWords.tsx'
import { DetailsSkeleton } from './NoDetails.tsx'
import { OrderDetailsViewModel, type OrdersOnScreen } from './OrderDetailsViewModel.ts'
import { OrderActions } from '../order/OrderActions.tsx'
import { OrderMap } from '../order/OrderMap.tsx'
import { OrderMessages, type OrderMessage } from '../order/OrderMessages.tsx'
import { OrderTrouble } from '../order/OrderTrouble.tsx'
import { RiderCard } from '../order/RiderCard.tsx'
import { ShownFailure } from './ShownFailure.tsx'
import { StatusTimeline } from '../order/StatusTimeline.tsx'
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
  useEscape(top, close)
  const { state } = view
  return (
    <div className="order-details" ref={top} tabIndex={-1}>
      <Head id={id} view={view} isOverList={isOverList} close={close} />
      {state.step === 'loading' && <DetailsSkeleton />}
      {state.step === 'failed' && <ShownFailure failure={state.failure} retry={view.retry} />}
      {state.step === 'ready' && <Ready view={view} order={state.order} clock={onScreen.clock} />}
    </div>
  )
})

interface HeadProps extends Pick<OrderDetailsProps, 'id' | 'isOverList' | 'close'> {
  readonly view: OrderDetailsViewModel
}

const Head = observer(function Head({ id, view, isOverList, close }: HeadProps) {
  const { locale } = usePortal()
  const copy = useCopy()
  const Back = pageDirection(locale) === 'rtl' ? ArrowRightIcon : ArrowLeftIcon
  const closing = (textId: TextId, icon: React.JSX.Element) => (
    <Localized id={textId} attrs={{ 'aria-label': true }}>
      <Button kind="quiet" icon={icon} aria-label="Close" onClick={close} />
    </Localized>
  )
  return (
    <div className="details-head">
      {isOverList && closing('order-details-back', <Back />)}
      <span className="number">
        <Localized id={view.order ? 'order-code' : 'order-number'}>
          <small />
        </Localized>
        <strong className="ltr one-line">{view.order?.code ?? id}</strong>
        {view.order && <span className="full-number ltr">{id}</span>}
      </span>
      <Localized id="order-copy-number" attrs={{ 'aria-label': true }}>
        <Button
          kind="quiet"
          icon={<DuplicateIcon />}
          aria-label="Copy"
          title={id}
          onClick={() => copy(id, 'share-copied')}
        />
      </Localized>
      <span className="spacer" />
      <Localized id="details-print" attrs={{ 'aria-label': true, title: true }}>
        <Button kind="quiet" icon={<PrintIcon />} aria-label="Print" onClick={() => print()} />
      </Localized>
      {view.order && <LabelMenu order={view.order} vendor={view.vendor} />}
      {!isOverList && closing('order-details-close', <CrossIcon />)}
    </div>
  )
})

interface ReadyProps {
  readonly view: OrderDetailsViewModel
  readonly order: Order
  readonly clock: OrdersOnScreen['clock']
}

const Ready = observer(function Ready({ view, order, clock }: ReadyProps) {
  const { rider, vendor } = view
  const [message, write] = useState<OrderMessage>()
  const { now } = usePortal()
  return (
    <>
      <div className="details-body">
        <DetailsSummary order={order} clock={clock} />
        <OrderTrouble order={order} clock={clock} write={write} />
        {!isFullMapHidden(order.status) && (
          <>
            <OrderMap order={order} vendor={vendor} rider={rider} />
            <MapInWords order={order} vendor={vendor} rider={rider} clock={clock} />
          </>
        )}
        <section className="details-part">
          <Localized id="order-progress">
            <h3>Progress</h3>
          </Localized>
          <StatusTimeline order={order} clock={clock} />
        </section>
        <RiderCard order={order} rider={rider} clock={clock} />
        <CustomerCard order={order} vendor={vendor} />
        <GoodsAndPayment order={order} />
        <OrderProofs order={order} vendor={vendor} clock={clock} />
        {hasReceipt(order) && <ReceiptLinks id={order.id} />}
      </div>
      <div className="details-actions">
        <OrderActions order={order} cancel={view.cancel} writeSupport={() => write('to-support')} />
      </div>
      <OrderMessages
        message={message}
        order={order}
        vendorName={vendor?.name}
        now={now}
        close={() => write(undefined)}
      />
    </>
  )
})
