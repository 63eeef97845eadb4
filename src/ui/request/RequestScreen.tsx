import { useLocalization } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router'
import { OriginForm } from '../address/OriginForm.tsx'
import { failureText } from '../shared/failureText.ts'
import { usePortal } from '../shared/Portal.ts'
import { useViewModel } from '../shared/useViewModel.ts'
import { RequestForm } from './RequestForm.tsx'
import { NoVendors, RequestSkeleton, ServiceClosed, VendorsFailed } from './RequestStates.tsx'
import { RequestViewModel } from './RequestViewModel.ts'
import { wordsOf } from './wordsOf.ts'
import './request.css'

/** Request a rider (ROUTE-13, ROUTE-14). */
export const RequestScreen = observer(function RequestScreen() {
  const portal = usePortal()
  const { l10n } = useLocalization()
  const navigate = useNavigate()
  const { deployment, flags, locale, notices, run, vendors } = portal
  const view = useViewModel(
    () =>
      new RequestViewModel({
        run,
        locale,
        vendors,
        flags,
        notices,
        country: deployment.country,
        now: Date.now,
        appearance: portal.appearance,
        showOrders: (vendorId, orderId) =>
          void navigate(
            `/order-tracking/${encodeURIComponent(vendorId)}${orderId === undefined ? '' : `?order_id=${encodeURIComponent(orderId)}`}`,
          ),
      }),
  )

  switch (vendors.state.step) {
    case 'loading':
      return <RequestSkeleton />
    case 'none':
      return <NoVendors />
    case 'failed':
      return (
        <VendorsFailed
          because={wordsOf(l10n, failureText(vendors.state.failure))}
          tryAgain={() => void vendors.load(undefined)}
        />
      )
    case 'ready':
      break
  }
  const { state } = view.request
  switch (view.page) {
    case 'waiting':
      return <RequestSkeleton />
    case 'origin':
      return <OriginForm view={view.origin} hasOthers={vendors.all.length > 1} />
    case 'closed':
      return (
        state.serviceHours && (
          <ServiceClosed
            hours={state.serviceHours}
            isChecking={view.isCheckingHours}
            checkAgain={view.checkHoursAgain}
            country={deployment.country}
            locale={locale}
          />
        )
      )
    case 'form':
      return <RequestForm view={view} />
  }
})
