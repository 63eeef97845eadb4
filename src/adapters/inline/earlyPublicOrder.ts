import { pathOf, PUBLIC_ORDER } from '../../../contract/path.ts'
import { backEndOfPage } from '../page/backEndOfPage.ts'
import { sendEarly } from './parts/sendEarly.ts'

/*
 * On the public pages of an order: requests the order while the scripts load.
 */

try {
  const query = new URLSearchParams({ orderId: decodeURIComponent(location.pathname.split('/')[2] ?? '') })
  const vendorId = new URLSearchParams(location.search).get('vendorId')
  if (vendorId !== null) query.set('vendorId', vendorId)
  const { backend, calls = location.origin } = backEndOfPage()
  if (!backend) void sendEarly(`${calls}${pathOf(PUBLIC_ORDER)}?${query.toString()}`)
} catch {
  // The page sends the request itself and reports the failure.
}
