import type { Instant } from '../../domain/instant.ts'
import {
  detailsEndAt,
  finishedAt,
  type PublicDetails,
  type PublicOrder,
} from '../../domain/publicTracking/publicOrder.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { useLightPages } from '../frame/LightPages.ts'
import { formatDayTime, formatZone } from '../kit/formats.ts'
import { useLocalization } from '../kit/localization.ts'

/** The collection point and the destination in words, like the map. */
export const Places = ({ vendor, destination }: PublicDetails) => {
  const { l10n } = useLocalization()
  return (
    <dl className="places">
      <div>
        <dt>{l10n.getString('way-from')}</dt>
        <dd>
          <bdi>{vendor.name}</bdi>
          <bdi className="muted">{vendor.address}</bdi>
        </dd>
      </div>
      <div>
        <dt>{l10n.getString('way-to')}</dt>
        <dd>
          <bdi>{destination.address}</bdi>
        </dd>
      </div>
    </dl>
  )
}

/** The code and the number of the order. */
export const Numbers = ({ code, id }: Pick<PublicOrder, 'code' | 'id'>) => {
  const { l10n } = useLocalization()
  return (
    <>
      <p>
        <span>{l10n.getString('public-code')}</span> <strong className="ltr">{code}</strong>
      </p>
      <p>
        <span>{l10n.getString('public-number')}</span> <span className="ltr">{id}</span>
      </p>
    </>
  )
}

/** The times, in the country's time zone. */
export const Times = ({ order }: { readonly order: PublicOrder }) => {
  const { deployment, locale } = useLightPages()
  const { l10n } = useLocalization()
  const zone = deployment.country.timeZone
  const timeLine = (id: TextId, moment: Instant | undefined) =>
    moment !== undefined && <p>{l10n.getString(id, { time: formatDayTime(moment, zone, locale) })}</p>
  return (
    <>
      {timeLine('public-placed-at', order.createdAt)}
      {timeLine('public-planned-for', order.details?.preorderedFor)}
      {timeLine('public-finished-at', finishedAt(order))}
      {order.details && timeLine('public-details-until', detailsEndAt(order))}
      <p>{l10n.getString('field-times-in', { zone: formatZone(zone, locale, order.answeredAt) })}</p>
    </>
  )
}
