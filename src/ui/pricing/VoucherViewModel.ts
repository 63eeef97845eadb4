import { compareShallow, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type {
  CallFailure,
  ServiceFailure,
  SignatureExpired,
  VoucherRefused,
} from '../../application/ports/ServiceFailure.ts'
import { ask } from '../../application/ask.ts'
import { Vouchers } from '../../application/ports/Vouchers.ts'
import type { FlagName } from '../../domain/flags/flagNames.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import { SECOND, type Instant } from '../../domain/instant.ts'
import { voucherCodeIn, type Voucher, type VoucherDetails } from '../../domain/pricing/voucher.ts'
import type { VoucherRefusal } from '../../domain/pricing/voucherRefusal.ts'
import type { AppliedVoucher } from '../../domain/request/placedOrder.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import type { RequestState } from '../../domain/request/requestState.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { failureText, type FailureText } from '../kit/failureText.ts'

export type VoucherProgress =
  | { readonly step: 'resting' }
  /** The code waits for a fee to validate it against. */
  | { readonly step: 'waiting' }
  | { readonly step: 'checking' }
  /** The service refused the code (VOUCH-04). */
  | { readonly step: 'refused'; readonly reason: VoucherRefusal | undefined }
  | { readonly step: 'failed'; readonly because: FailureText }

export type VoucherTerms =
  | { readonly step: 'hidden' }
  | { readonly step: 'reading' }
  | { readonly step: 'read'; readonly details: VoucherDetails }
  /** The terms could not be read (VOUCH-05). */
  | { readonly step: 'failed' }

const RESTING: VoucherProgress = { step: 'resting' }
const HIDDEN: VoucherTerms = { step: 'hidden' }

/** The part of the request that a voucher changes. */
interface VoucherRequest {
  readonly state: RequestState
  readonly draft: Pick<RequestDraft, 'preorderedFor'>
  readonly vendor: Pick<Vendor, 'id'> | undefined
  readonly applied: AppliedVoucher | undefined
  readonly now: () => Instant
  readonly patchState: (known: Partial<Omit<RequestState, 'flow' | 'draft'>>) => void
  readonly notifyWhile: (isSo: () => boolean, kind: 'error', text: FailureText) => void
}

interface VoucherDependencies {
  readonly run: RunUseCase
  readonly flags: { readonly isOn: (name: FlagName) => boolean }
}

/** The fee that a voucher lowers. */
interface VoucherQuote {
  readonly renew: () => Promise<void>
}

/** Includes the waiting time if the service reports one. */
const failureOf = (failure: CallFailure): FailureText =>
  failure._tag === 'ServiceUnavailable' && failure.reason === 'too-many' && failure.retryAfter !== undefined
    ? { id: 'voucher-try-again-in', args: { seconds: Math.ceil(failure.retryAfter / SECOND) } }
    : failureText(failure)

/**
 * At most one voucher: entered, validated with each new fee, shown, replaced, removed (VOUCH-01 to VOUCH-08, OP-68).
 */
export class VoucherViewModel {
  progress: VoucherProgress = RESTING
  terms: VoucherTerms = HIDDEN
  /** The applied voucher stays until another one is accepted. */
  isReplacing = false
  /** Resolves when no validation is running. */
  settled: Promise<void> = Promise.resolve()
  readonly #deps: VoucherDependencies
  readonly #request: VoucherRequest
  readonly #quote: VoucherQuote
  #running = new AbortController()
  /** Whether the fee was renewed for this code. If the next fee is too old as well, that is a failure. */
  #isFeeRenewed = false
  /** A code that arrived before vouchers were available is applied when they are: flags may load later. */
  #isHeld = false

  constructor(deps: VoucherDependencies, request: VoucherRequest, quote: VoucherQuote) {
    this.#deps = deps
    this.#request = request
    this.#quote = quote
    makeAutoObservable(this, { progress: observableRef, terms: observableRef, settled: false })
  }

  /** Whether flag Voucher is on (VOUCH-01). */
  private get isOffered(): boolean {
    return this.#deps.flags.isOn('Voucher')
  }

  get voucher(): Voucher | undefined {
    return this.#request.state.voucher
  }

  get applied(): AppliedVoucher | undefined {
    return this.#request.applied
  }

  /** The code as typed. */
  get code(): string {
    return this.#request.state.voucherCode
  }

  /** Whether a validation may still lower the price. */
  get isPending(): boolean {
    return this.applied === undefined && (this.progress.step === 'checking' || this.progress.step === 'waiting')
  }

  get isEntering(): boolean {
    return this.voucher === undefined || this.isReplacing
  }

  /** Validates the voucher again when the fee, the time or the vendor changes, until `signal` aborts. */
  readonly watch = (signal: AbortSignal): void => {
    const request = this.#request
    const dispose = reaction(
      () => ({ fee: request.state.deliveryFee, at: request.draft.preorderedFor, vendorId: request.vendor?.id }),
      ({ fee }) => this.feeBecame(fee !== undefined),
      { equals: compareShallow },
    )
    const stop = reaction(() => this.isOffered, this.offerBecame)
    signal.addEventListener('abort', () => {
      dispose()
      stop()
      this.begin()
    })
  }

  readonly type = (code: string): void => {
    this.#request.patchState({ voucherCode: code })
    if (this.progress.step !== 'checking') this.progress = RESTING
  }

  /** Replaces the applied voucher with the typed code, if the service accepts it (VOUCH-02, VOUCH-06). */
  readonly apply = (): void => {
    const code = voucherCodeIn(this.code)
    if (code === undefined) return
    this.#isHeld = !this.isOffered
    if (this.#isHeld) return
    if (this.#request.state.deliveryFee === undefined) this.progress = { step: 'waiting' }
    else this.settled = this.validate(code, this.begin())
  }

  readonly replace = (): void => {
    this.isReplacing = true
    this.progress = RESTING
  }

  /** Keeps the applied voucher. The check of another code ends; what it may have replaced is checked again. */
  readonly keep = (): void => {
    const { voucher, progress } = this
    const signal = this.begin()
    this.isReplacing = false
    this.progress = RESTING
    if (voucher && progress.step === 'checking') this.settled = this.validate(voucher.code, signal, true)
  }

  readonly remove = (): void => {
    this.begin()
    this.reset()
    this.#request.patchState({ voucher: undefined, discountedDeliveryFee: undefined })
  }

  /** Removes a voucher that the service no longer accepts; keeps its code for another attempt (VOUCH-04, OP-68). */
  readonly refused = (code: string, reason: VoucherRefusal | undefined): void => {
    this.removeAndNotify(code, { step: 'refused', reason }, { id: 'voucher-error-validation-message' })
  }

  readonly toggleTerms = async (): Promise<void> => {
    const code = this.voucher?.code
    if (this.terms.step !== 'hidden' || code === undefined) {
      this.terms = HIDDEN
      return
    }
    const reading: VoucherTerms = { step: 'reading' }
    this.terms = reading
    const outcome = await this.#deps.run.once(ask(Vouchers, (vouchers) => vouchers.details(code)))
    runInAction(() => {
      // Hidden meanwhile, or those of another voucher.
      if (this.terms !== reading) return
      this.terms = outcome.kind === 'done' ? { step: 'read', details: outcome.value } : { step: 'failed' }
    })
  }

  /** Without the flag no voucher is sent: removes an applied one and keeps its code for another attempt (VOUCH-01). */
  private readonly offerBecame = (isOffered: boolean): void => {
    const { voucher } = this
    if (isOffered && this.#isHeld) this.apply()
    else if (!isOffered && voucher) this.removeAndNotify(voucher.code, RESTING, { id: 'voucher-switched-off' })
    else if (!isOffered) this.remove()
  }

  private feeBecame(known: boolean): void {
    const { state } = this.#request
    const signal = this.begin()
    const waiting = this.progress.step === 'waiting' || this.progress.step === 'checking'
    const code = state.voucher?.code ?? (waiting ? voucherCodeIn(state.voucherCode) : undefined)
    if (code === undefined) return state.voucherCode === '' ? this.reset() : undefined
    if (known) this.settled = this.validate(code, signal, state.voucher !== undefined)
    else this.progress = { step: 'waiting' }
  }

  /** `isAgain` means that the voucher is already applied and only its discount is recomputed. */
  private async validate(code: string, signal: AbortSignal, isAgain = false): Promise<void> {
    const request = this.#request
    const { run } = this.#deps
    const { deliveryFee: fee } = request.state
    if (!fee || !request.vendor) return
    runInAction(() => (this.progress = { step: 'checking' }))
    const orderTime = request.draft.preorderedFor ?? request.now()
    const use = { code, vendorId: request.vendor.id, orderTime, fee: { fee: fee.fee, signature: fee.signature } }
    const outcome = await run.once(
      ask(Vouchers, (vouchers) => vouchers.validate(use)),
      signal,
    )
    if (outcome.kind === 'interrupted') return
    runInAction(() => {
      if (outcome.kind === 'done') this.accepted(outcome.value, isAgain)
      else this.failed(code, outcome.failure)
    })
  }

  private accepted({ voucher, discountedFee }: AppliedVoucher, isAgain: boolean): void {
    const { terms, isReplacing, code } = this
    this.reset()
    if (isAgain) Object.assign(this, { terms, isReplacing })
    this.#request.patchState({ voucher, discountedDeliveryFee: discountedFee, voucherCode: isAgain ? code : '' })
  }

  private failed(code: string, failure: VoucherRefused | SignatureExpired | ServiceFailure): void {
    if (failure._tag === 'SignatureExpired' && !this.#isFeeRenewed) {
      this.#isFeeRenewed = true
      this.progress = { step: 'waiting' }
      // The signature of the fee has expired: the voucher is validated again with the next fee.
      return void this.#quote.renew()
    }
    this.#isFeeRenewed = false
    const [progress, text]: [VoucherProgress, FailureText] =
      failure._tag === 'VoucherRefused'
        ? [{ step: 'refused', reason: failure.reason }, { id: 'voucher-error-validation-message' }]
        : [{ step: 'failed', because: failureOf(failure) }, failureOf(failure)]
    if (this.voucher?.code === code) this.removeAndNotify(code, progress, text)
    else this.progress = progress
  }

  private reset(): void {
    this.#isFeeRenewed = false
    this.progress = RESTING
    this.terms = HIDDEN
    this.isReplacing = false
  }

  private removeAndNotify(code: string, progress: VoucherProgress, text: FailureText): void {
    this.remove()
    this.progress = progress
    this.#request.patchState({ voucherCode: code })
    this.#request.notifyWhile(() => this.progress === progress, 'error', text)
  }

  private begin(): AbortSignal {
    this.#running.abort()
    this.#running = new AbortController()
    return this.#running.signal
  }
}
