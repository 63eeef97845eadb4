import { makeAutoObservable, runInAction } from 'mobx'
import { isWelcomeDue, nextWelcomeScreen, WELCOME_SCREENS, type WelcomeScreen } from '../../domain/session/welcome.ts'
import type { SessionViewModel } from '../session/SessionViewModel.ts'

/** What the device remembers of it (OP-33). */
interface Remembered {
  readonly isSeen: () => boolean
  readonly keepSeen: () => void
}

type State =
  { readonly step: 'away' } | { readonly step: 'coming' } | { readonly step: 'shown'; readonly screen: WelcomeScreen }

/** The walkthrough of a first visit (WELCOME-01 to WELCOME-03). */
export class WelcomeViewModel {
  state: State = { step: 'away' }
  private readonly device: Remembered
  private readonly session: Pick<SessionViewModel, 'mode'>
  private readonly bringTexts: () => Promise<unknown>

  /** Its texts are brought when they are needed: that is once on a device. */
  constructor(device: Remembered, session: Pick<SessionViewModel, 'mode'>, bringTexts: () => Promise<unknown>) {
    this.device = device
    this.session = session
    this.bringTexts = bringTexts
    makeAutoObservable<this, 'device' | 'session' | 'bringTexts'>(this, {
      device: false,
      session: false,
      bringTexts: false,
    })
  }

  get screen(): WelcomeScreen | undefined {
    return this.state.step === 'shown' ? this.state.screen : undefined
  }

  /** Somebody is at the request page. Without its texts it stays away, and comes at the next visit. */
  readonly visit = async (): Promise<void> => {
    const isDue = isWelcomeDue({ mode: this.session.mode, isRequestPage: true, isSeen: this.device.isSeen() })
    if (!isDue || this.state.step !== 'away') return
    this.become({ step: 'coming' })
    const came = await this.bringTexts().then(
      () => true,
      () => false,
    )
    this.become(came ? { step: 'shown', screen: WELCOME_SCREENS[0] } : { step: 'away' })
  }

  /** To the following screen; from the last one to the request form. */
  readonly next = (): void => {
    if (this.state.step !== 'shown') return
    const screen = nextWelcomeScreen(this.state.screen)
    if (screen === undefined) this.close()
    else this.become({ step: 'shown', screen })
  }

  /** Skipped or at its end: it does not come again. */
  readonly close = (): void => {
    this.device.keepSeen()
    this.become({ step: 'away' })
  }

  private readonly become = (state: State): void =>
    runInAction(() => {
      this.state = state
    })
}
