import { BanCircleIcon, EditIcon, EnvelopeIcon, LinkIcon, MoreIcon, RepeatIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import type { Order } from '../../domain/order/order.ts'
import { orderActions, type OrderAction } from '../../domain/order/orderActions.ts'
import { usePortal } from '../frame/Portal.ts'
import { Button, buttonClass, type ButtonLook } from '../kit/Button.tsx'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import { useLocalization } from '../kit/localization.ts'
import { useMedia } from '../kit/useMedia.ts'
import { Popover } from '../kit/Popover.tsx'
import { hasShareSheet } from '../kit/sharedOrder.ts'
import { againAddress, editAddress } from '../paths/links.ts'
import type { CancelOrderDialogView } from './CancelOrderDialog.tsx'
import { ShareLink } from './ShareLink.tsx'
import { useCopy } from './useCopy.ts'
import { linkOf } from './useSharedOrder.ts'
import { WhyNotCancelled } from './WhyNotCancelled.tsx'
import './orderActions.css'

const CancelOrderDialog = lazyComponent(
  async () => (await fetchCode(() => import('./CancelOrderDialog.tsx'))).CancelOrderDialog,
)

/** The row has room for one action beside the button for the others. */
const ONE_ACTION = '(width < 480px)'

interface CancelActionView extends CancelOrderDialogView {
  readonly isOpen: boolean
  readonly open: () => void
}

interface Props {
  readonly order: Order
  readonly cancel: CancelActionView
  readonly writeSupport: () => void
}

/** What can be done with an order, in one row: what is done most in its status, and a button for the rest (AID-04). */
export const OrderActions = observer(function OrderActions({ order, cancel, writeSupport }: Props) {
  const { flags } = usePortal()
  const { l10n } = useLocalization()
  const [isOpen, setOpen] = useState(false)
  const isNarrow = useMedia(ONE_ACTION)
  const opener = useRef<HTMLButtonElement>(null)
  const { verdict } = cancel
  if (verdict === undefined) return null
  const actions = orderActions(order, {
    cancel: verdict,
    mayEdit: flags.isOn('ModifyOrder'),
    hasShareSheet: hasShareSheet(),
  })
  const inSight = isNarrow ? actions.inSight.slice(0, 1) : actions.inSight
  const more = [...actions.inSight.slice(inSight.length), ...actions.more]
  const close = () => {
    setOpen(false)
    // What opens next gives the focus back to what has it now.
    opener.current?.focus({ preventScroll: true })
  }
  const act = { order, cancel }
  return (
    <>
      {inSight.map((action) => (
        <Action key={action} {...act} action={action} look={{}} />
      ))}
      <Popover
        open={isOpen}
        setOpen={setOpen}
        label={l10n.getString('order-more-actions')}
        placement="bottom-end"
        className="action-menu"
        content={
          <>
            {more.map((action) => (
              <Action key={action} {...act} action={action} look={{ kind: 'quiet', fill: true }} done={close} />
            ))}
            <Button
              kind="quiet"
              fill
              icon={<EnvelopeIcon />}
              onClick={() => {
                close()
                writeSupport()
              }}
            >
              {l10n.getString('trouble-write-support')}
            </Button>
          </>
        }
      >
        <Button
          ref={opener}
          className="more-actions"
          icon={<MoreIcon />}
          aria-label={l10n.getString('order-more-actions')}
          title={l10n.getString('order-more-actions')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </Popover>
      {cancel.isOpen && <CancelOrderDialog view={cancel} customer={order.customer.name} />}
    </>
  )
})

interface ActionProps extends Pick<Props, 'order' | 'cancel'> {
  readonly action: OrderAction
  readonly look: ButtonLook
  /** Closes the menu, if it is in one. */
  readonly done?: (() => void) | undefined
}

const Action = observer(function Action({ action, order, cancel, look, done }: ActionProps) {
  const { l10n } = useLocalization()
  const copy = useCopy()
  const { id, vendorId } = order
  switch (action) {
    case 'edit':
      return (
        <Link className={buttonClass(look)} to={editAddress(vendorId, id)}>
          <EditIcon />
          <span className="button-words">{l10n.getString('edit-order-action')}</span>
        </Link>
      )
    case 'again':
      return (
        <Link className={buttonClass(look)} to={againAddress(vendorId, id)} aria-keyshortcuts="R">
          <RepeatIcon />
          <span className="button-words">{l10n.getString('again-action')}</span>
        </Link>
      )
    case 'copy-link':
      return (
        <Button
          {...look}
          icon={<LinkIcon />}
          onClick={() => {
            done?.()
            copy(linkOf(order), 'share-link-copied')
          }}
        >
          {l10n.getString('share-copy-link')}
        </Button>
      )
    case 'share-link':
      return <ShareLink order={order} look={look} {...(done && { closeMenu: done })} />
    case 'cancel':
      return <Cancel view={cancel} look={look} done={done} />
  }
})

interface CancelProps extends Pick<ActionProps, 'look' | 'done'> {
  readonly view: CancelActionView
}

/** Opens the dialog (CANC-01); disabled with its reason if the order cannot be cancelled. */
const Cancel = observer(function Cancel({ view, look, done }: CancelProps) {
  const { l10n } = useLocalization()
  const why = useId()
  const { verdict } = view
  const words = l10n.getString('order-cancel')
  if (verdict?.allowed !== false)
    return (
      <Button
        {...look}
        kind={look.kind ?? 'danger'}
        className="cancels-order"
        icon={<BanCircleIcon />}
        isBusy={view.isSending}
        busyText={l10n.getString('shell-sending')}
        onClick={() => {
          done?.()
          view.open()
        }}
      >
        {words}
      </Button>
    )
  return (
    <div className="refused-action">
      <Button {...look} icon={<BanCircleIcon />} aria-disabled aria-describedby={why}>
        {words}
      </Button>
      <div id={why}>
        <WhyNotCancelled verdict={verdict} clock={view.clock} />
      </div>
    </div>
  )
})
