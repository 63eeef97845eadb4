import type { OrderId, VendorId } from '../../domain/ids.ts'
import { ArrowLeftIcon, ArrowRightIcon, PrintIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { pageDirection } from '../../domain/market/languages.ts'
import { canBeId } from '../../domain/publicTracking/trackingAddress.ts'
import { Button } from '../kit/Button.tsx'
import { Tick } from '../kit/Tick.tsx'
import { TryAgain } from '../kit/TryAgain.tsx'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { useStepTitle } from '../kit/useStepTitle.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { becauseOf } from '../kit/failureText.ts'
import { localizeText } from '../kit/localizeText.ts'
import { EVIDENCE } from './evidence.ts'
import { ReceiptSheet } from './ReceiptSheet.tsx'
import { ReceiptViewModel } from './ReceiptViewModel.ts'
import { trackingAddress } from '../paths/links.ts'
import './receipt.css'

/** The receipt of an order; with its timeline it serves as evidence for a claim (ROUTE-16, PROOF-03). */
export const ReceiptScreen = ({ id }: { readonly id: string }) => (canBeId(id) ? <Asked id={id} /> : <UnknownReceipt />)

const UnknownReceipt = () => {
  const { l10n } = useLocalization()
  useStepTitle(l10n.getString('public-unknown-title'))
  return (
    <section className="receipt-message" role="alert">
      <h1>{l10n.getString('public-unknown-title')}</h1>
      <p>{l10n.getString('public-unknown-text')}</p>
    </section>
  )
}

/** Names the window, and so the file that it is printed to, after the receipt. */
const useReceiptTitle = (title: string | undefined): void =>
  useEffect(() => {
    if (title === undefined) return undefined
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])

const Asked = observer(function Asked({ id }: { readonly id: string }) {
  const { run } = usePortal()
  const { l10n } = useLocalization()
  const [parameters, setParameters] = useSearchParams()
  const view = useViewModel(() => new ReceiptViewModel(id, run))
  const { state } = view
  useReceiptTitle(state.step === 'ready' ? l10n.getString('receipt-page-title', { orderId: id }) : undefined)
  const [withTimeline, setWithTimeline] = useState(parameters.has(EVIDENCE))
  if (state.step === 'loading')
    return (
      <p className="receipt-message muted" role="status">
        {l10n.getString('receipt-loading')}
      </p>
    )
  if (state.step === 'failed') {
    if (state.failure._tag === 'NotFound') return <UnknownReceipt />
    return (
      <section className="receipt-message" role="alert">
        <p>{localizeText(l10n, { id: 'order-not-loaded', args: becauseOf(state.failure) })}</p>
        <TryAgain onClick={view.retry} />
      </section>
    )
  }
  const show = (isWanted: boolean) => {
    setWithTimeline(isWanted)
    const next = new URLSearchParams(parameters)
    if (isWanted) next.set(EVIDENCE, '')
    else next.delete(EVIDENCE)
    setParameters(next, { replace: true })
  }
  return (
    <>
      <div className="receipt-actions screen-only">
        {state.receipt.order && <BackToOrder vendorId={state.receipt.order.vendorId} id={id} />}
        <Tick isOn={withTimeline} change={show}>
          {l10n.getString('receipt-with-timeline')}
        </Tick>
        <Button kind="primary" size="large" icon={<PrintIcon />} onClick={() => window.print()}>
          {l10n.getString('receipt-print')}
        </Button>
      </div>
      <ReceiptSheet receipt={state.receipt} withTimeline={withTimeline} />
    </>
  )
})

const BackToOrder = ({ vendorId, id }: { readonly vendorId: VendorId; readonly id: OrderId }) => {
  const { locale } = usePortal()
  const { l10n } = useLocalization()
  const Back = pageDirection(locale) === 'rtl' ? ArrowRightIcon : ArrowLeftIcon
  return (
    <Link className="receipt-back" to={trackingAddress(vendorId, id)}>
      <Back /> <span>{l10n.getString('receipt-back')}</span>
    </Link>
  )
}
