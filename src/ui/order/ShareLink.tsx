import { ShareIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import type { Order } from '../../domain/order/order.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { usePortal } from '../frame/Portal.ts'
import { Button, type ButtonLook } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { Popover } from '../kit/Popover.tsx'
import { hasShareSheet, openShareSheet } from '../kit/sharedOrder.ts'
import { ShareWays } from '../kit/ShareWays.tsx'
import { useCopy } from './useCopy.ts'
import { useSharedOrder } from './useSharedOrder.ts'
import './orderActions.css'

interface Props {
  readonly order: Order
  readonly look?: ButtonLook
  readonly textId?: TextId
  /** Opens inside a menu that it closes; otherwise it opens a menu of its own. */
  readonly closeMenu?: () => void
}

/** Sends the order's link by the share sheet, or offers the ways there are without one (SHARE-01 to SHARE-03). */
export const ShareLink = observer(function ShareLink({ order, look = {}, textId = 'share-link', closeMenu }: Props) {
  const { deployment } = usePortal()
  const { l10n } = useLocalization()
  const [isOpen, setOpen] = useState(false)
  const copy = useCopy()
  const shared = useSharedOrder(order)
  const ways = useId()
  const words = l10n.getString(textId)
  const icon = <ShareIcon />
  if (hasShareSheet())
    return (
      <Button
        {...look}
        icon={icon}
        onClick={() => {
          closeMenu?.()
          const { title, text, link } = shared()
          openShareSheet({ title, text, url: link })
        }}
      >
        {words}
      </Button>
    )
  const button = (
    <Button
      {...look}
      icon={icon}
      aria-expanded={isOpen}
      {...(closeMenu && { 'aria-controls': ways })}
      onClick={() => setOpen(!isOpen)}
    >
      {words}
    </Button>
  )
  const content = (done: () => void) => (
    <ShareWays country={deployment.country.code} shared={shared()} customer={order.customer} copy={copy} done={done} />
  )
  if (closeMenu)
    return (
      <>
        {button}
        <div id={ways} className="ways-in-menu" hidden={!isOpen}>
          {isOpen && content(closeMenu)}
        </div>
      </>
    )
  return (
    <Popover
      open={isOpen}
      setOpen={setOpen}
      label={words}
      placement="bottom-start"
      className="action-menu"
      content={content(() => setOpen(false))}
    >
      {button}
    </Popover>
  )
})
