import { BanCircleIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { fetchCode } from '../../application/build/fetchCode.ts'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import { SendButton } from '../kit/SendButton.tsx'
import { useLocalization } from '../kit/localization.ts'
import type { CancelOrderDialogView } from './CancelOrderDialog.tsx'
import { WhyNotCancelled } from './WhyNotCancelled.tsx'

const CancelOrderDialog = lazyComponent(
  async () => (await fetchCode(() => import('./CancelOrderDialog.tsx'))).CancelOrderDialog,
)

export interface CancelActionView extends CancelOrderDialogView {
  readonly isOpen: boolean
  readonly open: () => void
}

interface Props {
  readonly view: CancelActionView
  readonly customer: string
}

/** The cancel button if the order can be cancelled (CANC-01), else the reason; nothing for a finished order. */
export const CancelAction = observer(function CancelAction({ view, customer }: Props) {
  const { l10n } = useLocalization()
  const { verdict } = view
  if (verdict === undefined || (!verdict.allowed && verdict.because === 'finished' && !view.isOpen)) return null
  return (
    <>
      {verdict.allowed ? (
        <SendButton
          size="large"
          variant="outlined"
          intent="danger"
          icon={<BanCircleIcon />}
          isBusy={view.isSending}
          text={l10n.getString('order-cancel')}
          busyText={l10n.getString('shell-sending')}
          onClick={view.open}
        />
      ) : (
        <WhyNotCancelled verdict={verdict} clock={view.clock} />
      )}
      {view.isOpen && <CancelOrderDialog view={view} customer={customer} />}
    </>
  )
})
