import { makeAutoObservable, observableRef } from 'mobx'
import type { MapContent } from '../../application/ports/DeliveryMap.ts'
import type { Place } from '../../application/ports/Geolocator.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { AfterFailedReverse } from '../../application/request/locatePlace.ts'
import { typedBeside, withBrought, withoutBrought } from '../../domain/address/brought.ts'
import { addressOfPlace, withoutUnit } from '../../domain/address/writtenUnit.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { Appearance } from '../../domain/market/palettes.ts'
import type { OriginDraft } from '../../domain/vendor/originAddress.ts'
import { PlaceInputViewModel } from './PlaceInputViewModel.ts'
import { SettledText } from './SettledText.ts'

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

const DETAILS = ['unit', 'building', 'city', 'postalCode'] as const
export type OriginDetail = (typeof DETAILS)[number]
type Brought = Partial<Pick<OriginDraft, OriginDetail>>

/** A draft of a collection point: its address is typed, searched, or put on the map (REQ-05, ADDR-21, OUTLET-05). */
export class PlacedDraft<D extends OriginDraft> {
  draft: D | undefined = undefined
  readonly address: PlaceInputViewModel
  private readonly deps: PlacedDraftDependencies
  private readonly callbacks: PlacedDraftCallbacks<D>
  private readonly settled = new SettledText<{ readonly draft: D; readonly brought: Brought }>()
  /** What the address brought into the other fields. */
  private brought: Brought = {}
  /** What a person typed for an earlier address. */
  private keptDetails: Brought = {}

  constructor(deps: PlacedDraftDependencies, callbacks: PlacedDraftCallbacks<D>) {
    const { run, language, country } = deps
    this.deps = deps
    this.callbacks = callbacks
    this.address = new PlaceInputViewModel({
      run,
      language,
      country,
      near: () => this.draft?.position ?? country.capital,
      afterFailedReverse: callbacks.afterFailedReverse,
      text: () => this.draft?.text ?? '',
      position: () => this.draft?.position,
      typed: (text) => this.typed(text),
      isSettled: () => this.draft?.position !== undefined,
      moved: (position) => this.change({ position }),
      arrived: (place, position, typed) => this.arrived(place, position, typed),
    })
    makeAutoObservable<this, 'deps' | 'callbacks' | 'settled' | 'brought' | 'keptDetails'>(this, {
      draft: observableRef,
      brought: false,
      keptDetails: observableRef,
      address: false,
      deps: false,
      callbacks: false,
      settled: false,
    })
  }

  /** The details that a person typed for an earlier address and has not changed since. */
  get kept(): ReadonlyArray<OriginDetail> {
    return DETAILS.filter((field) => this.keptDetails[field] && this.keptDetails[field] === this.draft?.[field])
  }

  /** Starts with a draft whose address is complete or empty. */
  readonly begin = (draft: D): void => {
    const { unit, building, city, postalCode } = draft
    this.draft = draft
    this.brought = { unit, building, city, postalCode }
    this.keptDetails = {}
    this.settled.forget()
  }

  readonly change = (patch: Partial<OriginDraft> | Partial<D>): void => {
    if (!this.draft) return
    this.draft = { ...this.draft, ...patch }
    this.callbacks.changed()
  }

  readonly moveTo = (position: Coordinates): Promise<void> => this.address.moveTo(position)

  readonly scene = (label: string): MapContent => {
    const { appearance, country } = this.deps
    const position = this.draft?.position
    return {
      pins: position ? [{ id: 'collection', kind: 'collection', position, label, draggable: true }] : [],
      areas: [],
      route: [],
      center: position ?? country.capital,
      appearance: appearance.shown,
    }
  }

  private typed(text: string): boolean {
    const { draft } = this
    if (draft?.position) this.settled.remember(draft.text, { draft, brought: this.brought })
    const known = this.settled.knownOf(text)
    if (known) {
      const { street, position } = known.draft
      if (draft && !draft.position) this.change(withBrought(draft, known.brought))
      this.brought = known.brought
      this.keptDetails = {}
      this.change({ text, street, position })
      if (!draft?.position) this.callbacks.arrived?.()
      return true
    }
    if (draft?.position) this.leaveAddress(draft)
    this.change({ text, street: '', position: undefined })
    this.callbacks.typed?.()
    return false
  }

  /** What came with the address goes with it; what a person typed stays and is shown. */
  private leaveAddress(draft: OriginDraft): void {
    const { unit, building, city, postalCode } = draft
    this.keptDetails = typedBeside({ unit, building, city, postalCode }, this.brought)
    this.change(withoutBrought(draft, this.brought))
    this.brought = {}
  }

  /**
   * Fills in the fields from the place that was chosen for the `typed` text, except a unit and a building that are
   * already filled in (REQ-05, ADDR-21).
   */
  private arrived(place: Place, position: Coordinates, typed: string): void {
    const { country } = this.deps
    const { building: named, formattedAddress } = place
    const text = withoutUnit(formattedAddress, country.code)
    const isOther = typed === '' && this.draft?.text !== '' && this.draft?.text !== text
    if (this.draft && isOther) this.leaveAddress(this.draft)
    const { draft } = this
    if (!draft) return
    const parts = addressOfPlace({ building: named, text: formattedAddress }, typed, draft, country.code)
    const brought = {
      ...(parts.unit !== draft.unit && { unit: parts.unit }),
      ...(parts.building !== draft.building && { building: parts.building }),
      ...(place.city !== '' && { city: place.city }),
      ...(place.postalCode !== '' && { postalCode: place.postalCode }),
    }
    this.brought = { ...this.brought, ...brought }
    this.change({
      ...brought,
      position,
      text: parts.text,
      street: [place.street, place.streetNumber].filter((part) => part !== '').join(' '),
      ...this.callbacks.furtherFields?.(place),
    })
    this.callbacks.arrived?.()
  }
}
