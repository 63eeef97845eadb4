import { MapMarker } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { Locale } from '../../domain/market/languages.ts'
import { formatDistance } from '../kit/formatDistance.ts'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import './dropOff.css'
import { useLocalization } from '../kit/localization.ts'

export interface PinDisagreementView {
  /** In metres; `undefined` if pin and text agree. */
  readonly disagreement: number | undefined
  readonly addressAtPin: string | undefined
  readonly takeAddressAtPin: () => void
  readonly movePinToAddress: () => void
}

/** Asks which of pin and text is right: the rider follows the pin and reads the text. */
export const PinDisagreement = observer(function PinDisagreement({
  view,
  locale,
}: {
  readonly view: PinDisagreementView
  readonly locale: Locale
}) {
  const { l10n } = useLocalization()
  const { addressAtPin, disagreement } = view
  return (
    <div className="pin-disagreement">
      {/* The address at the pin follows later: only it is announced then, not the distance again. */}
      <div role="status" aria-atomic={false}>
        {disagreement !== undefined && (
          <Callout tone="attention" icon={<MapMarker />}>
            <p>{l10n.getString('address-pin-away', { distance: formatDistance(disagreement, locale) })}</p>
            {addressAtPin !== undefined && (
              <p className="muted">{l10n.getString('address-pin-at', { address: addressAtPin })}</p>
            )}
          </Callout>
        )}
      </div>
      {disagreement !== undefined && (
        <div className="callout-actions">
          {addressAtPin !== undefined && (
            <Button onClick={view.takeAddressAtPin}>{l10n.getString('address-pin-take')}</Button>
          )}
          <Button onClick={view.movePinToAddress}>{l10n.getString('address-pin-move')}</Button>
        </div>
      )}
    </div>
  )
})
