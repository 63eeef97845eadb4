import { Button, Callout } from '@blueprintjs/core'
import { MapMarker } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { Locale } from '../../domain/market/languages.ts'
import { formatDistance } from '../kit/formatDistance.ts'
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
    <div role="status">
      {disagreement !== undefined && (
        <Callout className="pin-disagreement" intent="warning" icon={<MapMarker />}>
          <p>{l10n.getString('address-pin-away', { distance: formatDistance(disagreement, locale) })}</p>
          {addressAtPin !== undefined && (
            <p className="muted">{l10n.getString('address-pin-at', { address: addressAtPin })}</p>
          )}
          <div className="callout-actions">
            {addressAtPin !== undefined && (
              <Button text={l10n.getString('address-pin-take')} onClick={view.takeAddressAtPin} />
            )}
            <Button text={l10n.getString('address-pin-move')} onClick={view.movePinToAddress} />
          </div>
        </Callout>
      )}
    </div>
  )
})
