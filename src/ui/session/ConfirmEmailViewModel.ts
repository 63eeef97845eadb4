import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { EmailConfirmation } from '../../application/ports/Accounts.ts'
import type { Text } from '../kit/failureText.ts'
import type { AccountCalls } from '../frame/AccountCalls.ts'
import { accountProblem } from './accountProblem.ts'

type State =
  | { readonly step: 'asking' }
  | { readonly step: 'answered'; readonly outcome: EmailConfirmation }
  /** `mayRetry` means that the service could not be reached and the link may still be valid. */
  | { readonly step: 'failed'; readonly problem: Text; readonly mayRetry: boolean }

/** Confirms an address with the link of a mail (AUTH-09). */
export class ConfirmEmailViewModel {
  state: State = { step: 'asking' }
  readonly #calls: Pick<AccountCalls, 'confirmEmail'>
  readonly #token: string

  constructor(calls: Pick<AccountCalls, 'confirmEmail'>, token: string) {
    this.#calls = calls
    this.#token = token
    makeAutoObservable(this, { state: observableRef })
  }

  readonly confirm = async (): Promise<void> => {
    this.state = { step: 'asking' }
    if (this.#token === '')
      return this.become({ step: 'failed', problem: { id: 'account-link-not-valid' }, mayRetry: false })
    const outcome = await this.#calls.confirmEmail(this.#token)
    if (outcome.kind === 'done') this.become({ step: 'answered', outcome: outcome.value })
    if (outcome.kind === 'failed')
      this.become({
        step: 'failed',
        problem: accountProblem(outcome.failure, 'account-link-not-valid'),
        mayRetry: outcome.failure._tag === 'ServiceUnavailable',
      })
  }

  private readonly become = (state: State): void =>
    runInAction(() => {
      this.state = state
    })
}
