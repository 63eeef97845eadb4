import { observer } from 'mobx-react-lite'
import type { FailureReason } from '../../application/ports/ServiceFailure.ts'
import { finishedAt } from '../../domain/publicTracking/publicOrder.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { useLightPages } from '../frame/LightPages.ts'
import { formatRelative } from '../kit/formats.ts'
import { useLocalization } from '../kit/localization.ts'
import type { PublicOrderViewModel } from './PublicOrderViewModel.ts'

export const TROUBLE_TEXTS: Readonly<Record<FailureReason, TextId>> = {
  offline: 'public-trouble-offline',
  timeout: 'public-trouble-slow',
  'too-many': 'public-trouble-busy',
  'server-fault': 'public-trouble-ours',
  'unreadable-answer': 'public-trouble-ours',
}

/** How old the data is, and why it is not live; nothing for a finished order. */
export const UpdatedLine = observer(function UpdatedLine({ view }: { readonly view: PublicOrderViewModel }) {
  const { locale } = useLightPages()
  const { l10n } = useLocalization()
  const { picture, trouble, now } = view
  if (picture.step !== 'seen' || finishedAt(picture.order) !== undefined) return null
  const ago = formatRelative(picture.order.answeredAt, now, locale, 'second')
  return (
    <>
      <p className="updated-line" data-live={trouble === undefined}>
        <span className="dot" aria-hidden="true" />
        {l10n.getString('public-updated', { ago })}
      </p>
      {trouble !== undefined && (
        <p className="callout" role="alert">
          {l10n.getString(TROUBLE_TEXTS[trouble])} {l10n.getString('public-still-shown')}
        </p>
      )}
    </>
  )
})
