import { makeAutoObservable } from 'mobx'
import { newPasswordRefusals, type PasswordRefusal } from '../../domain/session/password.ts'
import type { TextId } from '../../domain/text/textIds.ts'

export type NewPasswordField = 'password' | 'repeated'

type RuleRefusal = Exclude<PasswordRefusal, 'entries-differ'>

/** The text of each rule, in display order (VAL-24). Letters have no rule of their own, because the rules of both cases include it. */
const RULE_TEXTS: Readonly<Record<Exclude<RuleRefusal, 'letter-missing'>, TextId>> = {
  'too-short': 'password-rule-length',
  'uppercase-missing': 'password-rule-uppercase',
  'lowercase-missing': 'password-rule-lowercase',
  'number-missing': 'password-rule-number',
  'special-missing': 'password-rule-special',
}

const RULES = Object.entries(RULE_TEXTS) as ReadonlyArray<[keyof typeof RULE_TEXTS, TextId]>

export interface ShownPasswordRule {
  readonly textId: TextId
  readonly isMet: boolean
}

/** A new password, typed twice; its rules are checked while typing (VAL-24, VAL-25). */
export class NewPasswordViewModel {
  password: string
  repeated: string
  isShown = false
  capsLockOn = false
  private isAskedFor = false
  private isRepeatedLeft = false

  /** `typed` is the content of the fields before the script loaded. */
  constructor(typed: { readonly password?: string; readonly repeated?: string } = {}) {
    this.password = typed.password ?? ''
    this.repeated = typed.repeated ?? ''
    makeAutoObservable(this)
  }

  get rules(): ReadonlyArray<ShownPasswordRule> {
    return RULES.map(([refusal, textId]) => ({ textId, isMet: !this.refusals.includes(refusal) }))
  }

  /** The number of fulfilled rules; announced when it changes. */
  get metCount(): number {
    return this.rules.filter(({ isMet }) => isMet).length
  }

  get isRight(): boolean {
    return this.refusals.length === 0
  }

  get passwordProblem(): TextId | undefined {
    if (!this.isAskedFor) return undefined
    if (this.password === '') return 'password-missing'
    return this.metCount < RULES.length ? 'password-rules-not-met' : undefined
  }

  /** A difference is shown once the second field has lost the focus, not while typing. */
  get repeatedProblem(): TextId | undefined {
    if (this.isAskedFor && this.repeated === '') return 'password-repeat-missing'
    const isShown = this.isAskedFor || (this.isRepeatedLeft && this.repeated !== '')
    return isShown && this.refusals.includes('entries-differ') ? 'password-entries-differ' : undefined
  }

  /** The field to focus after `ask` was called. */
  get firstWrongField(): NewPasswordField | undefined {
    if (this.passwordProblem !== undefined) return 'password'
    return this.repeatedProblem === undefined ? undefined : 'repeated'
  }

  readonly typePassword = (password: string): void => {
    this.password = password
  }

  readonly typeRepeated = (repeated: string): void => {
    this.repeated = repeated
  }

  readonly leaveRepeated = (): void => {
    this.isRepeatedLeft = true
  }

  readonly toggleShown = (): void => {
    this.isShown = !this.isShown
  }

  readonly noticeCapsLock = (on: boolean): void => {
    this.capsLockOn = on
  }

  /** Takes over text typed into the page's own fields before this replaced them. */
  readonly takeTyped = ({ password, repeated }: { readonly password?: string; readonly repeated?: string }): void => {
    if (password !== undefined && password !== '') this.password = password
    if (repeated !== undefined && repeated !== '') this.repeated = repeated
  }

  /** Called when the form is submitted: shows errors from now on. Returns whether the password is valid. */
  readonly ask = (): boolean => {
    this.isAskedFor = true
    return this.isRight
  }

  private get refusals(): ReadonlyArray<PasswordRefusal> {
    return newPasswordRefusals(this)
  }
}
