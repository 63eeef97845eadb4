import { Localized } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import { MINUTE, SECOND, type Instant } from '../../domain/instant.ts'
import type { CancelVerdict } from '../../domain/order/cancellation.ts'

/** '4:05', minutes and seconds. */
const countedDown = (ms: number): string => {
  const seconds = Math.ceil(Math.max(0, ms) / SECOND)
  return `${Math.floor((seconds * SECOND) / MINUTE)}:${String(seconds % 60).padStart(2, '0')}`
}

interface Props {
  readonly verdict: Extract<CancelVerdict, { readonly allowed: false }>
  readonly clock: { readonly now: Instant }
}

/**
 * Why an order cannot be cancelled (CANC-01); after a payment how long until it can (CANC-02). The seconds count here
 * and render nothing else; nobody has them read aloud one by one.
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
