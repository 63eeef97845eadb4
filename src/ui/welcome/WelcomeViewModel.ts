import { makeAutoObservable, runInAction } from 'mobx'
import type { WelcomeMemory } from '../../application/ports/WelcomeMemory.ts'
import { isWelcomeDue, nextWelcomeScreen, WELCOME_SCREENS, type WelcomeScreen } from '../../domain/session/welcome.ts'
import type { SessionViewModel } from '../frame/SessionViewModel.ts'

type State =
  | { readonly step: 'away' }
  | { readonly step: 'coming' }
  | { readonly step: 'shown'; readonly screen: WelcomeScreen }

/** The walkthrough of a first visit (WELCOME-01 to WELCOME-03). */
export class WelcomeViewModel {
  state: State = { step: 'away' }
  readonly #memory: WelcomeMemory
  readonly #session: Pick<SessionViewModel, 'mode'>

  constructor(memory: WelcomeMemory, session: Pick<SessionViewModel, 'mode'>) {
    this.#memory = memory
    this.#session = session
    makeAutoObservable(this)
  }

  get screen(): WelcomeScreen | undefined {
    return this.state.step === 'shown' ? this.state.screen : undefined
  }

  /** Called on the request page. If its texts cannot be loaded, the walkthrough is shown at the next visit. */
  readonly visit = async (): Promise<void> => {
    const isDue = isWelcomeDue({ mode: this.#session.mode, isRequestPage: true, isSeen: this.#memory.isSeen() })
    if (!isDue || this.state.step !== 'away') return
    this.become({ step: 'coming' })
    const came = await this.#memory.bringTexts().then(
      () => true,
      () => false,
    )
    this.become(came ? { step: 'shown', screen: WELCOME_SCREENS[0] } : { step: 'away' })
  }

  /** Shows the next screen; after the last one, closes the walkthrough. */
  readonly next = (): void => {
    if (this.state.step !== 'shown') return
    const screen = nextWelcomeScreen(this.state.screen)
    if (screen === undefined) this.close()
    else this.become({ step: 'shown', screen })
  }

  /** Closes the walkthrough permanently. */
  readonly close = (): void => {
    this.#memory.keepSeen()
    this.become({ step: 'away' })
  }

  private readonly become = (state: State): void =>
    runInAction(() => {
      this.state = state
    })
}
