import type { Instant } from '../../domain/instant.ts'
import { useMarket } from '../frame/useMarket.ts'
import { formatZone } from '../kit/formats.ts'
import { Localized } from '../kit/localization.ts'

/** The time zone of all times on the screen (COUNTRY-07). */
export const ZoneLine = ({ now, className = 'zone' }: { readonly now: Instant; readonly className?: string }) => {
  const { deployment, locale } = useMarket()
  return (
    <Localized id="field-times-in" vars={{ zone: formatZone(deployment.country.timeZone, locale, now) }}>
      <p className={className} />
    </Localized>
  )
}
