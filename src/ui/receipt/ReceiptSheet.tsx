import { observer } from 'mobx-react-lite'
import { type Instant } from '../../domain/instant.ts'
import { vendorIdOf } from '../../domain/order/order.ts'
import { proofSteps } from '../../domain/proof/proofKind.ts'
import { finishedAt } from '../../domain/publicTracking/publicOrder.ts'
import { trackingAddress } from '../../domain/publicTracking/trackingAddress.ts'
import {
  dueOfReceipt,
  minutesTaken,
  pinsOfReceipt,
  receiptOutcome,
  type Receipt,
  type ReceiptOutcome,
} from '../../domain/receipt/receipt.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { formatFullTime } from '../kit/evidenceFormats.ts'
import { formatZone } from '../kit/formats.ts'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { BrandMark } from '../theme/BrandMark.tsx'
import { QrCode } from './QrCode.tsx'
import { ReceiptAmounts } from './ReceiptAmounts.tsx'
import { ReceiptProof } from './ReceiptProof.tsx'
import { ReceiptTimeline } from './ReceiptTimeline.tsx'

const OUTCOMES: Readonly<Record<ReceiptOutcome, { readonly textId: TextId; readonly tone: string }>> = {
  'under-way': { textId: 'receipt-under-way', tone: 'moving' },
  delivered: { textId: 'status-delivered', tone: 'done' },
  returned: { textId: 'receipt-returned', tone: 'attention' },
  cancelled: { textId: 'status-cancelled', tone: 'failed' },
}

interface Props {
  readonly receipt: Receipt
  readonly withTimeline: boolean
}

/** The printed page: the order's outcome, its proofs, and a code that links to it (PROOF-03). */
export const ReceiptSheet = observer(function ReceiptSheet({ receipt, withTimeline }: Props) {
  const { deployment, flags, locale } = usePortal()
  const { l10n } = useLocalization()
  const { publicOrder, order } = receipt
  const { details } = publicOrder
  const zone = deployment.country.timeZone
  const outcome = OUTCOMES[receiptOutcome(publicOrder)]
  const end = finishedAt(publicOrder)
  const due = dueOfReceipt(publicOrder)
  const minutes = minutesTaken(publicOrder)
  const steps = flags.isOn('ProofOfDelivery') ? proofSteps(publicOrder) : []
  const link = `${location.origin}${trackingAddress({ id: publicOrder.id, vendorId: order?.vendorId ?? vendorIdOf(publicOrder.id) })}`
  const row = (textId: TextId, moment: Instant | undefined) =>
    moment !== undefined && (
      <div>
        <dt>{l10n.getString(textId)}</dt>
        <dd>
          <time dateTime={new Date(moment).toISOString()}>{formatFullTime(moment, zone, locale)}</time>
        </dd>
      </div>
    )
  return (
    <article className="receipt-sheet" data-evidence={withTimeline}>
      <header className="receipt-head">
        <div>
          <p className="eyebrow">{details?.vendor.name}</p>
          <h1>{l10n.getString(withTimeline ? 'receipt-evidence-title' : 'receipt-title')}</h1>
          <p>
            <span>{l10n.getString('order-code')}</span> <strong className="ltr">{publicOrder.code}</strong>
          </p>
          <p>
            <span>{l10n.getString('order-number')}</span> <span className="ltr">{publicOrder.id}</span>
          </p>
          <p className="receipt-outcome" data-tone={outcome.tone}>
            <span>{l10n.getString(outcome.textId)}</span>
            {minutes !== undefined && <small>{` ${l10n.getString('receipt-minutes-taken', { minutes })}`}</small>}
          </p>
        </div>
        <figure className="receipt-code">
          <QrCode text={link} label={l10n.getString('receipt-code')} />
          <figcaption>{l10n.getString('receipt-scan')}</figcaption>
        </figure>
      </header>
      <dl className="receipt-rows receipt-part">
        {details && (
          <>
            <div>
              <dt>{l10n.getString('way-from')}</dt>
              <dd>
                <bdi>{details.vendor.name}</bdi>
                <br />
                <bdi>{details.vendor.address}</bdi>
              </dd>
            </div>
            <div>
              <dt>{l10n.getString('way-to')}</dt>
              <dd>
                <bdi>{details.destination.address}</bdi>
              </dd>
            </div>
          </>
        )}
        {order?.rider && (
          <div>
            <dt>{l10n.getString('order-rider')}</dt>
            <dd>
              <bdi>{order.rider.name}</bdi>
            </dd>
          </div>
        )}
        {row('receipt-placed', publicOrder.createdAt)}
        {row('receipt-planned', details?.preorderedFor)}
        {row('promise-due', due)}
        {row('receipt-ended', end)}
      </dl>
      {order && <ReceiptAmounts order={order} />}
      {withTimeline && <ReceiptTimeline publicOrder={publicOrder} notes={order?.recipientNotes} />}
      {steps.length > 0 && (
        <section className="receipt-part">
          <h2>{l10n.getString('proof-title')}</h2>
          <div className="receipt-proofs">
            {steps.map(({ kind }) => (
              <ReceiptProof key={kind} id={publicOrder.id} kind={kind} pins={pinsOfReceipt(receipt)} />
            ))}
          </div>
        </section>
      )}
      <footer className="receipt-foot muted">
        <span className="receipt-brand">
          <BrandMark brand={deployment.brand} />
          <strong>{deployment.brand.name}</strong>
        </span>
        <span>{l10n.getString('field-times-in', { zone: formatZone(zone, locale, publicOrder.answeredAt) })}</span>
      </footer>
    </article>
  )
})
