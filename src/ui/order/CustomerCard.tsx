import { MapMarkerIcon, ShopIcon } from '@blueprintjs/icons'
import { readableAddress } from '../../domain/address/address.ts'
import type { Order } from '../../domain/order/order.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { Localized } from '../kit/localization.ts'
import { PhoneLink } from './PhoneLink.tsx'

interface Props {
  readonly order: Order
  readonly vendor: Vendor | undefined
}

/** The customer, the addresses, and the instructions for the rider (TRACK-19). */
export const CustomerCard = ({ order, vendor }: Props) => {
  const { customer } = order
  return (
    <section className="details-part">
      <Localized id="order-customer">
        <h3>Customer</h3>
      </Localized>
      <div className="person">
        <span className="who">
          <bdi className="name">{customer.name}</bdi>
        </span>
        <PhoneLink name={customer.name} phone={customer.phoneNumber} />
      </div>
      <dl className="order-way">
        {vendor && (
          <div>
            <dt>
              <ShopIcon size={14} />
              <Localized id="order-from">
                <span />
              </Localized>
            </dt>
            <dd>
              <bdi>{vendor.name}</bdi>
              <bdi className="muted">{vendor.location.addressText}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>
            <MapMarkerIcon size={14} />
            <Localized id="order-to">
              <span />
            </Localized>
          </dt>
          <dd>
            <bdi>{readableAddress(customer.location.address)}</bdi>
          </dd>
        </div>
      </dl>
      {customer.location.notes.trim() !== '' && (
        <div className="notes">
          <Localized id="order-notes">
            <h4>Notes</h4>
          </Localized>
          <p dir="auto">{customer.location.notes}</p>
        </div>
      )}
    </section>
  )
}
