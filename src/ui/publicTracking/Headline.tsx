import { observer } from 'mobx-react-lite'
import { arrivalOf, type Arrival } from '../../domain/publicTracking/arrival.ts'
import type { Instant } from '../../domain/instant.ts'
import type { PublicOrder } from '../../domain/publicTracking/publicOrder.ts'
import { trackingStage } from '../../domain/publicTracking/trackingStage.ts'
import { useLightPages } from '../frame/LightPages.ts'
import { formatMoment } from '../kit/dayFormats.ts'
import { useLocalization, type Localization } from '../kit/localization.ts'
import { Freshness } from './Freshness.tsx'
import { ProgressSteps } from './ProgressSteps.tsx'
import type { PublicOrderViewModel } from './PublicOrderViewModel.ts'

/** What the page calls the order, and the one sentence about its status. */
export interface Words {
  readonly eyebrow: string | undefined
  readonly sentence: string
}

interface Props {
  readonly view: PublicOrderViewModel
  readonly order: PublicOrder
  readonly words: Words
}

/** The time of arrival, as soon as it is known, and the status in one sentence (PUB-01). */
export const Headline = observer(function Headline({ view, order, words: { eyebrow, sentence } }: Props) {
  const { deployment, locale } = useLightPages()
  const { l10n } = useLocalization()
  const { minimumEta, timeZone } = deployment.country
  const { now } = view
  const arrival = arrivalOf(order, { now, minimumEta })
  const timeOf = (moment: Instant) => formatMoment(moment, now, timeZone, locale)
  const remark = arrival && remarkOf(l10n, arrival, timeOf)
  return (
    <>
      {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
      {arrival && <h1>{headlineOf(l10n, arrival, timeOf)}</h1>}
      <div aria-live="polite">
        {arrival ? <p className="sentence">{sentence}</p> : <h1>{sentence}</h1>}
        {order.status === 'DELAYED' && <p className="delayed">{l10n.getString('public-delayed')}</p>}
      </div>
      {remark !== undefined && <p className="remark">{remark}</p>}
      <Freshness view={view} order={order} />
      <ProgressSteps stage={trackingStage(order)} />
    </>
  )
})

type TimeOf = (moment: Instant) => string

const headlineOf = (l10n: Localization, arrival: Arrival, timeOf: TimeOf): string =>
  l10n.getString(`public-arrives-${arrival.kind}`, 'at' in arrival ? { time: timeOf(arrival.at) } : {})

const remarkOf = (l10n: Localization, arrival: Arrival, timeOf: TimeOf): string | undefined => {
  if (arrival.kind === 'late') return l10n.getString('public-was-expected', { time: timeOf(arrival.at) })
  if (!('exact' in arrival)) return undefined
  const { exact } = arrival
  if (exact.known === 'later') return l10n.getString('public-exact-later')
  const { pickUp } = exact
  if (pickUp === undefined) return l10n.getString('public-exact-with-pick-up')
  return pickUp === 'near'
    ? l10n.getString('public-exact-with-pick-up-near')
    : l10n.getString('public-exact-with-pick-up-at', { time: timeOf(pickUp) })
}
