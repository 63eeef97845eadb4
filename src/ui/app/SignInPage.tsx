import { useEffect, useLayoutEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { SiteHeader } from '../market/SiteHeader.tsx'
import { SignInScreen } from '../session/SignInScreen.tsx'
import { SignInViewModel } from '../session/SignInViewModel.ts'
import { Farewell } from './Farewell.tsx'
import { addressAfterSignIn } from '../paths/addressAfterSignIn.ts'
import { useLightPages, useRegisterAllowed } from '../frame/LightPages.ts'

/** `/connect` (ROUTE-06). Loads the application while the user types. */
export const SignInPage = () => {
  const pages = useLightPages()
  const registerAllowed = useRegisterAllowed() ?? false
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const { signIn, typedEarly, prepareApplication } = pages
  const [isSignedIn, setSignedIn] = useState(false)
  const enter = () => {
    setSignedIn(true)
    void navigate(addressAfterSignIn(parameters), { replace: true })
  }
  const [view] = useState(() => new SignInViewModel(signIn, enter, typedEarly()))
  // The user may have typed while this rendered.
  useLayoutEffect(() => view.takeTyped(typedEarly()), [typedEarly, view])
  useEffect(prepareApplication, [prepareApplication])
  return (
    <>
      <SiteHeader {...pages} onToggleAppearance={pages.toggleAppearance} signInOffered={false} />
      {!isSignedIn && <Farewell />}
      <SignInScreen
        {...pages}
        view={view}
        registerAllowed={registerAllowed}
        resetOffered={!pages.lacks('forgotPassword')}
      />
    </>
  )
}
