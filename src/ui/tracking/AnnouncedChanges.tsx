import { observer } from 'mobx-react-lite'
import { useLocalization } from '../kit/localization.ts'
import { statusTextId } from '../kit/statusTextId.ts'
import type { Announcement } from './ChangeAnnouncer.ts'

/** Announces status changes to screen readers, politely and throttled. */
export const AnnouncedChanges = observer(function AnnouncedChanges(props: {
  readonly view: { readonly announced: Announcement | undefined }
}) {
  const { l10n } = useLocalization()
  const { announced } = props.view
  const text = (announcement: Announcement) => {
    if (announcement.kind === 'several') return l10n.getString('order-announce-several', { count: announcement.count })
    const { customer, status } = announcement.order
    return l10n.getString('order-announce-one', {
      customer: customer.name,
      status: l10n.getString(statusTextId(status)),
    })
  }
  return <output className="visually-hidden">{announced && text(announced)}</output>
})
