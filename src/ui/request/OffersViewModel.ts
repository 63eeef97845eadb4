import { makeAutoObservable, runInAction } from 'mobx'
import { readOnlinePayment } from '../../application/payment/readOnlinePayment.ts'
import { readItemValueLimit } from '../../application/request/readItemValueLimit.ts'
import { readPaymentMethods } from '../../application/request/readPaymentMethods.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { PaymentMethod } from '../../domain/payment/paymentMethod.ts'
import type { CurrentRequest } from './CurrentRequest.ts'

/** What country and vendor allow: how an order is paid, and up to which value nobody asks back (PAY-04, VAL-18). */
export class OffersViewModel {
  private areMethodsKnown = false
  private readonly run: RunUseCase
  private readonly request: CurrentRequest

  constructor(run: RunUseCase, request: CurrentRequest) {
    this.run = run
    this.request = request
    makeAutoObservable<this, 'run' | 'request'>(this, { run: false, request: false })
  }

  /** `undefined` until they are known. */
  get paymentMethods(): ReadonlyArray<PaymentMethod> | undefined {
    return this.areMethodsKnown ? this.request.state.availablePaymentMethods : undefined
  }

  /** `nonePaymentMethod` is the flag of that name (PAY-05). */
  readonly readMethods = async (nonePaymentMethod: boolean, signal: AbortSignal): Promise<void> => {
    const { vendor } = this.request
    if (!vendor) return
    const methods = await this.run.once(readPaymentMethods(vendor, nonePaymentMethod), signal)
    if (methods.kind !== 'done') return
    runInAction(() => {
      this.request.offer(methods.value)
      this.areMethodsKnown = true
    })
  }

  /** Whether the country takes payments online; `unknown` is told when nobody can say, and is a no (PAY-09). */
  readonly readOnlinePayment = async (unknown: () => void, signal: AbortSignal): Promise<void> => {
    const activated = await this.run.once(readOnlinePayment(), signal)
    if (activated.kind === 'interrupted') return
    this.request.know({ hasPaymentActivated: activated.kind === 'done' && activated.value })
    if (activated.kind === 'failed') unknown()
  }

  readonly readLimit = async (signal: AbortSignal): Promise<void> => {
    const limit = await this.run.once(readItemValueLimit(), signal)
    if (limit.kind === 'done') this.request.limitAmount(limit.value)
  }
}
