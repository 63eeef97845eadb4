import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isEmailAddress } from '../../domain/session/emailAddress.ts'
import { verificationCode } from '../../domain/session/verificationCode.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { Text } from '../kit/failureText.ts'
import type { AccountCalls, AccountFailure } from '../frame/AccountCalls.ts'
import { accountProblem } from './accountProblem.ts'
import { NewPasswordViewModel, type NewPasswordField } from './NewPasswordViewModel.ts'
import { isBlank, trimText } from '../../domain/text/blank.ts'

type Calls = Pick<AccountCalls, 'sendResetCode' | 'resetPassword'>

type Attempt =
  | { readonly step: 'typing' }
  | { readonly step: 'incomplete' }
  | { readonly step: 'asking' }
  | { readonly step: 'refused'; readonly problem: Text }

/** Resetting a password: first the address, then the code from the mail with a new password (ROUTE-03, AUTH-10). */
export class ForgotPasswordViewModel {
  page: 'address' | 'code' | 'done' = 'address'
  email: string
  code = ''
  attempt: Attempt = { step: 'typing' }
  /** Whether another code was requested on the second page. */
  isSentAgain = false
  readonly newPassword = new NewPasswordViewModel()
  readonly #calls: Calls

  /** `typed` is the content of the fields before the script loaded. */
  constructor(calls: Calls, typed: { readonly email?: string } = {}) {
    this.#calls = calls
    this.email = typed.email ?? ''
    makeAutoObservable(this, { newPassword: false, attempt: observableRef })
  }

  readonly takeTyped = ({ email }: { readonly email?: string }): void => {
    if (email !== undefined && email !== '') this.email = email
  }

  get isBusy(): boolean {
    return this.attempt.step === 'asking'
  }

  get problem(): Text | undefined {
    return this.attempt.step === 'refused' ? this.attempt.problem : undefined
  }

  get emailProblem(): TextId | undefined {
    if (this.attempt.step !== 'incomplete') return undefined
    if (isBlank(this.email)) return 'password-email-missing'
    return isEmailAddress(trimText(this.email)) ? undefined : 'account-email-invalid'
  }

  /** VAL-26. */
  get codeProblem(): TextId | undefined {
    if (this.attempt.step !== 'incomplete' || this.page !== 'code') return undefined
    if (isBlank(this.code)) return 'account-code-missing'
    return verificationCode(this.code) === undefined ? 'account-code-invalid' : undefined
  }

  /** The field to focus on the second page. */
  get firstWrongField(): 'code' | NewPasswordField | undefined {
    if (this.codeProblem !== undefined) return 'code'
    return this.attempt.step === 'incomplete' ? this.newPassword.firstWrongField : undefined
  }

  readonly typeEmail = (email: string): void => {
    this.email = email
  }

  readonly typeCode = (code: string): void => {
    this.code = code
  }

  /** Continues to the code without requesting another one. */
  readonly enterCode = (): void => {
    if (this.isBusy) return
    this.attempt = { step: 'incomplete' }
    if (this.emailProblem !== undefined) return
    this.attempt = { step: 'typing' }
    this.page = 'code'
  }

  readonly otherEmail = (): void => {
    this.page = 'address'
    this.attempt = { step: 'typing' }
    this.isSentAgain = false
  }

  /** Sends the code. Errors in fields are set before the first `await`. */
  readonly send = async (): Promise<void> => {
    if (this.isBusy) return
    this.attempt = { step: 'incomplete' }
    if (this.emailProblem !== undefined) return
    this.attempt = { step: 'asking' }
    const outcome = await this.#calls.sendResetCode(trimText(this.email))
    runInAction(() => {
      this.attempt = outcome.kind === 'failed' ? refused(outcome.failure) : { step: 'typing' }
      if (outcome.kind !== 'done') return
      this.isSentAgain = this.page === 'code'
      this.page = 'code'
    })
  }

  readonly reset = async (): Promise<void> => {
    if (this.isBusy) return
    this.isSentAgain = false
    this.attempt = { step: 'incomplete' }
    this.newPassword.ask()
    const code = verificationCode(this.code)
    if (this.firstWrongField !== undefined || code === undefined) return
    this.attempt = { step: 'asking' }
    const outcome = await this.#calls.resetPassword(trimText(this.email), code, this.newPassword.password)
    runInAction(() => {
      this.attempt = outcome.kind === 'failed' ? refused(outcome.failure) : { step: 'typing' }
      if (outcome.kind === 'done') this.page = 'done'
    })
  }
}

const refused = (failure: AccountFailure): Attempt => ({
  step: 'refused',
  problem: accountProblem(failure, 'failure-server-fault'),
})
