import { BoxIcon, CameraIcon, TickCircleIcon, UndoIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, type ComponentType } from 'react'
import type { Instant } from '../../domain/instant.ts'
import type { Order } from '../../domain/order/order.ts'
import type { PinsOfOrder } from '../../domain/proof/proof.ts'
import { PROOF_KEPT_DAYS, proofSteps, type ProofKind, type ProofStep } from '../../domain/proof/proofKind.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { Button } from '../kit/Button.tsx'
import { formatMoment } from '../kit/dayFormats.ts'
import { formatDayTime } from '../kit/formats.ts'
import { TryAgain } from '../kit/TryAgain.tsx'
import { usePortal } from '../frame/Portal.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { useEscape } from '../kit/useEscape.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { becauseOf } from '../kit/failureText.ts'
import { localizeText } from '../kit/localizeText.ts'
import { ProofDownload } from './ProofDownload.tsx'
import { ProofsViewModel } from './ProofsViewModel.ts'
import { ProofView } from './ProofView.tsx'
import './proof.css'

const KINDS: Readonly<
  Record<ProofKind, { readonly textId: TextId; readonly Icon: ComponentType<{ readonly size?: number }> }>
> = {
  collection: { textId: 'proof-collection', Icon: BoxIcon },
  delivery: { textId: 'proof-delivery', Icon: TickCircleIcon },
  return: { textId: 'proof-return', Icon: UndoIcon },
}

interface Props {
  readonly order: Order
  readonly vendor: Vendor | undefined
  readonly clock: { readonly now: Instant }
}

/** The proofs of an order, as soon as there can be one; nothing if the flag is off or the back end lacks the call (PROOF-01, PROOF-02). */
export const OrderProofs = observer(function OrderProofs({ order, vendor, clock }: Props) {
  const { flags, lacks } = usePortal()
  const steps = flags.isOn('ProofOfDelivery') && !lacks('readProof') ? proofSteps(order) : []
  if (steps.length === 0) return null
  const collection = vendor?.location.coordinates
  const pins: PinsOfOrder = { destination: order.customer.location, ...(collection && { collection }) }
  return <ShownProofs key={order.id} order={order} steps={steps} pins={pins} clock={clock} />
})

interface ShownProps extends Pick<Props, 'order' | 'clock'> {
  readonly steps: ReadonlyArray<ProofStep>
  readonly pins: PinsOfOrder
}

const ShownProofs = observer(function ShownProofs({ order, steps, pins, clock }: ShownProps) {
  const { run, notices, deployment, locale } = usePortal()
  const zone = deployment.country.timeZone
  const view = useViewModel(() => new ProofsViewModel(order.id, { run, notices }))
  const part = useRef<HTMLElement>(null)
  const viewerId = useId()
  const closeFirst = () => {
    part.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    view.close()
  }
  useEscape(part, view.open === undefined ? undefined : closeFirst)
  return (
    <section className="details-part order-proofs" ref={part}>
      <Localized id="proof-title">
        <h3>Proofs</h3>
      </Localized>
      <ul className="proof-steps">
        {steps.map(({ kind, at }) => {
          const { Icon, textId } = KINDS[kind]
          const isOpen = view.open === kind
          return (
            <li key={kind}>
              <Button
                className="proof-step"
                icon={<Icon size={16} />}
                endIcon={
                  <time dateTime={new Date(at).toISOString()} title={formatDayTime(at, zone, locale)}>
                    {formatMoment(at, clock.now, zone, locale)}
                  </time>
                }
                aria-expanded={isOpen}
                {...(isOpen && { 'aria-controls': viewerId })}
                onClick={() => view.toggle(kind)}
              >
                <Localized id={textId}>
                  <span className="word" />
                </Localized>
              </Button>
            </li>
          )
        })}
      </ul>
      {view.open !== undefined && <Viewer key={view.open} id={viewerId} kind={view.open} view={view} pins={pins} />}
    </section>
  )
})

interface ViewerProps {
  readonly id: string
  readonly kind: ProofKind
  readonly view: ProofsViewModel
  readonly pins: PinsOfOrder
}

const Viewer = observer(function Viewer({ id, kind, view, pins }: ViewerProps) {
  const { deployment, locale } = usePortal()
  const { l10n } = useLocalization()
  const top = useRef<HTMLDivElement>(null)
  const { state } = view
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div
      id={id}
      ref={top}
      role="region"
      className="proof-viewer"
      aria-label={l10n.getString(KINDS[kind].textId)}
      aria-busy={state.step === 'loading'}
    >
      {state.step === 'shown' && (
        <ProofView proof={state.proof} pins={pins} zone={deployment.country.timeZone} locale={locale}>
          <ProofDownload view={view} />
        </ProofView>
      )}
      <div role="status">
        {state.step === 'loading' && (
          <div className="proof">
            <span className="proof-photo proof-waiting" />
            <Localized id="shell-loading">
              <p className="proof-words" />
            </Localized>
          </div>
        )}
        {state.step === 'absent' && (
          <div className="proof-message">
            <CameraIcon size={24} />
            <Localized id="proof-not-available">
              <strong>Not available</strong>
            </Localized>
            <Localized id="proof-kept-how-long" vars={{ days: PROOF_KEPT_DAYS }}>
              <p className="muted" />
            </Localized>
          </div>
        )}
      </div>
      {state.step === 'failed' && (
        <div className="proof-message" role="alert">
          <p>{localizeText(l10n, { id: 'order-not-loaded', args: becauseOf(state.failure) })}</p>
          <TryAgain onClick={view.retry} />
        </div>
      )}
    </div>
  )
})
