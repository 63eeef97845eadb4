import { use } from 'react'
import { ApplicationContext } from '../frame/Application.ts'
import { NoticeStack } from '../notice/NoticeStack.tsx'
import { PortalContext } from '../frame/Portal.ts'
import { ReceiptScreen } from './ReceiptScreen.tsx'

/** Opens the application and shows the receipt, also without a session. */
export const OpenReceipt = ({ id }: { readonly id: string }) => {
  const { portal } = use(use(ApplicationContext).open(undefined))
  return (
    <PortalContext value={portal}>
      <ReceiptScreen key={id} id={id} />
      <NoticeStack view={portal.notices} />
    </PortalContext>
  )
}
