import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { watchFlags } from '../../application/flags/watchFlags.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import { NO_FLAGS, type FlagName, type FlagSet } from '../../domain/flags/flagNames.ts'

/** The flags as last known; a change takes effect while the page is open (FLAG-08). */
export class FlagsViewModel {
  known: FlagSet = NO_FLAGS
  /** Until then a flag is off because nobody could be asked yet. */
  areKnown = false
  readonly run: RunUseCase

  constructor(run: RunUseCase) {
    this.run = run
    makeAutoObservable(this, { run: false, known: observableRef })
  }

  readonly isOn = (name: FlagName): boolean => this.known.has(name)

  /** Asks the providers now and every five minutes, as long as the page is open. */
  readonly watch = (): void => {
    const take = (flags: FlagSet) =>
      runInAction(() => {
        this.known = flags
        this.areKnown = true
      })
    void this.run.each(watchFlags(), take, new AbortController().signal)
  }
}
