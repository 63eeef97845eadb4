import { makeAutoObservable, observableRef } from 'mobx'
import type { MapScene } from '../../application/ports/DeliveryMap.ts'
import type { Place } from '../../application/ports/Geolocator.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { AfterFailedReverse } from '../../application/request/locatePlace.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { Appearance } from '../../domain/market/palettes.ts'
import type { OriginDraft } from '../../domain/vendor/originAddress.ts'
import { PlaceInputViewModel } from './PlaceInputViewModel.ts'
import { SettledText } from './SettledText.ts'

export interface PlacedDraftSurroundings {
  readonly run: RunUseCase
  readonly locale: Locale
  readonly country: Country
  readonly appearance: { readonly shown: Appearance }
}

interface Hearing<D> {
  readonly afterFailedReverse?: AfterFailedReverse
  readonly changed: () => void
  readonly typed?: () => void
  readonly arrived?: () => void
  /** Further fields of the draft to fill in from a place. */
  readonly alsoSaid?: (place: Place) => Partial<D>
}

/** A draft of a collection point: its address is typed, searched, or put on the map (REQ-05, ADDR-21, OUTLET-05). */
export class PlacedDraft<D extends OriginDraft> {
  draft: D | undefined = undefined
  readonly address: PlaceInputViewModel
  private readonly around: PlacedDraftSurroundings
  private readonly hearing: Hearing<D>
  private readonly settled = new SettledText<D>()

  constructor(around: PlacedDraftSurroundings, hearing: Hearing<D>) {
    const { run, locale, country } = around
    this.around = around
    this.hearing = hearing
    this.address = new PlaceInputViewModel({
      run,
      locale,
      near: () => this.draft?.position ?? country.capital,
      afterFailedReverse: hearing.afterFailedReverse,
      text: () => this.draft?.text ?? '',
      position: () => this.draft?.position,
      typed: (text) => this.typed(text),
      isSettled: () => this.draft?.position !== undefined,
      moved: (position) => this.change({ position }),
      arrived: (place, position) => this.arrived(place, position),
    })
    makeAutoObservable<this, 'around' | 'hearing' | 'settled'>(this, {
      draft: observableRef,
      address: false,
      around: false,
      hearing: false,
      settled: false,
    })
  }

  readonly begin = (draft: D): void => {
    this.draft = draft
    this.settled.forget()
  }

  readonly change = (patch: Partial<OriginDraft> | Partial<D>): void => {
    if (!this.draft) return
    this.draft = { ...this.draft, ...patch }
    this.hearing.changed()
  }

  readonly moveTo = (position: Coordinates): Promise<void> => this.address.moveTo(position)

  readonly scene = (label: string): MapScene => {
    const { appearance, country } = this.around
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
    if (draft?.position) this.settled.remember(draft.text, draft)
    const known = this.settled.knownOf(text)
    if (known) {
      const { street, position } = known
      this.change({ text, street, position })
      if (!draft?.position) this.hearing.arrived?.()
      return true
    }
    this.change({ text, street: '', position: undefined })
    this.hearing.typed?.()
    return false
  }

  /** Fills in the fields from the place, except a building that is already filled in (REQ-05, ADDR-21). */
  private arrived(place: Place, position: Coordinates): void {
    const { draft } = this
    if (!draft) return
    this.change({
      position,
      text: place.formattedAddress,
      street: [place.street, place.streetNumber].filter((part) => part !== '').join(' '),
      city: place.city || draft.city,
      postalCode: place.postalCode || draft.postalCode,
      building: draft.building || place.building,
      ...this.hearing.alsoSaid?.(place),
    })
    this.hearing.arrived?.()
  }
}
