import { Button } from '@blueprintjs/core'
import { BanCircleIcon } from '@blueprintjs/icons'
import { Localized } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import type { CancelVerdict } from '../../domain/order/cancellation.ts'
import { MINUTE, SECOND, type Instant } from '../../domain/instant.ts'
import { lazyComponent } from '../shared/lazyComponent.tsx'
import type { CancelOrderDialogView } from './CancelOrderDialog.tsx'

const CancelOrderDialog = lazyComponent(async () => (await import('./CancelOrderDialog.tsx')).CancelOrderDialog)

export interface CancelActionView extends CancelOrderDialogView {
  readonly verdict: CancelVerdict | undefined
  readonly clock: { readonly now: Instant }
  readonly isOpen: boolean
  readonly open: () => void
}

/** '4:05', minutes and seconds. */
const countedDown = (ms: number): string => {
  const seconds = Math.ceil(Math.max(0, ms) / SECOND)
  return `${Math.floor((seconds * SECOND) / MINUTE)}:${String(seconds % 60).padStart(2, '0')}`
}

interface Props {
  readonly view: CancelActionView
  readonly customer: string
}

/** The cancel action where the rules allow it (CANC-01), otherwise why not; a finished order says nothing. */
export const CancelAction = observer(function CancelAction({ view, customer }: Props) {
  const { verdict } = view
  if (verdict === undefined || (!verdict.allowed && verdict.because === 'finished' && !view.isOpen)) return null
  return (
    <>
      {verdict.allowed ? (
        <Localized id="order-cancel">
          <Button
            size="large"
            variant="outlined"
            intent="danger"
            icon={<BanCircleIcon />}
            loading={view.isSending}
            onClick={view.open}
          />
        </Localized>
      ) : (
        <Localized
          id={`order-cancel-refused-${verdict.because}`}
          vars={{ left: countedDown((verdict.allowedFrom ?? 0) - view.clock.now) }}
        >
          <p className="why-not" />
        </Localized>
      )}
      {view.isOpen && <CancelOrderDialog view={view} customer={customer} />}
    </>
  )
})
