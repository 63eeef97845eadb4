import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ask } from '../../application/ask.ts'
import { StartupStore } from '../../application/ports/StartupStore.ts'
import type { Outcome, RunUseCase } from '../../application/RunUseCase.ts'
import { forgetRefusedVisit } from '../../application/session/forgetRefusedVisit.ts'
import { keepSession } from '../../application/session/keepSession.ts'
import { signOut } from '../../application/session/signOut.ts'
import { startSession, type SignedOutReason } from '../../application/session/startSession.ts'
import type { Login } from '../../domain/session/login.ts'
import { DEFAULT_MODE, type Mode } from '../../domain/session/mode.ts'

/**
 * Why there is no session. `asked`: the user signed out here. `ended`: the tokens expired, or the session ended
 * elsewhere. `somebody-else`: another user signed in in another tab. `guest-ended`, `device-ended`: the service no longer
 * accepts the token. `guest-off`: guest mode was switched off. `guest-stays`: the guest became an account.
 */
export type SignedOutBecause = SignedOutReason | 'asked' | 'ended' | 'somebody-else' | 'device-ended' | 'guest-stays'

export type SessionState =
  | { readonly step: 'unknown' }
  | { readonly step: 'signed-in'; readonly login: Login }
  | { readonly step: 'signed-out'; readonly because: SignedOutBecause }

const ENDED: Readonly<Record<Mode, SignedOutBecause>> = {
  classic: 'ended',
  godroid: 'device-ended',
  guest: 'guest-ended',
}

/** The session of this page and its mode, refreshed while the page is open (SESS-01 to SESS-07). */
export class SessionViewModel {
  state: SessionState = { step: 'unknown' }
  readonly #run: RunUseCase
  #staying: Promise<unknown> | undefined

  constructor(run: RunUseCase) {
    this.#run = run
    makeAutoObservable(this, { state: observableRef })
  }

  get login(): Login | undefined {
    return this.state.step === 'signed-in' ? this.state.login : undefined
  }

  /** The mode of the session (MODE-01); CLASSIC until it is known, and after a logout (MODE-10). */
  get mode(): Mode {
    return this.login?.mode ?? DEFAULT_MODE
  }

  /** The account's e-mail address; devices and guests have none. */
  get email(): string | undefined {
    return this.login?.mode === 'classic' ? this.login.session.user.email : undefined
  }

  /** Reads the stored session and keeps it refreshed. */
  readonly open = async (): Promise<void> => {
    const started = await this.#run.once(startSession())
    if (started.kind !== 'done') return this.become({ step: 'signed-out', because: 'never-in' })
    const { value } = started
    if (value.kind === 'signed-out') return this.become({ step: 'signed-out', because: value.because })
    this.become({ step: 'signed-in', login: value.login })
    void this.keep(value.login)
  }

  readonly signOut = async (): Promise<void> => {
    this.become({ step: 'signed-out', because: 'asked' })
    await this.#run.once(signOut())
  }

  /** Ends guest mode when its flag is switched off while the page is open (MODE-04, MODE-11). */
  readonly turnGuestAway = async (): Promise<void> => {
    if (this.mode !== 'guest') return
    await this.#run.once(ask(StartupStore, (store) => store.keepMode('classic')))
    this.become({ step: 'signed-out', because: 'guest-off' })
  }

  /**
   * Turns the guest into an account (GUEST-08). Until the outcome is known, a refused token does not end the session.
   */
  readonly stay = async <T, E>(conversion: Promise<Outcome<T, E>>): Promise<Outcome<T, E>> => {
    this.#staying = conversion
    const outcome = await conversion
    if (outcome.kind === 'done') this.become({ step: 'signed-out', because: 'guest-stays' })
    return outcome
  }

  private readonly keep = async (login: Login) => {
    const outcome = await this.#run.each(
      keepSession(login),
      (now) => {
        if (this.state.step === 'signed-in') this.become({ step: 'signed-in', login: now })
      },
      new AbortController().signal,
    )
    await this.#staying
    if (this.state.step !== 'signed-in') return
    const why = outcome.kind === 'failed' ? outcome.failure._tag : 'SignedOut'
    if (why === 'SomebodyElse') return this.become({ step: 'signed-out', because: 'somebody-else' })
    if (login.mode !== 'classic') await this.#run.once(forgetRefusedVisit(login.mode))
    this.become({ step: 'signed-out', because: ENDED[login.mode] })
  }

  private readonly become = (state: SessionState): void =>
    runInAction(() => {
      this.state = state
    })
}
