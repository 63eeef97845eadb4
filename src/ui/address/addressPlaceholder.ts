import type { Country } from '../../domain/market/countries.ts'
import type { Localization } from '../kit/localization.ts'

/** The example in an empty address field, as long as fits on a phone: the coordinates are about those of the capital (ADDR-29). */
export const addressPlaceholder = (
  l10n: Localization,
  { capital: { latitude, longitude } }: Pick<Country, 'capital'>,
): string =>
  l10n.getString('request-destination-placeholder', {
    coordinates: `${latitude.toFixed(2)},${longitude.toFixed(2)}`,
  })
