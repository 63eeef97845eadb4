import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { readLastCustomers } from '../../application/request/readLastCustomers.ts'
import type { VendorId } from '../../domain/ids.ts'
import { initialPaymentMethod } from '../../domain/payment/availablePaymentMethods.ts'
import { fillOfCustomer, type FilledPart, type LastCustomer } from '../../domain/request/lastCustomers.ts'
import type { DestinationViewModel } from './DestinationViewModel.ts'
import type { RequestDependencies, RequestModel } from './RequestModel.ts'
import type { SourcesViewModel } from './SourcesViewModel.ts'

interface Read {
  readonly vendorId: VendorId
  /** Empty after a failure: the form works without them. */
  readonly customers: ReadonlyArray<LastCustomer>
}

/** The last customers of the vendor, offered while a new order has no address (ADDR-22). */
export class LastCustomersViewModel {
  private read: Read | undefined = undefined
  #filled: Partial<FilledPart> = {}
  readonly #run: RequestDependencies['run']
  readonly #request: RequestModel
  readonly #sources: SourcesViewModel
  readonly #destination: DestinationViewModel

  constructor(
    { run }: RequestDependencies,
    request: RequestModel,
    sources: SourcesViewModel,
    destination: DestinationViewModel,
  ) {
    this.#run = run
    this.#request = request
    this.#sources = sources
    this.#destination = destination
    makeAutoObservable<this, 'read'>(this, { read: observableRef })
  }

  get customers(): ReadonlyArray<LastCustomer> {
    return this.isOffered && this.isRead ? (this.read?.customers ?? []) : []
  }

  /** Whether customers may still appear. */
  get isReading(): boolean {
    return this.isOffered && !this.isRead
  }

  /** Reads the customers when the form is ready and has no address, until `signal` aborts. */
  readonly start = (signal: AbortSignal): void => {
    const stop = reaction(
      () => (this.isReading && this.#sources.isRead ? this.#request.vendor?.id : undefined),
      (vendorId) => vendorId !== undefined && void this.readFor(vendorId),
      { fireImmediately: true },
    )
    signal.addEventListener('abort', stop, { once: true })
  }

  /** Fills in all fields of the customer, and moves on to what is missing. */
  readonly choose = (last: LastCustomer): void => {
    const request = this.#request
    const { country, draft, state, touched, vendor } = request
    const { availablePaymentMethods: available } = state
    const part = fillOfCustomer(last, {
      draft,
      filled: this.#filled,
      available,
      offersColdBag: vendor?.offersColdBag === true,
      initialMethod: initialPaymentMethod('', available, country.defaultPayment),
      isPaymentChosen: touched.has('paymentMethod'),
    })
    this.#filled = part
    request.markGoods({ ...part, orderedAt: last.usual.orderedAt })
    this.#destination.fillInLast(last.customer, part)
  }

  /** Guests have no past orders of their own to choose from (GUEST-06); other orders have their customer. */
  private get isOffered(): boolean {
    const { draft, mode, purpose } = this.#request
    return mode !== 'guest' && purpose.kind === 'new' && draft.destinationTextAddress === ''
  }

  private get isRead(): boolean {
    return this.read !== undefined && this.read.vendorId === this.#request.vendor?.id
  }

  private async readFor(vendorId: VendorId): Promise<void> {
    const outcome = await this.#run.once(readLastCustomers(vendorId), this.#request.signal)
    if (outcome.kind === 'interrupted') return
    runInAction(() => (this.read = { vendorId, customers: outcome.kind === 'done' ? outcome.value : [] }))
  }
}
