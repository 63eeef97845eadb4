import { makeAutoObservable, runInAction } from 'mobx'
import { readOnlinePayment } from '../../application/payment/readOnlinePayment.ts'
import { checkServiceHours } from '../../application/request/checkServiceHours.ts'
import { readItemValueLimit } from '../../application/request/readItemValueLimit.ts'
import { readPaymentMethods } from '../../application/request/readPaymentMethods.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { PaymentMethod } from '../../domain/market/paymentMethod.ts'
import type { RequestModel } from './RequestModel.ts'

export interface TermsCallbacks {
  /** Whether flag NonePaymentMethod is on (PAY-05). */
  readonly nonePaymentMethod: () => boolean
  readonly hoursKnown: () => void
  readonly onlinePaymentUnknown: () => void
}

/**
 * The terms of country and vendor: service hours, payment methods, the limit of the item value (REQ-06, PAY-04,
 * VAL-18).
 */
export class TermsViewModel {
  isCheckingHours = false
  private areMethodsKnown = false
  private readonly run: RunUseCase
  private readonly request: RequestModel
  private readonly callbacks: TermsCallbacks

  constructor(run: RunUseCase, request: RequestModel, callbacks: TermsCallbacks) {
    this.run = run
    this.request = request
    this.callbacks = callbacks
    makeAutoObservable<this, 'run' | 'request' | 'callbacks'>(this, { run: false, request: false, callbacks: false })
  }

  /** `undefined` until they are known. */
  get paymentMethods(): ReadonlyArray<PaymentMethod> | undefined {
    return this.areMethodsKnown ? this.request.state.availablePaymentMethods : undefined
  }

  /** Reads all terms in parallel. */
  readonly read = async (signal: AbortSignal): Promise<void> => {
    const { readHours, readMethods, readLimit, readOnlinePayment } = this
    await Promise.all([readHours, readMethods, readLimit, readOnlinePayment].map((readOne) => readOne(signal)))
  }

  /** Whether the service is open, in the country's time zone (REQ-06, REQ-07). */
  readonly readHours = async (signal: AbortSignal): Promise<void> => {
    runInAction(() => (this.isCheckingHours = true))
    const hours = await this.run.once(checkServiceHours(), signal)
    if (hours.kind !== 'done') return
    runInAction(() => {
      this.isCheckingHours = false
      this.request.know({ serviceHours: hours.value })
      this.request.happened({ kind: hours.value.status === 'open' ? 'service-open' : 'service-closed' })
      this.callbacks.hoursKnown()
    })
  }

  readonly readMethods = async (signal: AbortSignal): Promise<void> => {
    const { vendor } = this.request
    if (!vendor) return
    const methods = await this.run.once(readPaymentMethods(vendor, this.callbacks.nonePaymentMethod()), signal)
    if (methods.kind !== 'done') return
    runInAction(() => {
      this.request.offer(methods.value)
      this.areMethodsKnown = true
    })
  }

  /** Whether the country accepts online payment; a failure is reported and counts as no (PAY-09). */
  private readonly readOnlinePayment = async (signal: AbortSignal): Promise<void> => {
    const activated = await this.run.once(readOnlinePayment(), signal)
    if (activated.kind === 'interrupted') return
    this.request.know({ hasPaymentActivated: activated.kind === 'done' && activated.value })
    if (activated.kind === 'failed') this.callbacks.onlinePaymentUnknown()
  }

  private readonly readLimit = async (signal: AbortSignal): Promise<void> => {
    const limit = await this.run.once(readItemValueLimit(), signal)
    if (limit.kind === 'done') this.request.limitAmount(limit.value)
  }
}
