import { use, useEffect } from 'react'
import { ApplicationContext } from '../frame/Application.ts'
import { NoticeStack } from '../notice/NoticeStack.tsx'
import { PortalContext } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { ReceiptScreen } from './ReceiptScreen.tsx'

/** Opens the application and shows the receipt, also without a session. */
export const OpenReceipt = ({ id }: { readonly id: string }) => {
  const { portal } = use(use(ApplicationContext).open(undefined))
  const { l10n } = useLocalization()
  useEffect(() => {
    const before = document.title
    document.title = l10n.getString('receipt-page-title', { orderId: id })
    return () => {
      document.title = before
    }
  }, [l10n, id])
  return (
    <PortalContext value={portal}>
      <ReceiptScreen key={id} id={id} />
      <NoticeStack view={portal.notices} />
    </PortalContext>
  )
}
