import type { OriginViewModel } from '../address/OriginViewModel.ts'
import { VoucherViewModel } from '../pricing/VoucherViewModel.ts'
import { DeliveryTimeViewModel } from './DeliveryTimeViewModel.ts'
import type { DestinationViewModel } from './DestinationViewModel.ts'
import type { EarlierOrderViewModel } from './EarlierOrderViewModel.ts'
import { LastCustomersViewModel } from './LastCustomersViewModel.ts'
import type { PasteViewModel } from './PasteViewModel.ts'
import { PlacesViewModel } from './PlacesViewModel.ts'
import type { PrefillViewModel } from './PrefillViewModel.ts'
import { QuoteViewModel } from './QuoteViewModel.ts'
import type { RefusalsViewModel } from './RefusalsViewModel.ts'
import { RequestModel, type RequestDependencies } from './RequestModel.ts'
import type { SavedCustomerViewModel } from './SavedCustomerViewModel.ts'
import { SourcesViewModel } from './SourcesViewModel.ts'
import { SubmissionViewModel } from './SubmissionViewModel.ts'
import { TermsViewModel } from './TermsViewModel.ts'

/**
 * A request for a rider, from the first edit to "Order pushed!" (REQ-01 to REQ-33): the model and the view models of the
 * screen, each built from those above it.
 */
export class RequestViewModel {
  readonly request: RequestModel
  readonly refusals: RefusalsViewModel
  readonly change: RequestModel['edit']
  readonly quote: QuoteViewModel
  readonly terms: TermsViewModel
  readonly time: DeliveryTimeViewModel
  readonly voucher: VoucherViewModel
  readonly places: PlacesViewModel
  readonly origin: OriginViewModel
  readonly destination: DestinationViewModel
  readonly customer: SavedCustomerViewModel
  readonly sources: SourcesViewModel
  readonly lastCustomers: LastCustomersViewModel
  readonly earlier: EarlierOrderViewModel
  readonly prefill: PrefillViewModel
  readonly paste: PasteViewModel
  readonly submission: SubmissionViewModel

  constructor(deps: RequestDependencies) {
    const request = new RequestModel(deps)
    const quote = new QuoteViewModel(deps, request)
    const terms = new TermsViewModel(deps, request, quote)
    const voucher = new VoucherViewModel(deps, request, quote)
    const places = new PlacesViewModel(deps, request, quote)
    const sources = new SourcesViewModel(deps, request, { quote, terms, voucher, places })
    this.request = request
    this.refusals = request.refusals
    this.change = request.edit
    this.quote = quote
    this.terms = terms
    this.time = new DeliveryTimeViewModel(deps, request, quote)
    this.voucher = voucher
    this.places = places
    this.origin = places.origin
    this.destination = places.destination
    this.customer = places.customer
    this.sources = sources
    this.lastCustomers = new LastCustomersViewModel(deps, request, sources, places.destination)
    this.earlier = sources.earlier
    this.prefill = sources.prefill
    this.paste = sources.paste
    this.submission = new SubmissionViewModel(deps, request, { quote, voucher, places, sources })
  }

  /** Runs until `signal` aborts. */
  readonly start = (signal: AbortSignal): void => {
    this.sources.start(signal)
    this.quote.start(signal)
    this.submission.start(signal)
    this.voucher.watch(signal)
    this.terms.start(signal)
    this.time.start(signal)
    this.places.start(signal)
    this.lastCustomers.start(signal)
  }
}
