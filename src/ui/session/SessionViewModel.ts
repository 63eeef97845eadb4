import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import { keepSession } from '../../application/session/keepSession.ts'
import { signOut } from '../../application/session/signOut.ts'
import { startSession } from '../../application/session/startSession.ts'
import { DEFAULT_MODE, type Mode } from '../../domain/session/mode.ts'
import type { Session } from '../../domain/session/session.ts'

export type SessionState =
  | { readonly step: 'unknown' }
  | { readonly step: 'signed-in'; readonly session: Session }
  /** `ended` says that nobody asked for it: the tokens ran out, or another tab signed out. */
  | { readonly step: 'signed-out'; readonly because: 'never-in' | 'asked' | 'ended' }

/** Who is signed in on this page, kept fresh as long as it is open (SESS-01 to SESS-07). */
export class SessionViewModel {
  state: SessionState = { step: 'unknown' }
  /** In which mode the person is here (MODE-01). */
  mode: Mode = DEFAULT_MODE
  readonly run: RunUseCase

  constructor(run: RunUseCase) {
    this.run = run
    makeAutoObservable(this, { run: false, state: observableRef })
  }

  get session(): Session | undefined {
    return this.state.step === 'signed-in' ? this.state.session : undefined
  }

  /** Reads what the device kept, and from then on keeps it fresh. */
  readonly open = async (): Promise<void> => {
    const started = await this.run.once(startSession())
    if (started.kind !== 'done' || started.value.kind === 'signed-out')
      return this.become({ step: 'signed-out', because: 'never-in' })
    this.become({ step: 'signed-in', session: started.value.session })
    void this.keep()
  }

  readonly signOut = async (): Promise<void> => {
    this.become({ step: 'signed-out', because: 'asked' })
    await this.run.once(signOut())
  }

  private readonly keep = async () => {
    await this.run.each(
      keepSession(),
      (session) => {
        if (this.state.step === 'signed-in') this.become({ step: 'signed-in', session })
      },
      new AbortController().signal,
    )
    if (this.state.step === 'signed-in') this.become({ step: 'signed-out', because: 'ended' })
  }

  private readonly become = (state: SessionState): void =>
    runInAction(() => {
      this.state = state
    })
}
