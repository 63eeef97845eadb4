import { computedStruct, makeAutoObservable, observableRef } from 'mobx'
import type { MapContent } from '../../application/ports/DeliveryMap.ts'
import type { Place } from '../../application/ports/Geolocator.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { AfterFailedReverse } from '../../application/request/locatePlace.ts'
import {
  keptDetails,
  movePin,
  movePinBack,
  noMemory,
  takePlace,
  typeText,
  type AddressMemory,
  type FormAddress,
  type TypedDetail,
} from '../../domain/address/formAddress.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { Appearance } from '../../domain/market/palettes.ts'
import type { OriginDraft } from '../../domain/vendor/originAddress.ts'
import { PlaceInputViewModel } from './PlaceInputViewModel.ts'

export interface PlacedDraftDependencies {
  readonly run: RunUseCase
  readonly language: () => Locale
  readonly country: Country
  readonly appearance: { readonly shown: Appearance }
}

interface PlacedDraftCallbacks<D> {
  readonly afterFailedReverse?: AfterFailedReverse
  readonly changed: () => void
  readonly typed?: () => void
  readonly arrived?: () => void
  /** Further fields of the draft to fill in from a place. */
  readonly furtherFields?: (place: Place) => Partial<D>
}

/** What else the form knows of the place. */
type Street = Pick<OriginDraft, 'street'>
const NO_STREET: Street = { street: '' }

/** A draft of a collection point: its address is typed, searched, or put on the map (REQ-05, ADDR-21, OUTLET-05). */
export class PlacedDraft<D extends OriginDraft> {
  draft: D | undefined = undefined
  readonly address: PlaceInputViewModel
  readonly #deps: PlacedDraftDependencies
  readonly #callbacks: PlacedDraftCallbacks<D>
  private memory: AddressMemory<Street> = noMemory(NO_STREET)

  constructor(deps: PlacedDraftDependencies, callbacks: PlacedDraftCallbacks<D>) {
    const { run, language, country } = deps
    this.#deps = deps
    this.#callbacks = callbacks
    this.address = new PlaceInputViewModel({
      run,
      language,
      country,
      near: () => this.draft?.position ?? country.capital,
      afterFailedReverse: callbacks.afterFailedReverse,
      text: () => this.draft?.text ?? '',
      typed: (text) => this.typed(text),
      isSettled: () => this.draft?.position !== undefined,
      moved: (position) => this.setAddress(movePin(this.formAddress, position)),
      movedBack: () => this.setAddress(movePinBack(this.formAddress)),
      arrived: (place, position, typed) => this.arrived(place, position, typed),
    })
    makeAutoObservable<this, 'memory'>(this, {
      draft: observableRef,
      keptDetails: computedStruct,
      memory: observableRef,
      address: false,
    })
  }

  /** The details that a person typed for an earlier address and has not changed since. */
  get keptDetails(): ReadonlyArray<TypedDetail> {
    return keptDetails(this.formAddress)
  }

  /** Starts with a draft whose address is complete or empty. */
  readonly begin = (draft: D): void => {
    const { unit, building, city, postalCode } = draft
    this.draft = draft
    this.memory = { ...noMemory(NO_STREET), brought: { unit, building, city, postalCode } }
  }

  readonly change = (patch: Partial<OriginDraft> | Partial<D>): void => {
    if (!this.draft) return
    this.draft = { ...this.draft, ...patch }
    this.#callbacks.changed()
  }

  readonly moveTo = (position: Coordinates): Promise<void> => this.address.moveTo(position)

  readonly scene = (label: string): MapContent => {
    const { appearance, country } = this.#deps
    const position = this.draft?.position
    return {
      pins: position ? [{ id: 'collection', kind: 'collection', position, label, draggable: true }] : [],
      areas: [],
      route: [],
      center: position ?? country.capital,
      appearance: appearance.shown,
    }
  }

  private get formAddress(): FormAddress<Street> {
    const { draft, memory } = this
    if (!draft) return { ...memory, text: '', position: undefined, details: {} }
    const { text, position, unit, building, city, postalCode, street } = draft
    return { ...memory, text, position, details: { unit, building, city, postalCode }, facts: { street } }
  }

  private setAddress(address: FormAddress<Street>, further?: Partial<D>): void {
    const { details, facts, position, text } = address
    this.memory = address
    this.change({ ...details, ...facts, position, text, ...further })
  }

  private typed(text: string): void {
    const before = this.formAddress
    this.setAddress(typeText(before, text, NO_STREET))
    if (!this.draft?.position) this.#callbacks.typed?.()
    else if (!before.position) this.#callbacks.arrived?.()
  }

  private arrived(place: Place, position: Coordinates, typed: string): void {
    const street = [place.street, place.streetNumber].filter((part) => part !== '').join(' ')
    const found = { place, position, typed, facts: { street } }
    this.setAddress(takePlace(this.formAddress, found, this.#deps.country.code), this.#callbacks.furtherFields?.(place))
    this.#callbacks.arrived?.()
  }
}
