import { useNavigate, useSearchParams } from 'react-router'
import { returnAddress } from '../../domain/session/returnAddress.ts'
import { LandingScreen } from '../market/LandingScreen.tsx'
import { SiteHeader } from '../market/SiteHeader.tsx'
import { failureText } from '../kit/failureText.ts'
import { addressAfterSignIn } from '../paths/addressAfterSignIn.ts'
import { Farewell } from './Farewell.tsx'
import { useLightPages, useRegisterAllowed } from '../frame/LightPages.ts'
import { SIGN_IN } from '../../domain/pagePaths.ts'

/** `/` (ROUTE-01). */
export const LandingPage = () => {
  const pages = useLightPages()
  const registerAllowed = useRegisterAllowed()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const returnTo = returnAddress(parameters.get('back') ?? '')
  const signInAddress = returnTo === undefined ? SIGN_IN : `${SIGN_IN}?back=${encodeURIComponent(returnTo)}`
  const requestAsGuest = async () => {
    const begun = await pages.requestAsGuest(pages.farewell === 'farewell-guest-ended')
    if (begun.kind === 'failed') return failureText(begun.failure)
    if (begun.kind === 'done') await navigate(addressAfterSignIn(parameters))
    return undefined
  }
  return (
    <>
      <SiteHeader {...pages} signInAddress={signInAddress} onToggleAppearance={pages.toggleAppearance} />
      <Farewell />
      <LandingScreen
        {...pages}
        guestAllowed={pages.flags.isOn('GuestCheckout') && !pages.lacks('beginGuest')}
        registerAllowed={registerAllowed}
        signInAddress={signInAddress}
        requestAsGuest={requestAsGuest}
      />
    </>
  )
}
