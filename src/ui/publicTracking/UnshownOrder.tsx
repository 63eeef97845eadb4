import { observer } from 'mobx-react-lite'
import { Callout } from '../kit/Callout.tsx'
import { useLocalization } from '../kit/localization.ts'
import { useStepTitle } from '../kit/useStepTitle.ts'
import { TROUBLE_TEXTS } from './Freshness.tsx'
import type { PublicOrderViewModel } from './PublicOrderViewModel.ts'

/** Replaces an order that is loading, cannot be loaded, or does not exist. */
export const UnshownOrder = observer(function UnshownOrder({ view }: { readonly view: PublicOrderViewModel }) {
  const { l10n } = useLocalization()
  const { picture, trouble } = view
  useStepTitle(picture.step === 'unknown' ? l10n.getString('public-unknown-title') : undefined)
  if (picture.step === 'unknown')
    return (
      <div className="not-found">
        <h1>{l10n.getString('public-unknown-title')}</h1>
        <p>{l10n.getString('public-unknown-text')}</p>
      </div>
    )
  return (
    <div className="public-waiting">
      <h1>{l10n.getString('public-title')}</h1>
      {trouble === undefined ? (
        <p role="status">{l10n.getString('public-reading')}</p>
      ) : (
        <Callout role="alert">
          {`${l10n.getString(TROUBLE_TEXTS[trouble])} ${l10n.getString('public-looks-again')}`}
        </Callout>
      )}
    </div>
  )
})
