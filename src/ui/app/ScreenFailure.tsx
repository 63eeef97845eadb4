import { useLocation } from 'react-router'
import { OfflineNotice } from './OfflineNotice.tsx'
import { FailureOfRoute } from './RouteFailure.tsx'

/** Replaces a screen that crashed or could not be loaded, within the frame. */
export const ScreenFailure = () => {
  // Order tracking would show its own connection state.
  const isTracking = useLocation().pathname.startsWith('/order-tracking')
  return (
    <>
      {isTracking && <OfflineNotice />}
      <FailureOfRoute />
    </>
  )
}
