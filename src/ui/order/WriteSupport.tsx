import { EnvelopeIcon } from '@blueprintjs/icons'
import type { Instant } from '../../domain/instant.ts'
import { supportEmail } from '../../domain/help/supportEmail.ts'
import type { Order } from '../../domain/order/order.ts'
import type { Trouble } from '../../domain/order/remedies.ts'
import { lastCameInto } from '../../domain/order/statusHistory.ts'
import { usePortal } from '../frame/Portal.ts'
import { buttonClass } from '../kit/Button.tsx'
import { formatDayTime } from '../kit/formats.ts'
import { useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { withoutIsolates } from '../../domain/text/withoutIsolates.ts'
import { statusTextId } from '../kit/statusTextId.ts'
import { trackingAddress } from '../paths/links.ts'
import { MessageDialog } from './MessageDialog.tsx'
import { needWords } from './needWords.ts'

interface Props {
  readonly order: Order
  readonly trouble: Trouble | undefined
  /** Who sends the goods. */
  readonly from: string
  readonly now: Instant
  readonly close: () => void
}

/** Writes an e-mail to the support of the deployment, with the order in it (AID-03). */
export const WriteSupport = ({ order, trouble, from, now, close }: Props) => {
  const { deployment, locale } = usePortal()
  const { l10n } = useLocalization()
  const address = supportEmail(deployment.brand)
  const { timeZone } = deployment.country
  const { id, code, createdAt, vendorId } = order
  const status = l10n.getString(statusTextId(order.status))
  const changedAt = (order.status === 'UNKNOWN' ? undefined : lastCameInto(order, order.status)) ?? order.updatedAt
  const reasons = (trouble?.needs ?? []).map((need) => localizeText(l10n, needWords(need, now, locale)))
  const subject = withoutIsolates(l10n.getString('trouble-support-subject', { code, status }))
  const prepared = [
    l10n.getString('trouble-support-text'),
    '',
    '',
    l10n.getString('trouble-support-order', { id, code }),
    l10n.getString('trouble-support-status', { status, time: formatDayTime(changedAt, timeZone, locale) }),
    ...reasons,
    l10n.getString('command-branch', { name: from, id: vendorId }),
    l10n.getString('order-placed-at', { time: formatDayTime(createdAt, timeZone, locale) }),
    `${location.origin}${trackingAddress(vendorId, id)}`,
  ]
    .map(withoutIsolates)
    .join('\n')
  const mail = (text: string) =>
    `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
  return (
    <MessageDialog
      title={l10n.getString('trouble-write-support')}
      hint={l10n.getString('trouble-support-to', { address })}
      prepared={prepared}
      close={close}
      ways={(text) => (
        <a className={buttonClass({ kind: 'primary' })} href={mail(text)}>
          <EnvelopeIcon />
          <span className="button-words">{l10n.getString('trouble-mail')}</span>
        </a>
      )}
    />
  )
}
