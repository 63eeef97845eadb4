import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { FlagName, FlagSet } from '../../domain/flags/flagNames.ts'
import type { KnownFlags } from './PageFlags.ts'

/** Not imported from the domain, which would add the list of all names to this chunk. */
const NONE: FlagSet = new Set()

/** The page's flags as observable state; changes take effect at once (FLAG-08). */
export class FlagsViewModel {
  known: FlagSet = NONE
  /** False until a provider has answered; every flag is off until then. */
  areKnown = false

  /** Never unsubscribes, because it lives as long as the page. */
  constructor(page: KnownFlags) {
    makeAutoObservable(this, { known: observableRef })
    const update = () =>
      runInAction(() => {
        const known = page.known()
        this.known = known ?? NONE
        this.areKnown = known !== undefined
      })
    update()
    page.subscribe(update)
  }

  readonly isOn = (name: FlagName): boolean => this.known.has(name)
}
