import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { fetchCode, NO_LIMIT } from '../../application/lateCode/fetchCode.ts'
import { useLocalization } from '../kit/localization.ts'
import { PublicPage } from '../publicTracking/PublicPage.tsx'

const OpenReceipt = lazy(async () => ({
  default: (await fetchCode(() => import('../receipt/OpenReceipt.tsx'), NO_LIMIT)).OpenReceipt,
}))

const Waiting = () => {
  const { l10n } = useLocalization()
  return (
    <p className="muted" role="status">
      {l10n.getString('receipt-loading')}
    </p>
  )
}

/** `/delivery-receipt/{orderID}` (ROUTE-16), open to everybody with its address; the vendor's users see more. */
export const ReceiptPage = () => {
  const { orderId } = useParams()
  return (
    <PublicPage isWide>
      <Suspense fallback={<Waiting />}>{orderId === undefined ? <Waiting /> : <OpenReceipt id={orderId} />}</Suspense>
    </PublicPage>
  )
}
