import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { NO_FLAGS, type FlagName, type FlagSet } from '../../domain/flags/flagNames.ts'
import type { KnownFlags } from './PageFlags.ts'

/** The flags of the page as the application observes them; a change takes effect while it is open (FLAG-08). */
export class FlagsViewModel {
  known: FlagSet = NO_FLAGS
  /** Until then a flag is off because nobody could be asked yet. */
  areKnown = false

  /** It lives as long as the page, and hears of its flags as long. */
  constructor(page: KnownFlags) {
    makeAutoObservable(this, { known: observableRef })
    const hear = () =>
      runInAction(() => {
        const known = page.known()
        this.known = known ?? NO_FLAGS
        this.areKnown = known !== undefined
      })
    hear()
    page.subscribe(hear)
  }

  readonly isOn = (name: FlagName): boolean => this.known.has(name)
}
