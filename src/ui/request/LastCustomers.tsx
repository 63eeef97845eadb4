import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { streetOf } from '../../domain/address/address.ts'
import { LAST_CUSTOMERS, type LastCustomer } from '../../domain/request/lastCustomers.ts'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import './lastCustomers.css'

export interface LastCustomersView {
  readonly customers: ReadonlyArray<LastCustomer>
  readonly isReading: boolean
  readonly choose: (customer: LastCustomer) => void
}

/** The last customers, each with the street of their address; one press fills in the form (ADDR-22). */
export const LastCustomers = observer(function LastCustomers({ view }: { readonly view: LastCustomersView }) {
  const { l10n } = useLocalization()
  const titleId = useId()
  const { choose, customers, isReading } = view
  if (!isReading && customers.length === 0) return null
  return (
    <div className="last-customers" role="group" aria-labelledby={titleId} aria-busy={isReading}>
      <span id={titleId} className="muted">
        {l10n.getString('address-last-customers')}
      </span>
      <div className="last-customer-chips">
        {isReading && Array.from({ length: LAST_CUSTOMERS }, (_, at) => <div key={at} className="skeleton-block" />)}
        {customers.map((last) => (
          <Button key={last.orderId} className="last-customer" onClick={() => choose(last)}>
            <bdi>{last.customer.name}</bdi> <bdi className="muted">{streetOf(last.customer.address)}</bdi>
          </Button>
        ))}
      </div>
    </div>
  )
})
