import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import { OriginForm } from '../address/OriginForm.tsx'
import { usePortal } from '../frame/Portal.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { purposeKey, type RequestPurpose } from '../../domain/request/requestPurpose.ts'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import { useStartOfStep } from '../kit/startOfPage.ts'
import { trackingAddress } from '../paths/links.ts'
import { RequestForm } from './RequestForm.tsx'
import { RequestSkeleton } from './RequestSkeleton.tsx'
import { usePrefill } from './usePrefill.ts'
import { RequestViewModel } from './RequestViewModel.ts'
import { useRequestPurpose } from './useRequestPurpose.ts'
import './request.css'

const ServiceClosed = lazyComponent(async () => (await fetchCode(() => import('./ServiceClosed.tsx'))).ServiceClosed)
const EarlierOrderInstead = lazyComponent(
  async () => (await fetchCode(() => import('./EarlierOrderInstead.tsx'))).EarlierOrderInstead,
  () => <RequestSkeleton />,
)

/** Requests a rider (ROUTE-13, ROUTE-14), edits an order (EDIT-01) or repeats one; each purpose has its own request. */
export const RequestScreen = observer(function RequestScreen() {
  const purpose = useRequestPurpose()
  useStartOfStep(purpose && purposeKey(purpose))
  return purpose ? <RequestFor key={purposeKey(purpose)} purpose={purpose} /> : <RequestSkeleton />
})

const RequestFor = observer(function RequestFor({ purpose }: { readonly purpose: RequestPurpose }) {
  const portal = usePortal()
  const navigate = useNavigate()
  const { deployment, flags, locale, notices, run, vendors, work } = portal
  const view = useViewModel(
    () =>
      new RequestViewModel({
        run,
        language: portal.language,
        vendors,
        flags,
        work,
        notices,
        country: deployment.country,
        now: portal.now,
        mode: portal.session.mode,
        purpose,
        appearance: portal.appearance,
        goTo: (url) => window.location.assign(url),
        showOrders: (vendorId, orderId) => void navigate(trackingAddress(vendorId, orderId)),
      }),
  )

  usePrefill(view.prefill)
  useStartOfStep(view.request.page === 'waiting' ? undefined : view.request.page)

  if (vendors.state.step !== 'ready') return <RequestSkeleton />
  const { vendor, state } = view.request
  const earlier = view.earlier.state
  if (vendor && purpose.kind !== 'new' && (earlier.step === 'locked' || earlier.step === 'failed'))
    return (
      <EarlierOrderInstead
        vendorId={vendor.id}
        orderId={purpose.orderId}
        because={
          earlier.step === 'locked'
            ? { step: 'locked', status: earlier.order.status }
            : { ...earlier, tryAgain: view.sources.readAgain }
        }
      />
    )
  if (earlier.step === 'reading') return <RequestSkeleton />
  switch (view.request.page) {
    case 'waiting':
      return <RequestSkeleton />
    case 'origin':
      return <OriginForm view={view.origin} hasOthers={vendors.all.length > 1} />
    case 'closed':
      return (
        state.serviceHours && (
          <ServiceClosed
            hours={state.serviceHours}
            isChecking={view.terms.isCheckingHours}
            checkAgain={view.terms.checkHoursAgain}
            country={deployment.country}
            locale={locale}
          />
        )
      )
    case 'form':
      return <RequestForm view={view} />
  }
})
