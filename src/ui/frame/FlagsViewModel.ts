import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { FlagName, FlagSet } from '../../domain/flags/flagNames.ts'
import type { KnownFlags } from './PageFlags.ts'

/** Not the domain's own: it would bring the list of all names along. */
const NONE: FlagSet = new Set()

/** The flags of the page as the application observes them; a change takes effect while it is open (FLAG-08). */
export class FlagsViewModel {
  known: FlagSet = NONE
  /** False until a provider has answered; every flag is off until then. */
  areKnown = false

  /** It lives as long as the page, and hears of its flags as long. */
  constructor(page: KnownFlags) {
    makeAutoObservable(this, { known: observableRef })
    const hear = () =>
      runInAction(() => {
        const known = page.known()
        this.known = known ?? NONE
        this.areKnown = known !== undefined
      })
    hear()
    page.subscribe(hear)
  }

  readonly isOn = (name: FlagName): boolean => this.known.has(name)
}
