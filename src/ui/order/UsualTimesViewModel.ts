import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { readUsualTimes } from '../../application/order/readUsualTimes.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { UsualTime } from '../../domain/order/usualTimes.ts'
import type { ScreenViewModel } from '../kit/useViewModel.ts'

/** The usual step times of a vendor, requested when a timeline is shown. The timeline works without them. */
export class UsualTimesViewModel implements ScreenViewModel {
  times: ReadonlyArray<UsualTime> = []
  readonly #vendorId: VendorId
  readonly #run: RunUseCase

  constructor(vendorId: VendorId, run: RunUseCase) {
    this.#vendorId = vendorId
    this.#run = run
    makeAutoObservable(this, { times: observableRef })
  }

  readonly start = (signal: AbortSignal): void => void this.read(signal)

  private async read(signal: AbortSignal) {
    const outcome = await this.#run.once(readUsualTimes(this.#vendorId), signal)
    if (outcome.kind === 'done') runInAction(() => (this.times = outcome.value))
  }
}
