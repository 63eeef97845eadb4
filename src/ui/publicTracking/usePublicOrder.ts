import { useParams, useSearchParams } from 'react-router'
import { useLightPages } from '../frame/LightPages.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { PublicOrderViewModel } from './PublicOrderViewModel.ts'

/** The order in the page's address; the parameter `vendorId` overrides the prefix of the id (OP-60). */
export const usePublicOrder = (): PublicOrderViewModel => {
  const { deviceNow, followOrder } = useLightPages()
  const { orderId = '' } = useParams()
  const vendorId = useSearchParams()[0].get('vendorId')
  return useViewModel(
    () => new PublicOrderViewModel({ id: orderId, ...(vendorId !== null && { vendorId }) }, followOrder, deviceNow),
  )
}
