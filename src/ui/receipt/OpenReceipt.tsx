import { use } from 'react'
import { useLightPages } from '../frame/LightPages.ts'
import { NoticeStack } from '../notice/NoticeStack.tsx'
import { PortalProvider } from '../frame/PortalProvider.tsx'
import { ReceiptScreen } from './ReceiptScreen.tsx'

/** Opens the application and shows the receipt, also without a session. */
export const OpenReceipt = ({ id }: { readonly id: string }) => {
  const portal = use(useLightPages().application.open(undefined))
  return (
    <PortalProvider portal={portal}>
      <ReceiptScreen key={id} id={id} />
      <NoticeStack view={portal.notices} />
    </PortalProvider>
  )
}
