import { observer } from 'mobx-react-lite'
import type { Need } from '../../domain/order/attention.ts'
import type { SharedClock } from '../kit/SharedClock.ts'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { needWords } from './needWords.ts'
import './needReasons.css'

interface Props {
  readonly needs: ReadonlyArray<Need>
  readonly clock: Pick<SharedClock, 'now'>
}

/** Why the order needs attention, the worst reason first, with running minutes. */
export const NeedReasons = observer(function NeedReasons({ needs, clock }: Props) {
  const { locale } = usePortal()
  const { l10n } = useLocalization()
  const words = needs.map((need) => {
    const { id, args } = needWords(need, clock.now, locale)
    return l10n.getString(id, args)
  })
  return (
    <span className="reasons" title={words.join(' · ')}>
      {words.map((reason, place) => (
        <span key={needs[place]?.reason}>{reason}</span>
      ))}
    </span>
  )
})
