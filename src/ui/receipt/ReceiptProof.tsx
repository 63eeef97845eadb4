import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { OrderId } from '../../domain/ids.ts'
import type { PinsOfOrder } from '../../domain/proof/proof.ts'
import type { ProofKind } from '../../domain/proof/proofKind.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { useLocalization } from '../kit/localization.ts'
import { ProofDownload } from '../proof/ProofDownload.tsx'
import { ProofsViewModel } from '../proof/ProofsViewModel.ts'
import { ProofView } from '../proof/ProofView.tsx'
import { TryAgain } from '../kit/TryAgain.tsx'
import { usePortal } from '../frame/Portal.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { becauseOf } from '../kit/failureText.ts'
import { localizeText } from '../kit/localizeText.ts'

interface Props {
  readonly id: OrderId
  readonly kind: ProofKind
  readonly pins: PinsOfOrder
}

const TITLES: Readonly<Record<ProofKind, TextId>> = {
  collection: 'receipt-proof-collection',
  delivery: 'receipt-proof-delivery',
  return: 'receipt-proof-return',
}

/** One proof on the receipt; always open, also in print (PROOF-01, PROOF-03). */
export const ReceiptProof = observer(function ReceiptProof({ id, kind, pins }: Props) {
  const { run, notices, deployment, lacks, locale } = usePortal()
  const { l10n } = useLocalization()
  const view = useViewModel(() => new ProofsViewModel(id, { run, notices }))
  useEffect(() => {
    if (view.open === undefined) view.toggle(kind)
  }, [view, kind])
  const { state } = view
  if (lacks('readProof')) return null
  return (
    <article className="receipt-proof" aria-busy={state.step === 'loading'}>
      <h3>{l10n.getString(TITLES[kind])}</h3>
      {state.step === 'loading' && <span className="proof-photo proof-waiting" />}
      {state.step === 'shown' && (
        <ProofView proof={state.proof} pins={pins} zone={deployment.country.timeZone} locale={locale}>
          <span className="screen-only">
            <ProofDownload view={view} />
          </span>
        </ProofView>
      )}
      {state.step === 'absent' && <p className="muted">{l10n.getString('proof-not-available')}</p>}
      {state.step === 'failed' && (
        <div role="alert">
          <p>{localizeText(l10n, { id: 'order-not-loaded', args: becauseOf(state.failure) })}</p>
          <TryAgain onClick={view.retry} />
        </div>
      )}
    </article>
  )
})
