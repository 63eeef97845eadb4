import { observer } from 'mobx-react-lite'
import { promisesOf } from '../../domain/order/timePromise.ts'
import type { Order } from '../../domain/order/order.ts'
import { needsNow } from '../../domain/order/remedies.ts'
import { useMarket } from '../frame/useMarket.ts'
import { useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import type { SharedClock } from '../kit/SharedClock.ts'
import { NamedPromise, PromiseTrouble } from '../kit/TimePromise.tsx'
import { needWords } from './needWords.ts'

interface Props {
  readonly order: Order
  readonly clock: Pick<SharedClock, 'now'>
  /** Shows all promises instead of the most useful one. */
  readonly inFull?: boolean
  /** Shows why the order needs attention, where nothing else does. */
  readonly withReason?: boolean
}

/** The times promised of an order; a second line only if it is late or its estimate is old (TIME-01, TIME-03). */
export const OrderPromise = observer(function OrderPromise({
  order,
  clock,
  inFull = false,
  withReason = false,
}: Props) {
  const { deployment, locale } = useMarket()
  const { l10n } = useLocalization()
  const { minimumEta, timeZone: zone } = deployment.country
  const { now } = clock
  const promises = promisesOf(order, now, minimumEta)
  const [first, ...others] = promises.shown
  const [need] = withReason ? needsNow(order, now, minimumEta) : []
  if (first === undefined && promises.lateBy === undefined && need === undefined) return null
  const reason = need && localizeText(l10n, needWords(need, now, locale))
  return (
    <span className="order-promise">
      {first && <NamedPromise promise={first} now={now} zone={zone} locale={locale} />}
      <PromiseTrouble promises={promises} reason={reason} now={now} zone={zone} locale={locale} />
      {inFull &&
        others.map((promise) => (
          <NamedPromise key={promise.kind} promise={promise} now={now} zone={zone} locale={locale} />
        ))}
    </span>
  )
})
