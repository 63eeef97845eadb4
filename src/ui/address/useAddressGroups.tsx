import type { PlaceSuggestion } from '../../application/ports/Geolocator.ts'
import { distanceInMetres, type Coordinates } from '../../domain/coordinates.ts'
import { splitAtLastDigits, type SavedAddress } from '../../domain/address/savedAddress.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { AddressText } from './AddressText.tsx'
import type { ComboboxGroup } from '../kit/Combobox.tsx'
import { formatDistance } from '../kit/formatDistance.ts'
import { useLocalization } from '../kit/localization.ts'
import type { AddressOption } from './addressOption.ts'

interface Shown {
  readonly options: ReadonlyArray<AddressOption>
  /** The typed text. */
  readonly query: string
  readonly near: Coordinates | undefined
  readonly locale: Locale
  readonly choose: (option: AddressOption) => void
}

const PlaceOption = ({ place, near, locale }: Pick<Shown, 'near' | 'locale'> & { readonly place: PlaceSuggestion }) => (
  <>
    <bdi>{place.formattedAddress}</bdi>
    {near && <small className="muted">{formatDistance(distanceInMetres(near, place.coordinates), locale)}</small>}
  </>
)

/**
 * The customer's name, the phone number with the typed digits marked, the address, and the number of orders (ADDR-06).
 */
const CustomerOption = ({ customer, query }: Pick<Shown, 'query'> & { readonly customer: SavedAddress }) => {
  const { l10n } = useLocalization()
  const [head, digits] = splitAtLastDigits(customer.phoneNumber, query)
  return (
    <span className="customer-option">
      <span>
        <strong>
          <bdi>{customer.name}</bdi>
        </strong>
        <span className="ltr">
          <span>{head}</span>
          {digits !== '' && <mark>{digits}</mark>}
        </span>
      </span>
      <span className="customer-place">
        <AddressText stored={customer.address} />
        {customer.used > 0 && <span>{l10n.getString('address-customer-used', { count: customer.used })}</span>}
      </span>
    </span>
  )
}

const GROUPS = [
  { kind: 'customer', name: 'address-customers-group' },
  { kind: 'place', name: 'address-places-group' },
] as const

/** The options of an address field in two named groups: saved customers, then places. */
export const useAddressGroups = ({ options, query, near, locale, choose }: Shown): ReadonlyArray<ComboboxGroup> => {
  const { l10n } = useLocalization()
  return GROUPS.map(({ kind, name }) => ({
    id: kind,
    name: l10n.getString(name),
    options: options
      .filter((option) => option.kind === kind)
      .map((option) => ({
        id: option.id,
        content:
          option.kind === 'place' ? (
            <PlaceOption place={option.place} near={near} locale={locale} />
          ) : (
            <CustomerOption customer={option.customer} query={query} />
          ),
        choose: () => choose(option),
      })),
  }))
}
