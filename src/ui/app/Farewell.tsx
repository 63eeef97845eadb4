import { Localized } from '@fluent/react'
import { useLightPages } from './LightPages.ts'

/** What the session that just ended leaves to say (SESS-07, ERR-23). */
export const Farewell = () => {
  const { farewell } = useLightPages()
  if (!farewell) return null
  return (
    <Localized id={farewell}>
      <p className="callout info farewell" role="status" />
    </Localized>
  )
}
