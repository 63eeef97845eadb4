import { MapMarkerIcon, ShopIcon } from '@blueprintjs/icons'
import { joinReadably } from '../../domain/address/address.ts'
import type { Order } from '../../domain/order/order.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { AddressText } from '../address/AddressText.tsx'
import { usePortal } from '../frame/Portal.ts'
import { formatMoment } from '../kit/dayFormats.ts'
import { Localized } from '../kit/localization.ts'
import { PhoneLink } from './PhoneLink.tsx'
import { isBlank } from '../../domain/text/blank.ts'

interface Props {
  readonly order: Order
  readonly vendor: Vendor | undefined
}

/** The customer, the addresses, and the instructions for the rider (TRACK-19). */
export const CustomerCard = ({ order, vendor }: Props) => {
  const { deployment } = usePortal()
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
              <Localized id="way-from">
                <span />
              </Localized>
            </dt>
            <dd>
              <bdi>{vendor.name}</bdi>
              <bdi className="muted">
                {joinReadably({ ...vendor.location, text: vendor.location.addressText }, deployment.country.code)}
              </bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>
            <MapMarkerIcon size={14} />
            <Localized id="way-to">
              <span />
            </Localized>
          </dt>
          <dd>
            <AddressText stored={customer.location.address} />
          </dd>
        </div>
      </dl>
      {!isBlank(customer.location.notes) && (
        <div className="notes">
          <Localized id="field-notes">
            <h4>Notes</h4>
          </Localized>
          <p dir="auto">{customer.location.notes}</p>
        </div>
      )}
      <RecipientNotes notes={order.recipientNotes} />
    </section>
  )
}

/** What the recipient wrote to the rider by the tracking link (PUB-04). */
const RecipientNotes = ({ notes = [] }: { readonly notes: Order['recipientNotes'] }) => {
  const { deployment, locale, now } = usePortal()
  if (notes.length === 0) return null
  return (
    <div className="notes">
      <Localized id="order-recipient-notes">
        <h4>From the customer</h4>
      </Localized>
      {notes.map(({ text, writtenAt }) => (
        <p key={writtenAt}>
          <time className="muted" dateTime={new Date(writtenAt).toISOString()}>
            {formatMoment(writtenAt, now(), deployment.country.timeZone, locale)}
          </time>{' '}
          <span className="note-text" dir="auto">
            {text}
          </span>
        </p>
      ))}
    </div>
  )
}
