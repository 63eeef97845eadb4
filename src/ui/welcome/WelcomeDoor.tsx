import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { lazyComponent } from '../shared/lazyComponent.tsx'
import { usePortal } from '../shared/Portal.ts'

const Welcome = lazyComponent(async () => (await import('./Welcome.tsx')).Welcome)

/** Where the walkthrough comes in: at the first visit of the request page (OP-33). */
export const WelcomeDoor = observer(function WelcomeDoor() {
  const { welcome } = usePortal()
  const isRequestPage = useLocation().pathname.startsWith('/request-a-rider')
  useEffect(() => {
    if (isRequestPage) void welcome.visit()
  }, [isRequestPage, welcome])
  return welcome.screen && isRequestPage ? <Welcome screen={welcome.screen} /> : null
})
