import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { changeCustomer } from '../../application/address/changeCustomer.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import { noMemory, takePlace, type FormAddress } from '../../domain/address/formAddress.ts'
import { draftDetails } from '../../domain/request/broughtDetails.ts'
import { customerPart, customerRefusals, customerToSave } from '../../domain/request/customerOfDraft.ts'
import { splitAddress } from '../../domain/address/address.ts'
import type { SavedAddress } from '../../domain/address/savedAddress.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { VendorId } from '../../domain/ids.ts'
import { EMPTY_DRAFT, type RequestDraft } from '../../domain/request/requestDraft.ts'
import type { RequestField, RequestRefusal } from '../../domain/request/requestValidation.ts'
import { refusalText } from '../kit/refusalText.ts'
import type { FieldsView } from '../kit/DraftField.tsx'
import { failureText, type FailureText } from '../kit/failureText.ts'
import { PlaceInputViewModel } from './PlaceInputViewModel.ts'
import { trimText } from '../../domain/text/blank.ts'

export type EditingProgress =
  | { readonly step: 'typing' }
  | { readonly step: 'saving' }
  | { readonly step: 'failed'; readonly because: FailureText }

export interface EditorDependencies {
  readonly run: RunUseCase
  readonly language: () => Locale
  readonly country: Country
  readonly vendorId: VendorId
  readonly near: Coordinates | undefined
  readonly changed: (saved: SavedAddress) => void
}

/** The editor of a saved customer. The address keeps its position until another place is chosen. */
export class CustomerEditorViewModel implements FieldsView {
  readonly scope = 'customer'
  readonly saved: SavedAddress
  draft: RequestDraft
  progress: EditingProgress = { step: 'typing' }
  submitted = false
  /** The field to focus; each request for focus is a new object. */
  focusTarget: { readonly at: RequestField } | undefined = undefined
  readonly address: PlaceInputViewModel
  /** The address as it was last saved or chosen. */
  private placed: FormAddress<undefined>
  readonly #deps: EditorDependencies
  readonly #leaving = new AbortController()

  constructor(saved: SavedAddress, deps: EditorDependencies) {
    const { run, language, country, near } = deps
    this.saved = saved
    this.#deps = deps
    this.draft = { ...EMPTY_DRAFT, ...customerPart(saved) }
    const { text, ...details } = splitAddress(saved.address)
    this.placed = { ...noMemory(undefined), text, position: saved.coordinates, details, brought: details }
    this.address = new PlaceInputViewModel({
      run,
      language,
      country,
      near: () => near,
      text: () => this.draft.destinationTextAddress,
      typed: (destinationTextAddress) => this.change({ destinationTextAddress }),
      isSettled: () => trimText(this.draft.destinationTextAddress) === this.placed.text,
      moved: () => undefined,
      movedBack: () => undefined,
      arrived: (place, position, typed) => {
        const { destinationUnitNumber: unit, destinationBuilding: building } = this.draft
        const before = { ...this.placed, details: { unit, building } }
        this.placed = takePlace(before, { place, position, typed, facts: undefined }, country.code)
        this.change({
          ...draftDetails(this.placed.details),
          destinationTextAddress: this.placed.text,
          destinationLatitude: position.latitude,
          destinationLongitude: position.longitude,
        })
      },
    })
    makeAutoObservable<this, 'placed'>(this, {
      placed: observableRef,
      scope: false,
      saved: false,
      draft: observableRef,
      progress: observableRef,
      focusTarget: observableRef,
      address: false,
      request: false,
      refusals: false,
    })
  }

  get request(): { readonly draft: RequestDraft } {
    return { draft: this.draft }
  }

  readonly refusals: FieldsView['refusals'] = {
    at: (field) => {
      const refusal = this.submitted ? this.wrong.get(field) : undefined
      return refusal && refusalText(refusal)
    },
    leave: () => undefined,
    areFine: (fields) => fields.every((field) => !this.wrong.has(field)),
  }

  get wrong(): ReadonlyMap<RequestField, RequestRefusal> {
    return customerRefusals(this.draft, this.#deps.country)
  }

  readonly change = (patch: Partial<RequestDraft>): void => {
    this.draft = { ...this.draft, ...patch }
    if (this.progress.step === 'failed') this.progress = { step: 'typing' }
  }

  readonly save = async (): Promise<void> => {
    if (this.progress.step === 'saving') return
    const { run, country, vendorId, changed } = this.#deps
    this.submitted = true
    const [at] = this.wrong.keys()
    const customer = customerToSave(this.draft, country.code)
    if (at !== undefined || customer === undefined) {
      if (at !== undefined) this.focusTarget = { at }
      return
    }
    this.progress = { step: 'saving' }
    const outcome = await run.once(changeCustomer(vendorId, this.saved.id, customer), this.#leaving.signal)
    runInAction(() => {
      this.progress =
        outcome.kind === 'failed' ? { step: 'failed', because: failureText(outcome.failure) } : { step: 'typing' }
      if (outcome.kind === 'done') changed(outcome.value)
    })
  }

  /** Interrupts all running requests. */
  readonly stop = (): void => {
    this.address.stop()
    this.#leaving.abort()
  }
}
