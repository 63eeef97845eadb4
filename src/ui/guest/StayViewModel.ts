import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { IntentKeys } from '../../application/IntentKeys.ts'
import type { NewGuestAccount } from '../../application/ports/GuestAccess.ts'
import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import { answerOffer, readAccountOffer } from '../../application/session/accountOffer.ts'
import { convertGuestToAccount } from '../../application/session/convertGuestToAccount.ts'
import type { SenderDraft } from '../../domain/request/sender.ts'
import {
  FIELD_OF_REGISTRATION_REFUSAL,
  registrationRefusals,
  type RegistrationField,
  type RegistrationRefusal,
} from '../../domain/session/registration.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { accountProblem } from '../session/accountProblem.ts'
import { NewPasswordViewModel, type NewPasswordField } from '../session/NewPasswordViewModel.ts'
import type { Text } from '../kit/failureText.ts'
import type { Portal } from '../frame/Portal.ts'
import { trimText } from '../../domain/text/blank.ts'

export type StayField = 'name' | 'email' | 'phone'

/** In the order of the form. */
const FIELDS: ReadonlyArray<StayField> = ['name', 'email', 'phone']

const FIELD_OF: Readonly<Record<RegistrationField, StayField>> = {
  vendorCode: 'name',
  businessName: 'name',
  email: 'email',
  phone: 'phone',
}

const TEXTS: Readonly<Record<RegistrationRefusal, TextId>> = {
  'email-missing': 'password-email-missing',
  'email-invalid': 'account-email-invalid',
  'vendor-code-missing': 'stay-name-missing',
  'business-name-missing': 'stay-name-missing',
  'phone-missing': 'account-phone-missing',
  'phone-impossible': 'account-phone-impossible',
}

type State =
  | { readonly step: 'away' }
  /** The offer is shown above the orders; the form is closed. */
  | { readonly step: 'offered' }
  | { readonly step: 'typing' }
  /** Submitted with errors, which are shown until they are corrected. */
  | { readonly step: 'incomplete' }
  | { readonly step: 'asking' }
  /** The error is shown at the field until the field changes. */
  | { readonly step: 'refused'; readonly problem: Text; readonly field: StayField | undefined }

type Dependencies = Pick<Portal, 'run' | 'flags' | 'session' | 'work' | 'language'> &
  Pick<Portal['welcome'], 'bringTexts'>

const NOTHING = { name: '', email: '', phone: '' }

/** Offers an account once to a guest who has ordered (GUEST-08, GUEST-09, OP-34). */
export class StayViewModel {
  draft: Readonly<Record<StayField, string>> = NOTHING
  state: State = { step: 'away' }
  /** The fields to ask for: unknown or refused ones. Known data is not asked for again. */
  askedFields: ReadonlySet<StayField> = new Set(['email'])
  readonly newPassword = new NewPasswordViewModel()
  readonly #deps: Dependencies
  readonly #keys = new IntentKeys()

  constructor(deps: Dependencies) {
    this.#deps = deps
    makeAutoObservable(this, {
      newPassword: false,
      draft: observableRef,
      state: observableRef,
      askedFields: observableRef,
    })
  }

  /** Hidden while registration is switched off, also while it is open; keeps the input (NAV-21, FLAG-08). */
  get isShown(): boolean {
    const { flags } = this.#deps
    return this.state.step !== 'away' && flags.areKnown && !flags.isOn('DeactivateSignUpButton')
  }

  /** Whether the guest has asked for the form. */
  get isAccepted(): boolean {
    return this.state.step !== 'away' && this.state.step !== 'offered'
  }

  get isBusy(): boolean {
    return this.state.step === 'asking'
  }

  /** The problem that belongs to no field. */
  get problem(): Text | undefined {
    return this.state.step === 'refused' && this.state.field === undefined ? this.state.problem : undefined
  }

  readonly problemOf = (field: StayField): TextId | undefined => {
    if (this.state.step === 'refused') return this.state.field === field ? this.state.problem.id : undefined
    return this.state.step === 'incomplete' ? this.wrong.get(field) : undefined
  }

  get firstWrongField(): StayField | NewPasswordField | undefined {
    const own = FIELDS.find((field) => this.problemOf(field) !== undefined)
    return own ?? (this.state.step === 'incomplete' ? this.newPassword.firstWrongField : undefined)
  }

  /** Called on the tracking page. If its texts cannot be loaded, the offer is made at the next visit. */
  readonly visit = async (): Promise<void> => {
    const offered = await this.#deps.run.once(readAccountOffer())
    if (offered.kind !== 'done' || offered.value === undefined || this.state.step !== 'away') return
    const sender = offered.value
    const came = await this.#deps.bringTexts().then(
      () => true,
      () => false,
    )
    if (came) this.offer(sender)
  }

  /** Opens the form. */
  readonly accept = (): void => {
    if (this.state.step === 'offered') this.state = { step: 'typing' }
  }

  readonly type = (field: StayField, text: string): void => {
    if (this.state.step === 'refused' && this.state.field === field) this.state = { step: 'incomplete' }
    this.draft = { ...this.draft, [field]: text }
  }

  /** Declines the offer permanently for this guest. */
  readonly dismiss = (): void => {
    this.state = { step: 'away' }
    void this.#deps.run.once(answerOffer())
  }

  /** Does nothing while a request is running. Errors in fields are set before the first `await`. */
  readonly submit = async (): Promise<void> => {
    if (this.isBusy) return
    this.state = { step: 'incomplete' }
    const isRight = this.newPassword.ask()
    this.askedFields = new Set([...this.askedFields, ...this.wrong.keys()])
    if (this.wrong.size > 0 || !isRight) return
    this.state = { step: 'asking' }
    const { run, session, work, language } = this.#deps
    const { name, email, phone } = this.draft
    const staying: NewGuestAccount = {
      name: trimText(name),
      email: trimText(email),
      phone: trimText(phone),
      password: this.newPassword.password,
      language: language(),
    }
    const outcome = await work.during(session.stay(run.once(convertGuestToAccount(staying, this.#keys))))
    runInAction(() => {
      this.state = { step: 'typing' }
      if (outcome.kind === 'failed') this.refuse(outcome.failure)
    })
  }

  private get wrong(): ReadonlyMap<StayField, TextId> {
    const { name, email, phone } = this.draft
    const refusals = registrationRefusals({ type: 'NPV', vendorCode: '', businessName: name, email, phone })
    return new Map(
      refusals.map((refusal) => [FIELD_OF[FIELD_OF_REGISTRATION_REFUSAL[refusal]], TEXTS[refusal]] as const),
    )
  }

  private readonly offer = ({ name, email, phoneNumber }: SenderDraft): void => {
    this.draft = { name, email, phone: phoneNumber }
    this.askedFields = new Set(['email', ...this.wrong.keys()])
    this.state = { step: 'offered' }
  }

  private readonly refuse = (failure: ServiceFailure): void => {
    // The guest's session has ended, so the page will be replaced.
    if (failure._tag === 'SignedOut') return
    const field = failure._tag === 'ServiceRefusal' ? FIELDS.find((one) => one === failure.field) : undefined
    if (field !== undefined) this.askedFields = new Set([...this.askedFields, field])
    this.state = { step: 'refused', problem: accountProblem(failure, 'account-not-created'), field }
  }
}
