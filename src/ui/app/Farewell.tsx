import { useSearchParams } from 'react-router'
import { Callout } from '../kit/Callout.tsx'
import { Localized } from '../kit/localization.ts'
import { closedByFlagText } from './closedByFlag.ts'
import { useLightPages } from '../frame/LightPages.ts'
import { TROUBLES } from './farewellTroubles.ts'

/** The message of an ended session or of a switched-off page (SESS-07, ERR-23, ROUTE-23). */
export const Farewell = () => {
  const [parameters] = useSearchParams()
  const { farewell: left } = useLightPages()
  const farewell = closedByFlagText(parameters) ?? left
  if (!farewell) return null
  const isTrouble = TROUBLES.has(farewell)
  return (
    <Localized id={farewell}>
      <Callout tone={isTrouble ? 'failed' : 'info'} className="farewell" {...(isTrouble && { role: 'alert' })} />
    </Localized>
  )
}
