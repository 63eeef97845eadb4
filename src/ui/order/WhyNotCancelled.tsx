import { observer } from 'mobx-react-lite'
import { MINUTE, SECOND, type Instant } from '../../domain/instant.ts'
import type { CancelVerdict } from '../../domain/order/cancellation.ts'
import { Localized } from '../kit/localization.ts'
import './whyNotCancelled.css'

/** Formats as '4:05': minutes and seconds. */
const countedDown = (ms: number): string => {
  const seconds = Math.ceil(Math.max(0, ms) / SECOND)
  return `${Math.floor((seconds * SECOND) / MINUTE)}:${String(seconds % 60).padStart(2, '0')}`
}

interface Props {
  readonly verdict: Extract<CancelVerdict, { readonly allowed: false }>
  readonly clock: { readonly now: Instant }
}

/**
 * Why an order cannot be cancelled (CANC-01); during the grace period after a payment, the time left (CANC-02). The
 * countdown renders nothing else, and screen readers do not announce it.
 */
export const WhyNotCancelled = observer(function WhyNotCancelled({ verdict, clock }: Props) {
  const isCounting = verdict.because === 'within-grace'
  return (
    <Localized
      id={`order-cancel-refused-${verdict.because}`}
      vars={{ left: isCounting ? countedDown(verdict.allowedFrom - clock.now) : '' }}
    >
      <p className="why-not" {...(isCounting && { role: 'timer' })} />
    </Localized>
  )
})
