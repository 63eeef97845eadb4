import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { SiteHeader } from '../market/SiteHeader.tsx'
import { ConfirmEmailScreen } from '../session/ConfirmEmailScreen.tsx'
import { ConfirmEmailViewModel } from '../session/ConfirmEmailViewModel.ts'
import { useLightPages, useSignInOffered } from '../frame/LightPages.ts'

/** `/confirm-email#…`: browsers do not send the part after the '#'. */
export const ConfirmEmailPage = () => {
  const pages = useLightPages()
  const signInOffered = useSignInOffered()
  const { hash } = useLocation()
  const [view] = useState(() => new ConfirmEmailViewModel(pages.accounts, hash.slice(1)))
  useEffect(() => void view.confirm(), [view])
  return (
    <>
      <SiteHeader {...pages} onToggleAppearance={pages.toggleAppearance} signInOffered={signInOffered} />
      <ConfirmEmailScreen {...pages} view={view} />
    </>
  )
}
