import { Context, type Effect } from 'effect'
import type { ServiceFailure } from './ServiceFailure.ts'

export type CountryParameter =
  | 'allOutletOrders'
  | 'serviceHours'
  | 'onlinePaymentActivated'
  | 'orderItemValueExceedLimit'
  | 'paymentMethods'

export interface CountryParametersPort {
  /** Kept 5 minutes per name (CONST-25); a failure is not kept. */
  readonly read: (name: CountryParameter) => Effect.Effect<string, ServiceFailure>
}

export class CountryParameters extends Context.Service<CountryParameters, CountryParametersPort>()(
  'application/CountryParameters',
) {}
