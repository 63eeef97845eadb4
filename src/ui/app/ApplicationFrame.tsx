import { LocalizationProvider } from '@fluent/react'
import { reaction } from 'mobx'
import { Suspense, use, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { PortalContext, type Portal } from '../frame/Portal.ts'
import { useKeysWherePressed } from '../kit/useKeysWherePressed.ts'
import { ApplicationContext, type Application } from '../frame/Application.ts'
import { ApplicationSkeleton } from './ApplicationSkeleton.tsx'
import { TROUBLES } from './farewellTroubles.ts'
import { useLightPages } from '../frame/LightPages.ts'
import { LEAVING } from '../paths/leaving.ts'
import { Shell } from './Shell.tsx'

/** The vendor that an address names: the segment behind the screen. */
const vendorIn = (pathname: string) => pathname.split('/')[2]

/** Leaving is a new page: nothing of a session stays behind in memory. */
const useLeaving = ({ session }: Portal, leave: Application['leave']) =>
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

/** What the page before leaves to say is said here when somebody is in already. */
const useArrival = ({ notices }: Portal) => {
  const { farewell } = useLightPages()
  useEffect(() => {
    if (farewell !== undefined) notices.tell(TROUBLES.has(farewell) ? 'error' : 'info', { id: farewell })
  }, [notices, farewell])
}

/** Guests are here only while they are wanted, also while the page is open (MODE-04, FLAG-08). */
const useGuestsTurnedAway = ({ flags, session }: Portal) =>
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
  const { open, opened, leave } = use(ApplicationContext)
  const { pathname } = useLocation()
  // A promise is waited for even when it is kept already.
  const { portal, l10n } = opened() ?? use(open(vendorIn(pathname)))
  const [isOut] = useState(() => portal.session.state.step === 'signed-out')
  useLeaving(portal, leave)
  useArrival(portal)
  useGuestsTurnedAway(portal)
  useKeysWherePressed()
  // Whoever was shut out on the way in sees no screen that says so in its own words: the next page does.
  if (isOut) return <ApplicationSkeleton deployment={portal.deployment} />
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
