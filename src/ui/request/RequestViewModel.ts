import type { OriginViewModel } from '../address/OriginViewModel.ts'
import { VoucherViewModel } from '../pricing/VoucherViewModel.ts'
import { DeliveryTimeViewModel } from './DeliveryTimeViewModel.ts'
import type { DestinationViewModel } from './DestinationViewModel.ts'
import type { EarlierOrderViewModel } from './EarlierOrderViewModel.ts'
import type { PasteViewModel } from './PasteViewModel.ts'
import { PlacesViewModel } from './PlacesViewModel.ts'
import type { PrefillViewModel } from './PrefillViewModel.ts'
import { QuoteViewModel } from './QuoteViewModel.ts'
import type { RefusalsViewModel } from './RefusalsViewModel.ts'
import { RequestModel, type RequestSurroundings } from './RequestModel.ts'
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
  readonly earlier: EarlierOrderViewModel
  readonly prefill: PrefillViewModel
  readonly paste: PasteViewModel
  readonly submission: SubmissionViewModel

  constructor(around: RequestSurroundings) {
    const request = new RequestModel(around)
    const quote = new QuoteViewModel(around, request)
    const terms = new TermsViewModel(around, request, quote)
    const voucher = new VoucherViewModel(around, request, quote)
    const places = new PlacesViewModel(around, request, quote, terms)
    const sources = new SourcesViewModel(around, request, { quote, terms, voucher, places })
    this.request = request
    this.refusals = request.refusals
    this.change = request.edit
    this.quote = quote
    this.terms = terms
    this.time = new DeliveryTimeViewModel(around, request, quote)
    this.voucher = voucher
    this.places = places
    this.origin = places.origin
    this.destination = places.destination
    this.customer = places.customer
    this.sources = sources
    this.earlier = sources.earlier
    this.prefill = sources.prefill
    this.paste = sources.paste
    this.submission = new SubmissionViewModel(around, request, { quote, voucher, places, sources })
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
  }
}
