import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { downloadProof } from '../../application/proof/downloadProof.ts'
import { readProof } from '../../application/proof/readProof.ts'
import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { Proof } from '../../domain/proof/proof.ts'
import type { ProofKind } from '../../domain/proof/proofKind.ts'
import type { NoticesViewModel } from '../frame/NoticesViewModel.ts'
import type { ScreenViewModel } from '../kit/useViewModel.ts'

export type ProofState =
  | { readonly step: 'loading' }
  | { readonly step: 'shown'; readonly proof: Proof }
  | { readonly step: 'absent' }
  | { readonly step: 'failed'; readonly failure: ServiceFailure }

interface Dependencies {
  readonly run: RunUseCase
  readonly notices: Pick<NoticesViewModel, 'notifyWhile'>
}

const NOT_DOWNLOADED = 'proof-download-failed'

/** The proofs of one order, one open at a time (PROOF-01). They are discarded with the order's details. */
export class ProofsViewModel implements ScreenViewModel {
  readonly #id: OrderId
  /** The open proof. */
  open: ProofKind | undefined = undefined
  state: ProofState = { step: 'loading' }
  isDownloading = false
  readonly #deps: Dependencies
  readonly #read = new Map<ProofKind, Proof>()
  #screen: AbortSignal = AbortSignal.abort()
  #reading = new AbortController()

  constructor(id: OrderId, deps: Dependencies) {
    this.#id = id
    this.#deps = deps
    makeAutoObservable(this, { state: observableRef })
  }

  readonly start = (signal: AbortSignal): void => {
    this.#screen = signal
    signal.addEventListener('abort', () => {
      this.#read.clear()
      this.close()
    })
  }

  /** Opens or closes a proof. */
  readonly toggle = (kind: ProofKind): void => {
    if (this.open === kind) this.close()
    else this.show(kind)
  }

  readonly close = (): void => {
    this.#reading.abort()
    this.open = undefined
  }

  readonly retry = (): void => {
    if (this.open !== undefined) this.show(this.open)
  }

  readonly download = (): void => {
    if (this.open !== undefined && !this.isDownloading) void this.save(this.open)
  }

  private show(kind: ProofKind) {
    this.#reading.abort()
    this.open = kind
    const known = this.#read.get(kind)
    if (known === undefined) void this.ask(kind)
    else this.state = { step: 'shown', proof: known }
  }

  private async ask(kind: ProofKind) {
    this.state = { step: 'loading' }
    this.#reading = new AbortController()
    const signal = AbortSignal.any([this.#screen, this.#reading.signal])
    const outcome = await this.#deps.run.once(readProof(this.#id, kind), signal)
    if (outcome.kind === 'interrupted' || signal.aborted) return
    runInAction(() => {
      if (outcome.kind === 'failed') this.state = { step: 'failed', failure: outcome.failure }
      else if (outcome.value === undefined) this.state = { step: 'absent' }
      else {
        this.#read.set(kind, outcome.value)
        this.state = { step: 'shown', proof: outcome.value }
      }
    })
  }

  private async save(kind: ProofKind) {
    this.isDownloading = true
    const outcome = await this.#deps.run.once(downloadProof(this.#id, kind), this.#screen)
    runInAction(() => (this.isDownloading = false))
    if (outcome.kind === 'failed')
      this.#deps.notices.notifyWhile(() => !this.isDownloading, 'error', { id: NOT_DOWNLOADED })
  }
}
