import { makeAutoObservable, runInAction } from 'mobx'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import { watchNetwork } from '../../application/watchNetwork.ts'
import type { ScreenViewModel } from '../kit/useViewModel.ts'

/** Whether the device reports that it is offline. */
export class NetworkViewModel implements ScreenViewModel {
  isOffline = false
  readonly #run: RunUseCase

  constructor(run: RunUseCase) {
    this.#run = run
    makeAutoObservable(this)
  }

  readonly start = (signal: AbortSignal): void => {
    const take = (isThere: boolean) => runInAction(() => (this.isOffline = !isThere))
    void this.#run.each(watchNetwork, take, signal)
  }
}
