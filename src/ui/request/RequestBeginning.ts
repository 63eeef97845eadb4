import { compareStructural, reaction } from 'mobx'
import { readSender } from '../../application/request/readSender.ts'
import { openVendor } from '../../application/vendor/openVendor.ts'
import type { BeginningEvent } from '../../domain/request/requestFlow.ts'
import { hasLocation, type Vendor } from '../../domain/vendor/vendor.ts'
import type { PlacesViewModel } from './PlacesViewModel.ts'
import type { VoucherViewModel } from '../pricing/VoucherViewModel.ts'
import type { RequestModel, RequestSurroundings } from './RequestModel.ts'
import type { EarlierOrderViewModel } from './EarlierOrderViewModel.ts'
import type { GuestPayment } from './GuestPayment.ts'
import type { KeptDraft } from './KeptDraft.ts'
import type { PrefillViewModel } from './PrefillViewModel.ts'
import type { QuoteViewModel } from './QuoteViewModel.ts'
import type { TermsViewModel } from './TermsViewModel.ts'

/** The parts of the request that start and reset with it. */
export interface RequestParts {
  readonly request: RequestModel
  readonly places: PlacesViewModel
  readonly quote: QuoteViewModel
  readonly terms: TermsViewModel
  readonly voucher: VoucherViewModel
  readonly payment: GuestPayment
  readonly prefill: PrefillViewModel
  readonly earlier: EarlierOrderViewModel
}

/** The properties of a vendor that the request depends on. */
const bindingPart = ({ id, location, paymentMethods, deliveryAreas }: Vendor) => [
  id,
  location.coordinates,
  paymentMethods,
  deliveryAreas,
]

/**
 * Starts the request for the selected vendor, from a stored draft, a link or an earlier order. Starts again when the
 * vendor changes or the order was placed (REQ-02, REQ-03, REQ-19, REQ-21).
 */
export class RequestBeginning {
  private readonly around: RequestSurroundings
  private readonly kept: KeptDraft
  private readonly parts: RequestParts

  constructor(around: RequestSurroundings, kept: KeptDraft, parts: RequestParts) {
    this.around = around
    this.kept = kept
    this.parts = parts
  }

  /** Starts once a vendor is selected, and again whenever it changes, until `signal` aborts. */
  readonly start = (signal: AbortSignal): void => {
    const stop = reaction(() => this.around.vendors.selected, this.vendorIs, { fireImmediately: true })
    signal.addEventListener('abort', () => {
      stop()
      this.interrupt()
    })
    void this.readSender(signal)
  }

  readonly begin = (vendor: Vendor, kind: BeginningEvent): void => {
    const { places, request } = this.parts
    this.interrupt()
    request.begin(vendor, kind)
    if (hasLocation(vendor)) this.prepare(vendor)
    else places.origin.begin(vendor)
  }

  /** Reads everything for a request of this vendor: first the initial content, then the terms. */
  readonly prepare = (vendor: Vendor): void => {
    const { request } = this.parts
    request.prepared = this.read(vendor, request.signal)
  }

  readonly interrupt = (): void => {
    const { places, prefill, quote, request } = this.parts
    request.interrupt()
    places.interrupt()
    prefill.pause()
    quote.forget()
  }

  private readonly vendorIs = (vendor: Vendor | undefined, shown?: Vendor): void => {
    const { request } = this.parts
    if (!vendor || (shown !== undefined && vendor === request.vendor)) return
    const before = request.vendor
    const isBoundAlike = shown !== undefined && before && compareStructural(bindingPart(before), bindingPart(vendor))
    // The change does not affect the request, for example another label or an additional outlet.
    if (isBoundAlike) return request.belongTo(vendor)
    if (before !== undefined && before.id !== vendor.id) this.begin(vendor, 'vendor-changed')
    else this.begin(vendor, request.isEditing ? 'edit-order' : 'start')
    if (before?.id !== vendor.id) void this.open(vendor, request.signal)
  }

  /**
   * Updates the vendor from the service (API-14), without blocking: until the response and after a failure, the form
   * uses the vendor from the list (REQ-32). A change made meanwhile wins over the response.
   */
  private async open(vendor: Vendor, signal: AbortSignal): Promise<void> {
    const { run, vendors } = this.around
    const read = await run.once(openVendor(vendor.id), signal)
    if (read.kind === 'failed') this.parts.request.tell('error', { id: 'unable-to-fetch-vendor' })
    if (read.kind !== 'done' || vendors.selected !== vendor) return
    if (!compareStructural(read.value, vendor)) vendors.replace(read.value)
  }

  private async read(vendor: Vendor, signal: AbortSignal): Promise<void> {
    const { earlier, payment, prefill, request, terms } = this.parts
    if (!(await earlier.read(vendor, signal))) return
    await this.restoreDraft(vendor, signal)
    if (signal.aborted) return
    if (request.purpose.kind === 'new') prefill.begin()
    await terms.read(signal)
    void payment.resume(vendor, signal)
  }

  private async readSender(signal: AbortSignal): Promise<void> {
    const { sender } = this.parts.request
    if (sender === undefined) return
    const kept = await this.around.run.once(readSender(), signal)
    if (kept.kind === 'done' && kept.value !== undefined) sender.change(kept.value)
  }

  private async restoreDraft(vendor: Vendor, signal: AbortSignal): Promise<void> {
    const { earlier, request, voucher } = this.parts
    const { draft } = earlier
    if (await this.kept.restore(vendor, signal)) {
      request.tell('info', { id: 'request-draft-restored' })
      voucher.apply()
    } else if (draft) request.restore({ draft, voucherCode: '', selectedSaveAddress: undefined })
  }
}
