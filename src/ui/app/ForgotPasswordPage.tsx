import { useLayoutEffect, useState } from 'react'
import { SiteHeader } from '../market/SiteHeader.tsx'
import { ForgotPasswordScreen } from '../session/ForgotPasswordScreen.tsx'
import { ForgotPasswordViewModel } from '../session/ForgotPasswordViewModel.ts'
import { useLightPages } from '../frame/LightPages.ts'

/** `/forgot-password` (ROUTE-03). Keeps text typed before the script loaded. */
export const ForgotPasswordPage = () => {
  const pages = useLightPages()
  const { accounts, typedEarly } = pages
  const [view] = useState(() => new ForgotPasswordViewModel(accounts, typedEarly()))
  useLayoutEffect(() => view.takeTyped(typedEarly()), [typedEarly, view])
  return (
    <>
      <SiteHeader {...pages} onToggleAppearance={pages.toggleAppearance} />
      <ForgotPasswordScreen {...pages} view={view} />
    </>
  )
}
