import { TagIcon } from '@blueprintjs/icons'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Order } from '../../domain/order/order.ts'
import { LABEL_SIZES, orderLabel, type LabelSize } from '../../domain/receipt/orderLabel.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { Popover } from '../kit/Popover.tsx'
import { LabelSheet } from './LabelSheet.tsx'

const TEXTS: Readonly<Record<LabelSize, { readonly name: TextId; readonly hint: TextId }>> = {
  a6: { name: 'receipt-label-a6', hint: 'receipt-label-a6-hint' },
  roll: { name: 'receipt-label-roll', hint: 'receipt-label-roll-hint' },
}

interface Props {
  readonly order: Order
  readonly vendor: Vendor | undefined
}

/** Prints the label of an order in the size that is chosen (CODE-06). */
export const LabelMenu = ({ order, vendor }: Props) => {
  const { l10n } = useLocalization()
  const [isOpen, setOpen] = useState(false)
  const [size, setSize] = useState<LabelSize>()
  useEffect(() => {
    if (size === undefined) return
    const printing = new AbortController()
    window.addEventListener('afterprint', () => setSize(undefined), { signal: printing.signal })
    window.print()
    return () => printing.abort()
  }, [size])
  return (
    <>
      <Popover
        open={isOpen}
        setOpen={setOpen}
        label={l10n.getString('receipt-label')}
        placement="bottom-end"
        className="label-menu"
        content={LABEL_SIZES.map((choice) => (
          <Button
            key={choice}
            kind="quiet"
            fill
            onClick={() => {
              setOpen(false)
              setSize(choice)
            }}
          >
            <strong>{l10n.getString(TEXTS[choice].name)}</strong>
            <small>{l10n.getString(TEXTS[choice].hint)}</small>
          </Button>
        ))}
      >
        <Button
          kind="quiet"
          icon={<TagIcon />}
          aria-label={l10n.getString('receipt-label')}
          title={l10n.getString('receipt-label')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </Popover>
      {size !== undefined && createPortal(<LabelSheet label={orderLabel(order, vendor)} size={size} />, document.body)}
    </>
  )
}
