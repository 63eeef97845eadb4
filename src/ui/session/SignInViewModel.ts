import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Outcome } from '../../application/RunUseCase.ts'
import type { Session } from '../../domain/session/session.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { Text } from '../kit/failureText.ts'
import { signInProblem, signInStatus, type SignInFailure } from './signInProblem.ts'
import { isEmailAddress } from '../../domain/session/emailAddress.ts'
import { isBlank, trimText } from '../../domain/text/blank.ts'

export type SignIn = (email: string, password: string) => Promise<Outcome<Session, SignInFailure>>

export type SignInField = 'email' | 'password'

type SignInState =
  | { readonly step: 'typing' }
  /** Submitted with errors, which are shown until they are corrected. */
  | { readonly step: 'incomplete' }
  | { readonly step: 'asking' }
  | { readonly step: 'failed'; readonly problem: Text; readonly status: number | undefined }
  | { readonly step: 'signed-in' }

/** Signing in with e-mail and password (AUTH-01 to AUTH-05). */
export class SignInViewModel {
  email: string
  password: string
  passwordShown = false
  capsLockOn = false
  state: SignInState = { step: 'typing' }
  readonly #signIn: SignIn
  readonly #signedIn: () => void

  /** `typed` is the content of the fields before the script loaded. */
  constructor(
    signIn: SignIn,
    signedIn: () => void,
    typed: { readonly email?: string; readonly password?: string } = {},
  ) {
    this.#signIn = signIn
    this.#signedIn = signedIn
    this.email = typed.email ?? ''
    this.password = typed.password ?? ''
    makeAutoObservable(this, { state: observableRef })
  }

  /** Takes over text typed into the page's own form before this replaced it. */
  readonly takeTyped = ({ email, password }: { readonly email?: string; readonly password?: string }): void => {
    if (email !== undefined && email !== '') this.email = email
    if (password !== undefined && password !== '') this.password = password
  }

  /** Stays busy after success until the next screen is shown. */
  get isBusy(): boolean {
    return this.state.step === 'asking' || this.state.step === 'signed-in'
  }

  get emailProblem(): TextId | undefined {
    if (this.state.step !== 'incomplete') return undefined
    if (isBlank(this.email)) return 'password-email-missing'
    return isEmailAddress(trimText(this.email)) ? undefined : 'sign-in-email-invalid'
  }

  get passwordProblem(): TextId | undefined {
    return this.state.step === 'incomplete' && this.password === '' ? 'sign-in-password-missing' : undefined
  }

  /** The first field with an error. */
  get firstWrongField(): SignInField | undefined {
    if (this.emailProblem !== undefined) return 'email'
    return this.passwordProblem === undefined ? undefined : 'password'
  }

  get problem(): Text | undefined {
    return this.state.step === 'failed' ? this.state.problem : undefined
  }

  /** The HTTP status of the refusal. */
  get status(): number | undefined {
    return this.state.step === 'failed' ? this.state.status : undefined
  }

  readonly typeEmail = (email: string): void => {
    this.email = email
  }

  readonly typePassword = (password: string): void => {
    this.password = password
  }

  readonly togglePassword = (): void => {
    this.passwordShown = !this.passwordShown
  }

  readonly noticeCapsLock = (on: boolean): void => {
    this.capsLockOn = on
  }

  /** Does nothing while a request is running. Errors in fields are set before the first `await`. */
  readonly submit = async (): Promise<void> => {
    if (this.isBusy) return
    this.state = { step: 'incomplete' }
    if (this.firstWrongField !== undefined) return
    this.state = { step: 'asking' }
    const outcome = await this.#signIn(trimText(this.email), this.password)
    runInAction(() => (this.state = stateAfter(outcome)))
    if (outcome.kind === 'done') this.#signedIn()
  }
}

const stateAfter = (outcome: Outcome<Session, SignInFailure>): SignInState => {
  switch (outcome.kind) {
    case 'done':
      return { step: 'signed-in' }
    case 'failed':
      return { step: 'failed', problem: signInProblem(outcome.failure), status: signInStatus(outcome.failure) }
    case 'interrupted':
      return { step: 'typing' }
  }
}
