import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { changeCustomer } from '../../application/address/changeCustomer.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import { customerPart, customerRefusals, customerToSave } from '../../domain/request/customerOfDraft.ts'
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

export type EditingProgress =
  | { readonly step: 'typing' }
  | { readonly step: 'saving' }
  | { readonly step: 'failed'; readonly because: FailureText }

export interface EditorSurroundings {
  readonly run: RunUseCase
  readonly locale: Locale
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
  wanted: { readonly at: RequestField } | undefined = undefined
  readonly address: PlaceInputViewModel
  /** The text of the place that was last saved or chosen. */
  private placedText: string
  private readonly around: EditorSurroundings
  private readonly leaving = new AbortController()

  constructor(saved: SavedAddress, around: EditorSurroundings) {
    const { run, locale, near } = around
    this.saved = saved
    this.around = around
    this.draft = { ...EMPTY_DRAFT, ...customerPart(saved) }
    this.placedText = this.draft.destinationTextAddress.trim()
    this.address = new PlaceInputViewModel({
      run,
      locale,
      near: () => near,
      text: () => this.draft.destinationTextAddress,
      position: () => saved.coordinates,
      typed: (destinationTextAddress) => {
        this.change({ destinationTextAddress })
        return destinationTextAddress.trim() === this.placedText
      },
      isSettled: () => this.draft.destinationTextAddress.trim() === this.placedText,
      moved: () => undefined,
      arrived: (place, { latitude, longitude }) => {
        this.placedText = place.formattedAddress
        this.change({
          destinationTextAddress: place.formattedAddress,
          destinationLatitude: latitude,
          destinationLongitude: longitude,
        })
      },
    })
    makeAutoObservable<this, 'around' | 'leaving'>(this, {
      scope: false,
      saved: false,
      draft: observableRef,
      progress: observableRef,
      wanted: observableRef,
      address: false,
      request: false,
      refusals: false,
      around: false,
      leaving: false,
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
    return customerRefusals(this.draft, this.around.country)
  }

  readonly change = (patch: Partial<RequestDraft>): void => {
    this.draft = { ...this.draft, ...patch }
    if (this.progress.step === 'failed') this.progress = { step: 'typing' }
  }

  readonly save = async (): Promise<void> => {
    if (this.progress.step === 'saving') return
    const { run, country, vendorId, changed } = this.around
    this.submitted = true
    const [at] = this.wrong.keys()
    const customer = customerToSave(this.draft, country.code)
    if (at !== undefined || customer === undefined) {
      if (at !== undefined) this.wanted = { at }
      return
    }
    this.progress = { step: 'saving' }
    const outcome = await run.once(changeCustomer(vendorId, this.saved.id, customer), this.leaving.signal)
    runInAction(() => {
      this.progress =
        outcome.kind === 'failed' ? { step: 'failed', because: failureText(outcome.failure) } : { step: 'typing' }
      if (outcome.kind === 'done') changed(outcome.value)
    })
  }

  /** Interrupts all running requests. */
  readonly stop = (): void => {
    this.address.stop()
    this.leaving.abort()
  }
}
