import type { COUNTRY_PARAMETERS } from '../../contract/vendors.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { Country } from '../../src/domain/market/countries.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { PAYMENT_METHODS } from '../../src/domain/market/paymentMethod.ts'
import { toDecimal } from '../../src/domain/pricing/money.ts'
import { NO_LIMIT } from '../../src/domain/request/itemValue.ts'
import { serviceHoursAt, type ServiceHours } from '../../src/domain/request/serviceHours.ts'
import type { VendorJson } from '../store/vendorStore.ts'
import type { Stores } from '../store/stores.ts'

export type CountryParameter = (typeof COUNTRY_PARAMETERS)[number]

const itemValueLimit = ({ itemValueLimit: limit, currency }: Country): string =>
  limit === undefined || limit.togetherWithWeightOverKg !== undefined
    ? String(NO_LIMIT)
    : toDecimal({ minor: limit.minor, currency })

/** The default value of each parameter, from the country's row (API-12). */
export const defaultParameters = (country: Country): Readonly<Record<CountryParameter, string>> => ({
  allOutletOrders: 'true',
  serviceHours: country.defaultServiceHours,
  onlinePaymentActivated: 'false',
  orderItemValueExceedLimit: itemValueLimit(country),
  paymentMethods: PAYMENT_METHODS.join(','),
})

export type Parameters = Readonly<Record<CountryParameter, string>>

/** The current parameters of a deployment. */
export const parametersOf = async (
  { settings }: Pick<Stores, 'settings'>,
  { id, country }: Deployment,
): Promise<Parameters> => ({ ...defaultParameters(country), ...(await settings.parameters(id)) })

/**
 * The service hours of a vendor at a moment, its own or those of the country (SVC-01); `undefined` if they cannot be
 * parsed, which means open all day (SVC-05).
 */
export const serviceHoursOf = (
  { service_hours: own }: Pick<VendorJson, 'service_hours'>,
  { serviceHours: usual }: Parameters,
  now: Instant,
  country: Country,
): ServiceHours | undefined => {
  const hours = serviceHoursAt(own ?? usual, now, country.timeZone)
  return typeof hours === 'string' ? undefined : hours
}
