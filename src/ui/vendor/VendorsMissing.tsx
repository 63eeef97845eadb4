import { LogOut, Shop, WarningSign } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import { Button } from '../kit/Button.tsx'
import { TryAgain } from '../kit/TryAgain.tsx'
import { useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { failureText } from '../kit/failureText.ts'
import { Instead } from '../kit/Instead.tsx'
import { usePortal } from '../frame/Portal.ts'

/** Shows why the vendors could not be loaded, with a retry button. The notice says what failed (ERR-05). */
const NotLoaded = ({ failure }: { readonly failure: ServiceFailure }) => {
  const { vendors } = usePortal()
  const { l10n } = useLocalization()
  return (
    <Instead icon={<WarningSign size={32} />} title={l10n.getString('shell-vendors-missing')}>
      <p className="instead-lead">{localizeText(l10n, failureText(failure))}</p>
      <TryAgain kind="primary" size="large" onClick={() => void vendors.load(undefined)} />
    </Instead>
  )
}

/** The account has no vendor, perhaps because it is the wrong account (ERR-06). */
const NoneAssigned = observer(function NoneAssigned() {
  const { session } = usePortal()
  const { l10n } = useLocalization()
  return (
    <Instead icon={<Shop size={32} />} title={l10n.getString('shell-vendors-missing')}>
      <p className="instead-lead">{l10n.getString('shell-vendors-none-hint')}</p>
      {session.mode === 'classic' && (
        <Button size="large" icon={<LogOut />} onClick={() => void session.signOut()}>
          {l10n.getString('shell-sign-out')}
        </Button>
      )}
    </Instead>
  )
})

/** Replaces every screen that needs a vendor while there is none (AUTH-13). */
export const VendorsMissing = observer(function VendorsMissing() {
  const { state } = usePortal().vendors
  return state.step === 'failed' ? <NotLoaded failure={state.failure} /> : <NoneAssigned />
})
