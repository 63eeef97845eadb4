import { makeAutoObservable, reaction, runInAction } from 'mobx'
import { readOnlinePayment } from '../../application/payment/readOnlinePayment.ts'
import { checkServiceHours } from '../../application/request/checkServiceHours.ts'
import { readItemValueLimit } from '../../application/request/readItemValueLimit.ts'
import { readPaymentMethods } from '../../application/request/readPaymentMethods.ts'
import type { PaymentMethod } from '../../domain/market/paymentMethod.ts'
import type { QuoteViewModel } from './QuoteViewModel.ts'
import type { RequestModel, RequestDependencies } from './RequestModel.ts'

/**
 * The terms of country and vendor: service hours, payment methods, the limit of the item value (REQ-06, PAY-04,
 * VAL-18).
 */
export class TermsViewModel {
  isCheckingHours = false
  private areMethodsKnown = false
  /** Told once until it is known, so not again beside the order that was placed meanwhile. */
  #isPaymentUnknownShown = false
  readonly #deps: RequestDependencies
  readonly #request: RequestModel
  readonly #quote: QuoteViewModel

  constructor(deps: RequestDependencies, request: RequestModel, quote: QuoteViewModel) {
    this.#deps = deps
    this.#request = request
    this.#quote = quote
    makeAutoObservable(this)
  }

  /** `undefined` until they are known. */
  get paymentMethods(): ReadonlyArray<PaymentMethod> | undefined {
    return this.areMethodsKnown ? this.#request.state.availablePaymentMethods : undefined
  }

  /** Reads the payment methods again when flag NonePaymentMethod changes (PAY-05), until `signal` aborts. */
  readonly start = (signal: AbortSignal): void => {
    const stop = reaction(
      () => this.#deps.flags.isOn('NonePaymentMethod'),
      () => void this.readMethods(this.#request.signal),
    )
    signal.addEventListener('abort', stop, { once: true })
  }

  /** Reads all terms in parallel. */
  readonly read = async (signal: AbortSignal): Promise<void> => {
    const readers = [this.readHours, this.readMethods, this.readLimit, this.readOnlinePayment]
    await Promise.all(readers.map((readOne) => readOne(signal)))
  }

  /** Checks the service hours again after the service was closed (SVC-08). */
  readonly checkHoursAgain = (): void => {
    this.#request.happened({ kind: 'start-again' })
    void this.readHours(this.#request.signal)
  }

  /** Whether the service is open, in the country's time zone (REQ-06, REQ-07). */
  private readonly readHours = async (signal: AbortSignal): Promise<void> => {
    runInAction(() => (this.isCheckingHours = true))
    const hours = await this.#deps.run.once(checkServiceHours(this.#request.vendor ?? {}), signal)
    if (hours.kind !== 'done') return
    runInAction(() => {
      this.isCheckingHours = false
      this.#request.patchState({ serviceHours: hours.value })
      this.#request.happened({ kind: hours.value.status === 'open' ? 'service-open' : 'service-closed' })
      this.#quote.destinationChosen()
    })
  }

  private readonly readMethods = async (signal: AbortSignal): Promise<void> => {
    const { flags, run } = this.#deps
    const { vendor } = this.#request
    if (!vendor) return
    const methods = await run.once(readPaymentMethods(vendor, flags.isOn('NonePaymentMethod')), signal)
    if (methods.kind !== 'done') return
    runInAction(() => {
      this.#request.offer(methods.value)
      this.areMethodsKnown = true
    })
  }

  /** Whether the country accepts online payment; a failure is reported and counts as no (PAY-09). */
  private readonly readOnlinePayment = async (signal: AbortSignal): Promise<void> => {
    const activated = await this.#deps.run.once(readOnlinePayment(), signal)
    if (activated.kind === 'interrupted') return
    this.#request.patchState({ hasPaymentActivated: activated.kind === 'done' && activated.value })
    if (activated.kind === 'done') this.#isPaymentUnknownShown = false
    else if (!this.#isPaymentUnknownShown) {
      this.#isPaymentUnknownShown = true
      const isUnknown = () => !this.#request.state.hasPaymentActivated
      this.#request.notifyWhile(isUnknown, 'error', { id: 'error-payment-get-if-enabled' })
    }
  }

  private readonly readLimit = async (signal: AbortSignal): Promise<void> => {
    const limit = await this.#deps.run.once(readItemValueLimit(), signal)
    if (limit.kind === 'done') this.#request.limitAmount(limit.value)
  }
}
