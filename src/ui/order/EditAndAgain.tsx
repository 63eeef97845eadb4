import { EditIcon, RepeatIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import { editVerdict } from '../../domain/order/editing.ts'
import type { Order } from '../../domain/order/order.ts'
import { Localized } from '../kit/localization.ts'
import { againAddress, editAddress } from '../paths/requestAddress.ts'
import { usePortal } from '../frame/Portal.ts'

/** Links to edit the order, if that is possible (EDIT-01, EDIT-02), and to repeat it. */
export const EditAndAgain = observer(function EditAndAgain({ order }: { readonly order: Order }) {
  const { flags } = usePortal()
  const { id, vendorId } = order
  return (
    <>
      {flags.isOn('ModifyOrder') && editVerdict(order).allowed && (
        <Link className="bp6-button bp6-large" to={editAddress(vendorId, id)}>
          <EditIcon />
          <Localized id="edit-order-action">
            <span className="bp6-button-text" />
          </Localized>
        </Link>
      )}
      <Link className="bp6-button bp6-large" to={againAddress(vendorId, id)} aria-keyshortcuts="R">
        <RepeatIcon />
        <Localized id="again-action">
          <span className="bp6-button-text" />
        </Localized>
      </Link>
    </>
  )
})
