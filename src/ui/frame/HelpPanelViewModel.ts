import { makeAutoObservable } from 'mobx'
import { isHelpCentreShown } from '../../domain/help/helpCentre.ts'
import type { Deployment } from '../../domain/market/deployments.ts'
import type { FlagsViewModel } from './FlagsViewModel.ts'
import type { SessionViewModel } from './SessionViewModel.ts'

/** Whether help is offered, and whether its panel is open. */
export class HelpPanelViewModel {
  isWanted = false
  readonly #deployment: Pick<Deployment, 'brand'>
  readonly #flags: Pick<FlagsViewModel, 'known'>
  readonly #session: Pick<SessionViewModel, 'mode' | 'login'>

  constructor(
    deployment: Pick<Deployment, 'brand'>,
    flags: Pick<FlagsViewModel, 'known'>,
    session: Pick<SessionViewModel, 'mode' | 'login'>,
  ) {
    this.#deployment = deployment
    this.#flags = flags
    this.#session = session
    makeAutoObservable(this)
  }

  /** Follows the flag while the page is open (HELP-03 to HELP-05). */
  get isShown(): boolean {
    return isHelpCentreShown({
      flags: this.#flags.known,
      mode: this.#session.mode,
      isSignedIn: this.#session.login !== undefined,
      brand: this.#deployment.brand,
    })
  }

  get isOpen(): boolean {
    return this.isWanted && this.isShown
  }

  readonly open = (): void => {
    this.isWanted = true
  }

  readonly close = (): void => {
    this.isWanted = false
  }
}
