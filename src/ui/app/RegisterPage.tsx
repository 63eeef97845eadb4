import { useLayoutEffect, useState } from 'react'
import { SiteHeader } from '../market/SiteHeader.tsx'
import { RegisterScreen } from '../session/RegisterScreen.tsx'
import { RegisterViewModel } from '../session/RegisterViewModel.ts'
import { useLightPages } from '../frame/LightPages.ts'

/** `/register` (ROUTE-04). Keeps text typed before the script loaded. */
export const RegisterPage = () => {
  const pages = useLightPages()
  const { accounts, typedEarly } = pages
  const [view] = useState(() => new RegisterViewModel(accounts, pages.deployment, pages.language, typedEarly()))
  useLayoutEffect(() => view.takeTyped(typedEarly()), [typedEarly, view])
  return (
    <>
      <SiteHeader {...pages} onToggleAppearance={pages.toggleAppearance} />
      <RegisterScreen {...pages} view={view} />
    </>
  )
}
