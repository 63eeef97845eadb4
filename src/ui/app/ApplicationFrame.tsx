import { reaction } from 'mobx'
import { Suspense, use, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { TextId } from '../../domain/text/textIds.ts'
import { PortalProvider } from '../frame/PortalProvider.tsx'
import type { ComposedPortal } from '../frame/Portal.ts'
import { useKeysWherePressed } from '../kit/useKeysWherePressed.ts'
import type { Application } from '../frame/Application.ts'
import { ApplicationSkeleton } from './ApplicationSkeleton.tsx'
import { TROUBLES } from './farewellTroubles.ts'
import { useLightPages } from '../frame/LightPages.ts'
import { LEAVING } from '../paths/leaving.ts'
import { Shell } from './Shell.tsx'

export { ScreenFailure } from './ScreenFailure.tsx'

/** The vendor in an address: the segment after the screen. */
const vendorIn = (pathname: string) => pathname.split('/')[2]

/** Loads a new page when the session ends, so that none of its data stays in memory. */
const useLeaving = ({ session }: ComposedPortal, leave: Application['leave']) =>
  useEffect(
    () =>
      reaction(
        () => session.state,
        (state) => {
          if (state.step === 'signed-out') leave(LEAVING[state.because])
        },
        { fireImmediately: true },
      ),
    [session, leave],
  )

/** The farewell messages that are also shown to signed-in people; all others say that a session has ended. */
const TRUE_INSIDE: ReadonlySet<TextId> = new Set(['farewell-somebody-else', 'farewell-device-token'])

/** Shows the previous page's message as a notice, because the application has no place for it. */
const useArrival = ({ notices }: ComposedPortal) => {
  const { farewell } = useLightPages()
  useEffect(() => {
    if (farewell !== undefined && TRUE_INSIDE.has(farewell))
      notices.notify(TROUBLES.has(farewell) ? 'error' : 'info', { id: farewell }, 'elsewhere', 'portal')
  }, [notices, farewell])
}

/** Signs guests out when guest mode is switched off, also while the page is open (MODE-04, FLAG-08). */
const useGuestsTurnedAway = ({ flags, session }: ComposedPortal) =>
  useEffect(
    () =>
      reaction(
        () => flags.areKnown && !flags.isOn('GuestCheckout'),
        (isOff) => {
          if (isOff) void session.turnGuestAway()
        },
        { fireImmediately: true },
      ),
    [flags, session],
  )

const OpenApplication = () => {
  const { open, opened, leave } = useLightPages().application
  const { pathname } = useLocation()
  // `use` suspends even on a settled promise, so the opened application is read first.
  const portal = opened() ?? use(open(vendorIn(pathname)))
  const [isOut] = useState(() => portal.session.state.step === 'signed-out')
  useLeaving(portal, leave)
  useArrival(portal)
  useGuestsTurnedAway(portal)
  useKeysWherePressed()
  // If the session has already ended, the next page explains it; no screen is shown here.
  if (isOut) return <ApplicationSkeleton deployment={portal.deployment} />
  return (
    <PortalProvider portal={portal}>
      <Shell />
    </PortalProvider>
  )
}

/** The application of a signed-in user, with a placeholder until it is composed. */
export const ApplicationFrame = () => (
  <Suspense fallback={<ApplicationSkeleton deployment={useLightPages().deployment} />}>
    <OpenApplication />
  </Suspense>
)
