import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Deployment } from '../../domain/market/deployments.ts'
import type { Locale } from '../../domain/market/languages.ts'
import {
  FIELD_OF_REGISTRATION_REFUSAL,
  registrationRefusals,
  type RegistrationDraft,
  type RegistrationField,
  type RegistrationRefusal,
} from '../../domain/session/registration.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { Text } from '../kit/failureText.ts'
import type { AccountCalls, AccountFailure } from '../frame/AccountCalls.ts'
import { accountProblem } from './accountProblem.ts'
import { NewPasswordViewModel, type NewPasswordField } from './NewPasswordViewModel.ts'
import { trimText } from '../../domain/text/blank.ts'

const FIELDS: ReadonlyArray<RegistrationField> = ['vendorCode', 'businessName', 'email', 'phone']

const TEXTS: Readonly<Record<RegistrationRefusal, TextId>> = {
  'email-missing': 'password-email-missing',
  'email-invalid': 'account-email-invalid',
  'vendor-code-missing': 'account-vendor-code-missing',
  'business-name-missing': 'account-business-name-missing',
  'phone-missing': 'account-phone-missing',
  'phone-impossible': 'account-phone-impossible',
}

type State =
  | { readonly step: 'typing' }
  /** Submitted with errors, which are shown until they are corrected. */
  | { readonly step: 'incomplete' }
  | { readonly step: 'asking' }
  /** The error is shown at the field until the field changes. */
  | { readonly step: 'refused'; readonly problem: Text; readonly field: RegistrationField | undefined }
  | { readonly step: 'registered' }

type Typed = Readonly<Record<string, string>>

/** The registration of a new account (ROUTE-04, AUTH-06 to AUTH-09, AUTH-14). */
export class RegisterViewModel {
  draft: RegistrationDraft
  state: State = { step: 'typing' }
  readonly newPassword: NewPasswordViewModel
  readonly #calls: Pick<AccountCalls, 'register'>
  readonly #language: () => Locale

  /** `typed` is the content of the fields before the script loaded. */
  constructor(
    calls: Pick<AccountCalls, 'register'>,
    { country }: Deployment,
    language: () => Locale,
    typed: Typed = {},
  ) {
    this.#calls = calls
    this.#language = language
    this.draft = { email: '', phone: '', vendorCode: '', businessName: '', type: country.registration }
    this.newPassword = new NewPasswordViewModel(typed)
    makeAutoObservable(this, { newPassword: false, draft: observableRef, state: observableRef })
    this.takeTyped(typed)
  }

  /** Takes over text typed into the page's own form before this replaced it. */
  readonly takeTyped = (typed: Typed): void => {
    this.newPassword.takeTyped(typed)
    for (const field of ['email', 'phone', 'vendorCode', 'businessName'] as const) {
      const text = typed[field]
      if (text !== undefined && text !== '') this.draft = { ...this.draft, [field]: text }
    }
  }

  get isBusy(): boolean {
    return this.state.step === 'asking'
  }

  /** The address to confirm (AUTH-09). */
  get registeredEmail(): string | undefined {
    return this.state.step === 'registered' ? trimText(this.draft.email) : undefined
  }

  /** The problem that belongs to no field. */
  get problem(): Text | undefined {
    return this.state.step === 'refused' && this.state.field === undefined ? this.state.problem : undefined
  }

  readonly problemOf = (field: RegistrationField): TextId | undefined => {
    if (this.state.step === 'refused') return this.state.field === field ? this.state.problem.id : undefined
    if (this.state.step !== 'incomplete') return undefined
    const refusal = registrationRefusals(this.draft).find((one) => FIELD_OF_REGISTRATION_REFUSAL[one] === field)
    return refusal && TEXTS[refusal]
  }

  /** The first field with an error, in the order of the form. */
  get firstWrongField(): RegistrationField | NewPasswordField | undefined {
    const fields = ['vendorCode', 'businessName', 'email', 'phone'] as const
    const own = fields.find((field) => this.problemOf(field) !== undefined)
    return own ?? (this.state.step === 'incomplete' ? this.newPassword.firstWrongField : undefined)
  }

  readonly type = (field: RegistrationField, text: string): void => {
    if (this.state.step === 'refused' && this.state.field === field) this.state = { step: 'incomplete' }
    this.draft = { ...this.draft, [field]: text }
  }

  /** Does nothing while a request is running. Errors in fields are set before the first `await`. */
  readonly submit = async (): Promise<void> => {
    if (this.isBusy) return
    this.state = { step: 'incomplete' }
    this.newPassword.ask()
    if (this.firstWrongField !== undefined) return
    this.state = { step: 'asking' }
    const { email, phone, type, vendorCode, businessName } = this.draft
    const outcome = await this.#calls.register({
      email: trimText(email),
      phone: trimText(phone),
      password: this.newPassword.password,
      identifiedBy: type === 'PV' ? { vendorCode: trimText(vendorCode) } : { businessName: trimText(businessName) },
      language: this.#language(),
    })
    runInAction(() => {
      if (outcome.kind === 'done') this.state = { step: 'registered' }
      else if (outcome.kind === 'failed') this.state = refused(outcome.failure)
      else this.state = { step: 'typing' }
    })
  }
}

const refused = (failure: AccountFailure): State => ({
  step: 'refused',
  problem: accountProblem(failure, 'account-not-created'),
  field: failure._tag === 'ServiceRefusal' ? FIELDS.find((field) => field === failure.field) : undefined,
})
