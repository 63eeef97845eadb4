import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { NotFound, ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import { readReceipt } from '../../application/receipt/readReceipt.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { Receipt } from '../../domain/receipt/receipt.ts'
import type { ScreenViewModel } from '../kit/useViewModel.ts'

export type ReceiptState =
  | { readonly step: 'loading' }
  | { readonly step: 'ready'; readonly receipt: Receipt }
  | { readonly step: 'failed'; readonly failure: NotFound | ServiceFailure }

/** The receipt of one order (ROUTE-16). */
export class ReceiptViewModel implements ScreenViewModel {
  readonly #id: OrderId
  state: ReceiptState = { step: 'loading' }
  readonly #run: RunUseCase
  #screen: AbortSignal = AbortSignal.abort()

  constructor(id: OrderId, run: RunUseCase) {
    this.#id = id
    this.#run = run
    makeAutoObservable(this, { state: observableRef })
  }

  readonly start = (signal: AbortSignal): void => {
    this.#screen = signal
    void this.read()
  }

  readonly retry = (): void => void this.read()

  private async read() {
    this.state = { step: 'loading' }
    const outcome = await this.#run.once(readReceipt(this.#id), this.#screen)
    runInAction(() => {
      if (outcome.kind === 'done') this.state = { step: 'ready', receipt: outcome.value }
      else if (outcome.kind === 'failed') this.state = { step: 'failed', failure: outcome.failure }
    })
  }
}
