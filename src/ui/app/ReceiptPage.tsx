import { LocalizationProvider, useLocalization } from '@fluent/react'
import { Suspense, use, useEffect } from 'react'
import { useParams } from 'react-router'
import { NoticeStack } from '../notice/NoticeStack.tsx'
import { PublicPage } from '../publicTracking/PublicPage.tsx'
import { lazyComponent } from '../shared/lazyComponent.tsx'
import { PortalContext } from '../shared/Portal.ts'
import { ApplicationContext } from './Application.ts'

const ReceiptScreen = lazyComponent(async () => (await import('../receipt/ReceiptScreen.tsx')).ReceiptScreen)

const Waiting = () => {
  const { l10n } = useLocalization()
  return (
    <p className="receipt-message muted" role="status">
      {l10n.getString('receipt-loading')}
    </p>
  )
}

const OpenReceipt = ({ id }: { readonly id: string }) => {
  const { portal, l10n } = use(use(ApplicationContext).open(undefined))
  // Whoever is signed in has them asked for already.
  useEffect(() => {
    if (!portal.session.session) portal.flags.watch()
    document.title = l10n.getString('receipt-page-title', { orderId: id })
  }, [portal, l10n, id])
  return (
    <LocalizationProvider l10n={l10n}>
      <PortalContext value={portal}>
        <ReceiptScreen key={id} id={id} />
        <NoticeStack view={portal.notices} />
      </PortalContext>
    </LocalizationProvider>
  )
}

/** `/delivery-receipt/{orderID}` (ROUTE-16): open to whoever has its address, and more to the people of the vendor. */
export const ReceiptPage = () => {
  const { orderId } = useParams()
  return (
    <PublicPage isWide>
      <Suspense fallback={<Waiting />}>{orderId === undefined ? <Waiting /> : <OpenReceipt id={orderId} />}</Suspense>
    </PublicPage>
  )
}
