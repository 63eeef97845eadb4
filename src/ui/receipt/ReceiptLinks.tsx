import { DocumentIcon, FolderCloseIcon } from '@blueprintjs/icons'
import type { OrderId } from '../../domain/ids.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { buttonClass } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { EVIDENCE } from './evidence.ts'
import { receiptAddress } from '../paths/links.ts'

/** Links to the order's receipt, with and without the timeline (PROOF-03). */
export const ReceiptLinks = ({ id }: { readonly id: OrderId }) => {
  const { l10n } = useLocalization()
  const link = (address: string, textId: TextId, icon: React.JSX.Element) => (
    <a className={buttonClass({})} href={address} target="_blank" rel="noopener">
      {icon}
      <span className="button-words">{l10n.getString(textId)}</span>
    </a>
  )
  return (
    <section className="details-part receipt-links">
      {link(receiptAddress(id), 'receipt-open', <DocumentIcon />)}
      {link(`${receiptAddress(id)}?${EVIDENCE}`, 'receipt-open-evidence', <FolderCloseIcon />)}
    </section>
  )
}
