import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import { bulkPlacement, type BulkJobDetail } from '../../domain/bulk/bulkJob.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { formatMoney } from '../kit/formatMoney.ts'
import { usePortal } from '../frame/Portal.ts'
import { SendButton } from '../kit/SendButton.tsx'
import { useLocalization } from '../kit/localization.ts'

interface Props {
  readonly detail: BulkJobDetail
  readonly isPlacing: boolean
  readonly decline: () => void
  readonly confirm: () => void
}

/** Summarizes the orders before they are placed, which cannot be undone as a whole (BULK-08). */
export const PlaceOrdersDialog = ({ detail, isPlacing, decline, confirm }: Props) => {
  const { l10n } = useLocalization()
  const { deployment, locale } = usePortal()
  const { orders, fees, cash, collectionPoints } = bulkPlacement(detail.rows, deployment.country)
  const left = detail.rows.length - orders
  return (
    <Dialog
      isOpen
      className="bulk-place-dialog"
      title={l10n.getString('bulk-place-title', { count: orders })}
      onClose={isPlacing ? () => undefined : decline}
      isCloseButtonShown={false}
    >
      <DialogBody>
        <dl className="bulk-placement">
          <dt>{l10n.getString('bulk-place-orders')}</dt>
          <dd>{orders.toLocaleString(locale)}</dd>
          {fees && (
            <>
              <dt>{l10n.getString('bulk-place-fees')}</dt>
              <dd>
                <bdi>{formatMoney(fees, locale)}</bdi>
              </dd>
            </>
          )}
          {cash && (
            <>
              <dt>{l10n.getString('bulk-place-cash')}</dt>
              <dd>
                <bdi>{formatMoney(cash, locale)}</bdi>
              </dd>
            </>
          )}
          <dt>{l10n.getString('bulk-place-points')}</dt>
          <dd>
            <ul>
              {collectionPoints.map((name) => (
                <li key={name}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </dd>
        </dl>
        {left > 0 && <p className="muted">{l10n.getString('bulk-place-left-out', { count: left })}</p>}
        <p className="muted">{l10n.getString('bulk-place-for-good')}</p>
        {isPlacing && <p role="status">{l10n.getString('bulk-placing')}</p>}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button size="large" disabled={isPlacing} onClick={decline} text={l10n.getString('bulk-place-not-yet')} />
            <SendButton
              size="large"
              intent="primary"
              isBusy={isPlacing}
              busyText={l10n.getString('shell-sending')}
              onClick={confirm}
              text={l10n.getString('bulk-place', { count: orders })}
            />
          </>
        }
      />
    </Dialog>
  )
}
