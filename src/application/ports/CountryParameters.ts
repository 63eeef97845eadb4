import { Context, type Effect } from 'effect'
import type { NotFound, ServiceFailure } from './ServiceFailure.ts'

export type CountryParameter =
  | 'allOutletOrders'
  | 'serviceHours'
  | 'onlinePaymentActivated'
  | 'orderItemValueExceedLimit'
  | 'paymentMethods'

export interface CountryParametersPort {
  /** Cached for 5 minutes per name (CONST-25); failures are not cached. */
  readonly read: (name: CountryParameter) => Effect.Effect<string, NotFound | ServiceFailure>
}

export class CountryParameters extends Context.Service<CountryParameters, CountryParametersPort>()(
  'application/CountryParameters',
) {}
