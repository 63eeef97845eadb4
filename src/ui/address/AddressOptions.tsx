import type { PlaceSuggestion } from '../../application/ports/Geolocator.ts'
import { readableAddress } from '../../domain/address/address.ts'
import { distanceInMetres, type Coordinates } from '../../domain/coordinates.ts'
import { splitAtLastDigits, type SavedAddress } from '../../domain/address/savedAddress.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { formatDistance } from '../kit/formatDistance.ts'
import { useLocalization } from '../kit/localization.ts'
import type { AddressOption } from './addressOption.ts'

export const optionId = (fieldId: string, index: number): string => `${fieldId}-option-${index}`

interface Props {
  readonly id: string
  readonly options: ReadonlyArray<AddressOption>
  readonly active: number
  /** The typed text. */
  readonly query: string
  readonly near: Coordinates | undefined
  readonly locale: Locale
  readonly choose: (option: AddressOption) => void
}

const PlaceOption = ({ place, near, locale }: Pick<Props, 'near' | 'locale'> & { readonly place: PlaceSuggestion }) => (
  <>
    <bdi>{place.formattedAddress}</bdi>
    {near && <small className="muted">{formatDistance(distanceInMetres(near, place.coordinates), locale)}</small>}
  </>
)

/**
 * The customer's name, the phone number with the typed digits marked, the address, and the number of orders (ADDR-06).
 */
const CustomerOption = ({ customer, query }: Pick<Props, 'query'> & { readonly customer: SavedAddress }) => {
  const { l10n } = useLocalization()
  const [head, digits] = splitAtLastDigits(customer.phoneNumber, query)
  return (
    <>
      <span>
        <strong>
          <bdi>{customer.name}</bdi>
        </strong>
        <span className="ltr">
          {head}
          {digits !== '' && <mark>{digits}</mark>}
        </span>
      </span>
      <span className="customer-place">
        <bdi>{readableAddress(customer.address)}</bdi>
        {customer.used > 0 && <span>{l10n.getString('address-customer-used', { count: customer.used })}</span>}
      </span>
    </>
  )
}

const GROUPS = [
  { kind: 'customer', name: 'address-customers-group' },
  { kind: 'place', name: 'address-places-group' },
] as const

/** The options of an address field in two named groups: saved customers, then places. */
export const AddressOptions = ({ id, options, active, query, near, locale, choose }: Props) => {
  const { l10n } = useLocalization()
  const numbered = options.map((option, index) => ({ option, index }))
  return (
    <div
      id={`${id}-list`}
      className="address-list"
      role="listbox"
      aria-label={l10n.getString('address-options-list')}
      hidden={options.length === 0}
    >
      {GROUPS.map(({ kind, name }) => {
        const group = numbered.filter(({ option }) => option.kind === kind)
        if (group.length === 0) return null
        return (
          <div key={kind} role="group" aria-label={l10n.getString(name)}>
            <span className="group-name" aria-hidden="true">
              {l10n.getString(name)}
            </span>
            {group.map(({ option, index }) => (
              <button
                key={option.id}
                id={optionId(id, index)}
                type="button"
                role="option"
                className={option.kind === 'customer' ? 'customer-option' : 'place-option'}
                tabIndex={-1}
                aria-selected={index === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                {option.kind === 'place' ? (
                  <PlaceOption place={option.place} near={near} locale={locale} />
                ) : (
                  <CustomerOption customer={option.customer} query={query} />
                )}
              </button>
            ))}
          </div>
        )
      })}
    </div>
  )
}
