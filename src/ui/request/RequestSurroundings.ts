import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { FlagName } from '../../domain/flags/flagNames.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { Appearance } from '../../domain/market/palettes.ts'
import type { OrderId, VendorId } from '../../domain/ids.ts'
import type { RequestPurpose } from '../../domain/request/requestPurpose.ts'
import type { Mode } from '../../domain/session/mode.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import type { OngoingWork } from '../frame/OngoingWork.ts'
import type { NoticesViewModel } from '../frame/NoticesViewModel.ts'

/** The dependencies of the request screen. */
export interface RequestSurroundings {
  readonly run: RunUseCase
  readonly country: Country
  readonly locale: Locale
  readonly vendors: {
    readonly selected: Vendor | undefined
    /** Replaces the vendor with the same id. */
    readonly replace: (vendor: Vendor) => void
  }
  readonly flags: { readonly isOn: (name: FlagName) => boolean }
  /** Prevents a reload of the page until the response arrives (BUILD-04). */
  readonly work: Pick<OngoingWork, 'during'>
  readonly notices: Pick<NoticesViewModel, 'tell' | 'end'>
  readonly appearance: { readonly shown: Appearance }
  readonly now: () => Instant
  /** Defaults to a new order. */
  readonly purpose?: RequestPurpose
  readonly mode: Mode
  /** Leaves the portal for the bank's page (PAY-14). */
  readonly goTo: (url: string) => void
  /** Opens the order list, with the new order open if its id is known (ROUTE-26). */
  readonly showOrders: (vendorId: VendorId, orderId: OrderId | undefined) => void
}
