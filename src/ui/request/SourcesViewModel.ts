import { compareStructural, makeAutoObservable, reaction, runInAction } from 'mobx'
import { ask } from '../../application/ask.ts'
import type { DraftContent, PlacedDraft } from '../../application/ports/DraftStore.ts'
import { forgetDraft, keepDraft, readStoredDraft } from '../../application/request/keepDraft.ts'
import { SenderStore } from '../../application/ports/SenderStore.ts'
import { watchPlacedElsewhere } from '../../application/request/watchPlacedElsewhere.ts'
import { openVendor } from '../../application/vendor/openVendor.ts'
import { detailsIn } from '../../domain/request/broughtDetails.ts'
import { isFilledIn } from '../../domain/request/requestDraft.ts'
import type { BeginningEvent } from '../../domain/request/requestFlow.ts'
import type { SenderDraft } from '../../domain/request/sender.ts'
import { hasLocation, type Vendor } from '../../domain/vendor/vendor.ts'
import type { VoucherViewModel } from '../pricing/VoucherViewModel.ts'
import { EarlierOrderViewModel } from './EarlierOrderViewModel.ts'
import { PasteViewModel } from './PasteViewModel.ts'
import type { PlacesViewModel } from './PlacesViewModel.ts'
import { PrefillViewModel } from './PrefillViewModel.ts'
import type { QuoteViewModel } from './QuoteViewModel.ts'
import { untilSent } from './sendingDrafts.ts'
import type { RequestModel, RequestDependencies } from './RequestModel.ts'
import type { TermsViewModel } from './TermsViewModel.ts'

/** The properties of a vendor that the request depends on. */
const selectBindingPart = ({ id, location, paymentMethods, deliveryAreas }: Vendor) => [
  id,
  location.coordinates,
  paymentMethods,
  deliveryAreas,
]

const hasContent = ({ draft, voucherCode }: DraftContent): boolean => voucherCode !== '' || isFilledIn(draft)

const filledIn = (sender: SenderDraft): Partial<SenderDraft> =>
  Object.fromEntries(Object.entries(sender).filter(([, value]) => value !== '')) as Partial<SenderDraft>

interface BelowSources {
  readonly quote: QuoteViewModel
  readonly terms: TermsViewModel
  readonly places: PlacesViewModel
  readonly voucher: VoucherViewModel
}

/**
 * Starts the request for the selected vendor, from a stored draft, a link or an earlier order. Starts again when the
 * vendor changes or the order was placed (REQ-02, REQ-03, REQ-19, REQ-21). Stores the draft, so that a reload does not
 * lose it (PERSIST-02 as decided).
 */
export class SourcesViewModel {
  /** Whether the initial content and the terms have been read. */
  isRead = false
  /** Whether the form has its initial content. */
  private isFilled = false
  /** Whether a guest's stored data is being read. */
  private isReadingSender = false
  readonly earlier: EarlierOrderViewModel
  readonly prefill: PrefillViewModel
  readonly paste: PasteViewModel
  readonly #deps: RequestDependencies
  readonly #request: RequestModel
  readonly #below: BelowSources

  constructor(deps: RequestDependencies, request: RequestModel, below: BelowSources) {
    const { destination } = below.places
    this.#deps = deps
    this.#request = request
    this.#below = below
    below.places.prepare = () => this.prepareFromOrigin()
    this.earlier = new EarlierOrderViewModel(deps, request)
    this.prefill = new PrefillViewModel(request, below.quote, destination)
    this.paste = new PasteViewModel(deps, request, destination)
    makeAutoObservable(this, { earlier: false, prefill: false, paste: false })
  }

  /**
   * What has to reach the form before it can be sent: what a person sees and sends must not lack what they opened, nor
   * change behind their press.
   */
  get awaited(): 'link' | 'order' | 'draft' | undefined {
    const { kind } = this.#request.purpose
    if (kind === 'new' && this.prefill.isExpected) return 'link'
    if (this.isFilled && !this.isReadingSender) return undefined
    return kind === 'new' || this.earlier.order !== undefined ? 'draft' : 'order'
  }

  /** Starts once a vendor is selected, and again whenever it changes, until `signal` aborts. */
  readonly start = (signal: AbortSignal): void => {
    const stop = reaction(() => this.#deps.vendors.selected, this.vendorIs, { fireImmediately: true })
    signal.addEventListener('abort', () => {
      stop()
      this.interrupt()
    })
    void this.readSender(signal)
    this.keepDraft(signal)
  }

  readonly begin = (vendor: Vendor, kind: BeginningEvent): void => {
    this.interrupt()
    this.#request.begin(vendor, kind)
    if (hasLocation(vendor)) this.prepare(vendor)
    else this.#below.places.origin.begin(vendor)
  }

  /** Reads the order to edit or repeat again, after a failure. */
  readonly readAgain = (): void => {
    if (this.#request.vendor) this.prepare(this.#request.vendor)
  }

  /** Deletes the draft and stops the request. */
  readonly discard = (): void => {
    const { purpose, vendor } = this.#request
    this.interrupt()
    if (vendor) void this.#deps.run.once(forgetDraft(vendor.id, purpose))
  }

  readonly interrupt = (): void => {
    this.#request.interrupt()
    this.#below.places.interrupt()
    this.prefill.pause()
    this.#below.quote.forget()
    this.isRead = false
    this.isFilled = false
  }

  private readonly vendorIs = (vendor: Vendor | undefined, shown?: Vendor): void => {
    const request = this.#request
    if (!vendor || (shown !== undefined && vendor === request.vendor)) return
    const before = request.vendor
    const isBoundAlike =
      shown !== undefined && before && compareStructural(selectBindingPart(before), selectBindingPart(vendor))
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
    const { run, vendors } = this.#deps
    const read = await run.once(openVendor(vendor.id), signal)
    if (read.kind === 'failed') this.#request.notify('error', { id: 'unable-to-fetch-vendor' })
    if (read.kind !== 'done' || vendors.selected !== vendor) return
    if (!compareStructural(read.value, vendor)) vendors.replace(read.value)
  }

  /** Everything is read when the collection point becomes known; only the terms when it is changed later. */
  private prepareFromOrigin(): void {
    const { signal, vendor } = this.#request
    if (vendor && !this.isFilled) this.prepare(vendor)
    else this.#request.prepareWith(this.#below.terms.read(signal))
  }

  private prepare(vendor: Vendor): void {
    this.#request.prepareWith(this.read(vendor, this.#request.signal))
  }

  /** Reads everything for a request of this vendor: first the initial content, then the terms. */
  private async read(vendor: Vendor, signal: AbortSignal): Promise<void> {
    // The form was left while its order was being sent: whether the draft remains is known afterwards.
    await untilSent(this.#deps.work, this.#request.draftName)
    if (!(await this.earlier.read(vendor, signal))) return
    await this.restoreDraft(vendor, signal)
    if (signal.aborted) return
    runInAction(() => {
      this.isFilled = true
      if (this.#request.purpose.kind === 'new') this.prefill.begin()
    })
    await this.#below.terms.read(signal)
    if (!signal.aborted) runInAction(() => (this.isRead = true))
  }

  /** Fills the form with the stored draft, or else with the earlier order. */
  private async restoreDraft(vendor: Vendor, signal: AbortSignal): Promise<void> {
    const request = this.#request
    const { draft } = this.earlier
    const stored = await this.#deps.run.once(readStoredDraft(vendor.id, request.purpose), signal)
    if (stored.kind === 'done' && stored.value && hasContent(stored.value)) {
      request.restore(stored.value)
      request.notify('info', { id: 'request-draft-restored' })
      this.#below.voucher.apply()
    } else if (draft)
      request.restore({ draft, voucherCode: '', selectedSaveAddress: undefined, brought: detailsIn(draft) })
  }

  private async readSender(signal: AbortSignal): Promise<void> {
    const { sender } = this.#request
    if (sender === undefined) return
    this.isReadingSender = true
    const stored = await this.#deps.run.once(
      ask(SenderStore, (store) => store.read),
      signal,
    )
    runInAction(() => {
      this.isReadingSender = false
      // What was typed meanwhile stays.
      if (stored.kind === 'done' && stored.value) sender.change({ ...stored.value.sender, ...filledIn(sender.draft) })
    })
  }

  /** Stores the draft on each change after the first edit, until `signal` aborts. */
  private keepDraft(signal: AbortSignal): void {
    const request = this.#request
    const { run } = this.#deps
    const stop = reaction(
      () => (request.state.startTime === undefined ? undefined : request.content),
      (content) => content && request.vendor && void run.once(keepDraft(request.vendor.id, content)),
      { equals: compareStructural },
    )
    signal.addEventListener('abort', stop)
    void run.each(watchPlacedElsewhere(request.purpose), (placed) => this.placedElsewhere(placed), signal)
  }

  /** Another tab submitted the same draft first: starts an empty request and shows that order (CON-16). */
  private placedElsewhere({ draft, orderId }: PlacedDraft): void {
    const { isBusy, mode, notify, vendor } = this.#request
    // A guest has one draft, whatever the id of their vendor.
    if (!vendor || isBusy || (mode !== 'guest' && draft.vendorId !== vendor.id)) return
    notify('warning', { id: 'request-placed-elsewhere' }, 'portal')
    this.begin(vendor, 'vendor-changed')
    this.#deps.showOrders(vendor.id, orderId)
  }
}
