import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Outcome, RunUseCase } from '../../application/RunUseCase.ts'
import { forgetRefusedVisit } from '../../application/session/forgetRefusedVisit.ts'
import { keepSession } from '../../application/session/keepSession.ts'
import { leaveGuestMode } from '../../application/session/leaveGuestMode.ts'
import { signOut } from '../../application/session/signOut.ts'
import { startSession, type OutsideBecause } from '../../application/session/startSession.ts'
import type { Login } from '../../domain/session/login.ts'
import { DEFAULT_MODE, type Mode } from '../../domain/session/mode.ts'

/**
 * Why nobody is in. `asked`: the person signed out here. `ended`: the tokens ran out, or the session ended elsewhere.
 * `somebody-else`: another person signed in in another tab. The service takes a guest's or a device's token no more; guests are not wanted now.
 * `guest-stays`: an account was made of a guest.
 */
export type SignedOutBecause = OutsideBecause | 'asked' | 'ended' | 'somebody-else' | 'device-ended' | 'guest-stays'

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
  readonly run: RunUseCase
  private staying: Promise<unknown> | undefined

  constructor(run: RunUseCase) {
    this.run = run
    makeAutoObservable<this, 'staying'>(this, { run: false, staying: false, state: observableRef })
  }

  get login(): Login | undefined {
    return this.state.step === 'signed-in' ? this.state.login : undefined
  }

  /** In which mode the person is here (MODE-01); CLASSIC until it is known, and after a logout (MODE-10). */
  get mode(): Mode {
    return this.login?.mode ?? DEFAULT_MODE
  }

  /** E-mail address of the account; devices and guests have none. */
  get email(): string | undefined {
    return this.login?.mode === 'classic' ? this.login.session.user.email : undefined
  }

  /** Reads the stored session and refreshes it from then on. */
  readonly open = async (): Promise<void> => {
    const started = await this.run.once(startSession())
    if (started.kind !== 'done') return this.become({ step: 'signed-out', because: 'never-in' })
    const { value } = started
    if (value.kind === 'signed-out') return this.become({ step: 'signed-out', because: value.because })
    this.become({ step: 'signed-in', login: value.login })
    void this.keep(value.login)
  }

  readonly signOut = async (): Promise<void> => {
    this.become({ step: 'signed-out', because: 'asked' })
    await this.run.once(signOut())
  }

  /** The flag of guests went off while the page is open (MODE-04, MODE-11). */
  readonly turnGuestAway = async (): Promise<void> => {
    if (this.mode !== 'guest') return
    await this.run.once(leaveGuestMode())
    this.become({ step: 'signed-out', because: 'guest-off' })
  }

  /** An account is made of the guest (GUEST-08): until it is known what came of it, a refused token ends nothing. */
  readonly stay = async <T, E>(asked: Promise<Outcome<T, E>>): Promise<Outcome<T, E>> => {
    this.staying = asked
    const outcome = await asked
    if (outcome.kind === 'done') this.become({ step: 'signed-out', because: 'guest-stays' })
    return outcome
  }

  private readonly keep = async (login: Login) => {
    const outcome = await this.run.each(
      keepSession(login),
      (now) => {
        if (this.state.step === 'signed-in') this.become({ step: 'signed-in', login: now })
      },
      new AbortController().signal,
    )
    await this.staying
    if (this.state.step !== 'signed-in') return
    const why = outcome.kind === 'failed' ? outcome.failure._tag : 'SignedOut'
    if (why === 'SomebodyElse') return this.become({ step: 'signed-out', because: 'somebody-else' })
    if (login.mode !== 'classic') await this.run.once(forgetRefusedVisit(login.mode))
    this.become({ step: 'signed-out', because: ENDED[login.mode] })
  }

  private readonly become = (state: SessionState): void =>
    runInAction(() => {
      this.state = state
    })
}
