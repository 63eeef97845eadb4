import { formatNumber } from '../../domain/format/numbers.ts'
import { bulkPlacement, type BulkJobDetail } from '../../domain/bulk/bulkJob.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { moneyFormat } from '../kit/formatMoney.ts'
import { usePortal } from '../frame/Portal.ts'
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
  const money = moneyFormat({ country: deployment.country, locale }, [fees, cash])
  const left = detail.rows.length - orders
  return (
    <Dialog
      className="bulk-place-dialog"
      title={l10n.getString('bulk-place-title', { count: orders })}
      close={decline}
      mayClose={!isPlacing}
      footer={
        <>
          <Button disabled={isPlacing} onClick={decline}>
            {l10n.getString('bulk-place-not-yet')}
          </Button>
          <Button kind="primary" isBusy={isPlacing} busyText={l10n.getString('shell-sending')} onClick={confirm}>
            {l10n.getString('bulk-place', { count: orders })}
          </Button>
        </>
      }
    >
      <dl className="bulk-placement">
        <dt>{l10n.getString('shell-orders')}</dt>
        <dd>{formatNumber(orders, locale)}</dd>
        {fees && (
          <>
            <dt>{l10n.getString('order-fees')}</dt>
            <dd>
              <bdi>{money(fees)}</bdi>
            </dd>
          </>
        )}
        {cash && (
          <>
            <dt>{l10n.getString('bulk-place-cash')}</dt>
            <dd>
              <bdi>{money(cash)}</bdi>
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
      <p role="status">{isPlacing && l10n.getString('bulk-placing')}</p>
    </Dialog>
  )
}
