import { LocalizationProvider } from '@fluent/react'
import { reaction } from 'mobx'
import { Suspense, use, useEffect } from 'react'
import { useLocation } from 'react-router'
import { PortalContext, type Portal } from '../shared/Portal.ts'
import { ApplicationContext } from './Application.ts'
import { ApplicationSkeleton } from './ApplicationSkeleton.tsx'
import { useLightPages } from './LightPages.ts'
import { pageTitle } from './pageTitle.ts'
import { Shell } from './Shell.tsx'

/** The vendor that an address names: the segment behind the screen. */
const vendorIn = (pathname: string) => pathname.split('/')[2]

/** Leaving is a new page: nothing of a session stays behind in memory. */
const useLeaving = ({ session }: Portal, leave: (because: 'asked' | 'ended') => void) =>
  useEffect(
    () =>
      reaction(
        () => session.state,
        (state) => {
          if (state.step === 'signed-out') leave(state.because === 'asked' ? 'asked' : 'ended')
        },
        { fireImmediately: true },
      ),
    [session, leave],
  )

const OpenApplication = () => {
  const { open, leave } = use(ApplicationContext)
  const { pathname } = useLocation()
  const { portal, l10n } = use(open(vendorIn(pathname)))
  useLeaving(portal, leave)
  useEffect(() => {
    document.title = pageTitle(l10n, portal.deployment, portal.locale)
  }, [l10n, portal])
  return (
    <LocalizationProvider l10n={l10n}>
      <PortalContext value={portal}>
        <Shell />
      </PortalContext>
    </LocalizationProvider>
  )
}

/** The application of a signed-in person; its shape stands until it is composed. */
export const ApplicationFrame = () => (
  <Suspense fallback={<ApplicationSkeleton deployment={useLightPages().deployment} />}>
    <OpenApplication />
  </Suspense>
)
