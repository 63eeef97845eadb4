import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router'
import { useCallback, useEffect, useRef } from 'react'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import { useFocusTarget } from '../kit/useFocusTarget.ts'
import { useLocalization } from '../kit/localization.ts'
import { useStepTitle } from '../kit/useStepTitle.ts'
import { VoucherSection } from '../pricing/VoucherSection.tsx'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import { usePortal } from '../frame/Portal.ts'
import { ONE_COLUMN, useMedia } from '../kit/useMedia.ts'
import { Callout } from '../kit/Callout.tsx'
import { CollectionPointSection } from './CollectionPointSection.tsx'
import { DeliveryDetailsSection } from './DeliveryDetailsSection.tsx'
import { DropOffSection } from './DropOffSection.tsx'
import { CONFIRM_ITEM_VALUE_ID } from './ItemValueCheck.tsx'
import { MapBehindButton } from '../address/MapBehindButton.tsx'
import type { PrefillBannerView } from './PrefillBanner.tsx'
import { PaymentSummarySection } from './PaymentSummarySection.tsx'
import { fieldId } from '../kit/DraftField.tsx'
import { PlaceMap } from '../address/PlaceMap.tsx'
import { requestAddress } from '../paths/links.ts'
import { RequestSummary, SUBMIT_ID } from './RequestSummary.tsx'
import type { RequestViewModel } from './RequestViewModel.ts'
import { isOfInputMethod } from '../kit/inputMethod.ts'

const EarlierOrderBanner = lazyComponent(
  async () => (await fetchCode(() => import('./EarlierOrderBanner.tsx'))).EarlierOrderBanner,
)
const CardPaymentPanel = lazyComponent(
  async () => (await fetchCode(() => import('../payment/CardPaymentPanel.tsx'))).CardPaymentPanel,
)
const RequestCommands = lazyComponent(
  async () => (await fetchCode(() => import('./RequestCommands.tsx'))).RequestCommands,
)
const PrefillBanner = lazyComponent(async () => (await fetchCode(() => import('./PrefillBanner.tsx'))).PrefillBanner)
const EditChanges = lazyComponent(async () => (await fetchCode(() => import('./EditChanges.tsx'))).EditChanges)
const FeeChangedPrompt = lazyComponent(
  async () => (await fetchCode(() => import('./FeeChangedPrompt.tsx'))).FeeChangedPrompt,
)

/** Element ids of focus targets that are not fields with their own id. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  submit: SUBMIT_ID,
  'item-value': CONFIRM_ITEM_VALUE_ID,
  deliveryFee: fieldId('destinationTextAddress'),
  destinationLatitude: fieldId('destinationTextAddress'),
}

const targetId = (target: string): string => ELSEWHERE[target] ?? `request-${target}`

/** On wide screens, focuses the first field to fill in, unless the user is using another control. */
const useFirstFocus = (view: RequestViewModel, wide: boolean) =>
  useEffect(() => {
    const busy = document.activeElement?.closest('input, textarea, select, [role=dialog], [role=menu]')
    if (wide && !busy) document.getElementById(targetId(view.refusals.nextToFill))?.focus({ preventScroll: true })
  }, [view, wide])

/** Ctrl+Enter submits from anywhere in the form; Enter alone in a field never submits. */
const useSubmitKeys = (view: RequestViewModel) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || isOfInputMethod(event)) return
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault()
        view.submission.submit()
      } else if (event.target instanceof HTMLInputElement) event.preventDefault()
    }
    form.current?.addEventListener('keydown', onKeyDown, leaving)
    return () => leaving.abort()
  }, [view])
  return form
}

/** Says that a link filled in the form. The status is there before its words, which screen readers would miss otherwise. */
const BroughtByLink = observer(function BroughtByLink({ view }: { readonly view: PrefillBannerView }) {
  const { l10n } = useLocalization()
  const { step } = view.state
  return (
    <>
      <p className="visually-hidden" role="status">
        {step === 'filled' && l10n.getString('prefill-filled')}
      </p>
      {step !== 'none' && <PrefillBanner view={view} />}
    </>
  )
})

/** The four sections as one card, the map and the summary, on one page (SCR-08, REQ-11). */
export const RequestForm = observer(function RequestForm({ view }: { readonly view: RequestViewModel }) {
  const { deployment, flags, locale, map } = usePortal()
  const { l10n } = useLocalization()
  const wide = !useMedia(ONE_COLUMN)
  useFocusTarget(view.request, ({ at }) => targetId(at))
  useFirstFocus(view, wide)
  const form = useSubmitKeys(view)
  const { country } = deployment
  const { purpose, vendor } = view.request
  const navigate = useNavigate()
  const { sending } = view.request
  const { card } = view.request
  const vendorId = vendor?.id ?? ''
  const leave = useCallback(() => {
    view.sources.discard()
    void navigate(requestAddress(vendorId))
  }, [navigate, vendorId, view])
  const { isEditing } = view.earlier
  const title = l10n.getString(isEditing ? 'edit-title' : 'shell-tab-request')
  useStepTitle(title)
  if (!vendor) return null
  return (
    <form
      ref={form}
      data-kept
      className="request-page"
      aria-label={title}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <h1 className="visually-hidden">{title}</h1>
      <div className="request-sections">
        <div className="request-frozen" inert={view.request.isFixed}>
          {!vendor.isActive && (
            <Callout tone="attention" role="alert">
              {l10n.getString('request-vendor-inactive')}
            </Callout>
          )}
          <BroughtByLink view={view.prefill} />
          {purpose.kind !== 'new' && <EarlierOrderBanner view={view} country={country} locale={locale} leave={leave} />}
          <div className="request-card">
            <CollectionPointSection
              vendor={vendor}
              isBusy={view.terms.isCheckingHours}
              change={view.places.changeOrigin}
            />
            <DropOffSection
              view={view}
              country={country}
              locale={locale}
              map={!wide && <MapBehindButton view={view.places} />}
            />
            <DeliveryDetailsSection view={view} country={country} locale={locale} />
            <PaymentSummarySection
              view={view}
              isOn={flags.isOn}
              voucher={
                !isEditing &&
                flags.isOn('Voucher') && <VoucherSection view={view.voucher} country={country} locale={locale} />
              }
            />
            {isEditing && !wide && (
              <div className="request-section">
                <EditChanges view={view} place={{ country, locale }} isOn={flags.isOn} />
              </div>
            )}
          </div>
        </div>
        {card?.isShown === true && <CardPaymentPanel view={card} place={{ country, locale }} />}
      </div>
      <div className="request-aside">
        <RequestSummary view={view} country={country} locale={locale} />
        {wide && (
          <div className="map-beside" inert={view.request.isFixed}>
            <PlaceMap view={view.places} port={map} />
          </div>
        )}
      </div>
      <RequestCommands
        submit={view.submission.submit}
        paste={view.paste.open}
        hasVoucher={!isEditing && flags.isOn('Voucher')}
        isEditing={isEditing}
        leave={purpose.kind === 'new' ? undefined : leave}
      />
      {sending.step === 'asking' && (
        <FeeChangedPrompt
          change={sending.change}
          answer={sending.answer}
          place={{ country, locale }}
          isEditing={isEditing}
        />
      )}
    </form>
  )
})
