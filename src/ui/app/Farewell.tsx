import { useSearchParams } from 'react-router'
import { Localized } from '../kit/localization.ts'
import { closedDoorText } from './closedDoor.ts'
import { useLightPages } from '../frame/LightPages.ts'
import { TROUBLES } from './farewellTroubles.ts'

/** The message of an ended session or of a switched-off page (SESS-07, ERR-23, ROUTE-23). */
export const Farewell = () => {
  const [parameters] = useSearchParams()
  const { farewell: left } = useLightPages()
  const farewell = closedDoorText(parameters) ?? left
  if (!farewell) return null
  const isTrouble = TROUBLES.has(farewell)
  return (
    <Localized id={farewell}>
      <p
        className={isTrouble ? 'callout failed farewell' : 'callout info farewell'}
        role={isTrouble ? 'alert' : 'status'}
      />
    </Localized>
  )
}
