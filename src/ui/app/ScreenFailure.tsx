import { useLocation } from 'react-router'
import { OfflineNotice } from './OfflineNotice.tsx'
import { FailureOfRoute } from './RouteFailure.tsx'
import { isAt, ORDER_TRACKING } from '../../domain/pagePaths.ts'

/** Replaces a screen that crashed or could not be loaded, within the frame. */
export const ScreenFailure = () => {
  // Order tracking would show its own connection state.
  const isTracking = isAt(useLocation().pathname, ORDER_TRACKING)
  return (
    <>
      {isTracking && <OfflineNotice />}
      <FailureOfRoute />
    </>
  )
}
