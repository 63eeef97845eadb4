import { makeAutoObservable, observableRef } from 'mobx'
import type { Country } from '../../domain/market/countries.ts'
import {
  NO_SENDER,
  senderRefusals,
  type SenderDraft,
  type SenderField,
  type SenderRefusal,
  type SenderRefusalCode,
} from '../../domain/request/sender.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { Text } from '../kit/failureText.ts'

/** The message of each refusal; a new refusal does not compile without one. */
const REFUSALS: Readonly<Record<SenderRefusalCode, TextId>> = {
  'name-missing': 'validation-sender-name-missing',
  'name-too-long': 'validation-sender-name-too-long',
  'phone-missing': 'validation-sender-phone-missing',
  'phone-impossible': 'validation-sender-phone-impossible',
  'email-missing': 'validation-sender-email-missing',
  'email-impossible': 'validation-sender-email-impossible',
}

const senderRefusalText = ({ code }: SenderRefusal): Text => ({ id: REFUSALS[code] })

/** The sender's data as typed by a guest (REQ-36). */
export class SenderViewModel {
  draft: SenderDraft = NO_SENDER
  /** Whether the user has tried to continue; from then on errors are shown. */
  submitted = false
  readonly #country: Pick<Country, 'code'>

  constructor(country: Pick<Country, 'code'>) {
    this.#country = country
    makeAutoObservable(this, { draft: observableRef })
  }

  get refusals(): ReadonlyArray<SenderRefusal> {
    return senderRefusals(this.draft, this.#country.code)
  }

  readonly refusalAt = (field: SenderField): Text | undefined => {
    const refusal = this.submitted ? this.refusals.find((one) => one.field === field) : undefined
    return refusal && senderRefusalText(refusal)
  }

  readonly change = (patch: Partial<SenderDraft>): void => {
    this.draft = { ...this.draft, ...patch }
  }

  /** Shows all errors and returns the first one. */
  readonly submit = (): SenderRefusal | undefined => {
    this.submitted = true
    return this.refusals[0]
  }
}
