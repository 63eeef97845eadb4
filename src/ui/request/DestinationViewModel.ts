import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Place, PlaceSuggestion } from '../../application/ports/Geolocator.ts'
import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import type { Outcome, RunUseCase } from '../../application/RunUseCase.ts'
import { choosePlace } from '../../application/request/choosePlace.ts'
import { findPlaces } from '../../application/request/findPlaces.ts'
import { locatePlace } from '../../application/request/locatePlace.ts'
import type { Coordinates } from '../../domain/address/coordinates.ts'
import { readCoordinates } from '../../domain/address/readPlace.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import { failureText, type Text } from '../shared/failureText.ts'
import type { CurrentRequest } from './CurrentRequest.ts'

/** ms of quiet before a typed text is searched for (ADDR-01, CONST-03). */
const SEARCH_AFTER = 500

export type Search =
  | { readonly step: 'resting' }
  | { readonly step: 'searching' }
  | { readonly step: 'offering'; readonly places: ReadonlyArray<PlaceSuggestion>; readonly active: number }
  | { readonly step: 'resolving' }
  /** Found nothing, or could not look. */
  | { readonly step: 'failed'; readonly problem: FailedSearch; readonly again: (() => void) | undefined }

/** `reason` says more about it, in words of its own (ADDR-18). */
export interface FailedSearch {
  readonly id: string
  readonly reason?: Text
}

const RESTING: Search = { step: 'resting' }
const NOT_FOUND: FailedSearch = { id: 'request-destination-none' }
const PLACE_HIDDEN: FailedSearch = { id: 'paste-short-link' }
const searchFailed = (failure: ServiceFailure): FailedSearch => ({
  id: 'request-destination-search-failed',
  reason: failureText(failure),
})

export interface DestinationSurroundings {
  readonly run: RunUseCase
  readonly request: CurrentRequest
  readonly locale: Locale
  /** The destination has its place now (REQ-10). */
  readonly chosen: () => void
  /** What was chosen counts no longer (REQ-09). */
  readonly changed: () => void
}

/** Where the order goes: by typing, by coordinates, by the map's cursor (REQ-08, ADDR-01 to ADDR-04, ADDR-21). */
export class DestinationViewModel {
  search: Search = RESTING
  /** Resolves when no address is looked up any more. */
  settled: Promise<void> = Promise.resolve()
  /** What a move of the pin falls back to when there is no address where it was put. */
  private last: RequestDraft | undefined
  private readonly around: DestinationSurroundings
  private running = new AbortController()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(around: DestinationSurroundings) {
    this.around = around
    makeAutoObservable<this, 'around' | 'running' | 'timer' | 'last'>(this, {
      search: observableRef,
      settled: false,
      last: false,
      around: false,
      running: false,
      timer: false,
    })
  }

  get text(): string {
    return this.around.request.draft.destinationTextAddress
  }

  get places(): ReadonlyArray<PlaceSuggestion> {
    return this.search.step === 'offering' ? this.search.places : []
  }

  /** Which of the places Enter would choose. */
  get active(): number {
    return this.search.step === 'offering' ? this.search.active : -1
  }

  /** Every key restarts the wait; an older search is interrupted. */
  readonly type = (text: string): void => {
    const signal = this.begin()
    this.last = undefined
    this.place({ destinationTextAddress: text }, undefined)
    this.around.changed()
    if (text.trim() === '') return
    this.search = { step: 'searching' }
    this.timer = setTimeout(() => void this.find(text.trim(), signal), SEARCH_AFTER)
  }

  readonly clear = (): void => this.type('')

  /** The arrow keys walk round the list. */
  readonly move = (by: 1 | -1): void => {
    if (this.search.step !== 'offering') return
    const { places, active } = this.search
    this.search = { ...this.search, active: (active + by + places.length) % places.length }
  }

  /** Enter. */
  readonly chooseActive = (): void => {
    const place = this.places[this.active]
    if (place) void this.choose(place)
  }

  /** Escape, or the focus went elsewhere: the list goes, the text stays. */
  readonly closeList = (): void => {
    if (this.search.step === 'offering') this.search = RESTING
  }

  /** Coordinates that were typed stay what they are; the place only names them. */
  readonly choose = (suggestion: PlaceSuggestion): Promise<void> => {
    const typed = readCoordinates(this.text, this.around.request.origin)
    return this.attempt(
      (signal) => this.around.run.once(choosePlace(suggestion, this.around.locale), signal),
      (place) => this.arrive(place, typed ?? place.coordinates),
      () => ({ id: 'request-destination-details-failed' }),
      () => void this.choose(suggestion),
    )
  }

  /** The map was clicked, or the pin moved (ADDR-21). */
  readonly moveTo = (position: Coordinates): Promise<void> => {
    this.last ??= this.around.request.draft
    const before = this.last
    this.place({}, position)
    this.around.changed()
    return this.attempt(
      (signal) => this.around.run.once(locatePlace(position, this.around.locale), signal),
      (place) => this.arrive(place, position),
      (failure) => {
        this.goBackTo(before)
        return failure._tag === 'AddressNotFound' ? NOT_FOUND : { id: 'geolocator-error-reverse' }
      },
      () => void this.moveTo(position),
    )
  }

  /** Whatever runs is interrupted: another vendor, or the screen is left. */
  readonly stop = (): void => {
    this.begin()
  }

  private async find(text: string, signal: AbortSignal): Promise<void> {
    const { run, request, locale } = this.around
    const found = await run.once(findPlaces(text, request.origin, locale), signal)
    if (found.kind === 'interrupted') return
    runInAction(() => {
      if (found.kind === 'failed') {
        const { failure } = found
        this.search =
          failure._tag === 'PlaceHidden'
            ? { step: 'failed', problem: PLACE_HIDDEN, again: undefined }
            : { step: 'failed', problem: searchFailed(failure), again: () => this.type(text) }
      } else {
        const places = found.value
        this.search =
          places.length > 0
            ? { step: 'offering', places, active: 0 }
            : { step: 'failed', problem: NOT_FOUND, again: undefined }
      }
    })
  }

  /** Looks something up, in place of whatever was looked up before. */
  private attempt<E>(
    look: (signal: AbortSignal) => Promise<Outcome<Place, E>>,
    arrived: (place: Place) => void,
    problemOf: (failure: E) => FailedSearch,
    again: () => void,
  ): Promise<void> {
    const signal = this.begin()
    this.search = { step: 'resolving' }
    this.settled = look(signal).then((outcome) => {
      if (outcome.kind === 'interrupted') return
      runInAction(() => {
        if (outcome.kind === 'done') arrived(outcome.value)
        else this.search = { step: 'failed', problem: problemOf(outcome.failure), again }
      })
    })
    return this.settled
  }

  /** Fills in what the place says; a building that was typed stays. */
  private arrive(place: Place, position: Coordinates): void {
    this.search = RESTING
    this.last = undefined
    this.place(
      {
        destinationTextAddress: place.formattedAddress,
        destinationCity: place.city,
        destinationArea: place.area,
        ...(this.around.request.draft.destinationBuilding === '' && { destinationBuilding: place.building }),
      },
      position,
    )
    this.around.chosen()
  }

  private goBackTo(before: RequestDraft): void {
    const { destinationLatitude: latitude, destinationLongitude: longitude } = before
    this.last = undefined
    this.around.request.change({ destinationLatitude: latitude, destinationLongitude: longitude })
    if (latitude !== undefined) this.around.chosen()
  }

  private place(patch: Partial<RequestDraft>, position: Coordinates | undefined): void {
    this.around.request.change({
      ...patch,
      destinationLatitude: position?.latitude,
      destinationLongitude: position?.longitude,
    })
  }

  private begin(): AbortSignal {
    clearTimeout(this.timer)
    this.running.abort()
    this.running = new AbortController()
    this.search = RESTING
    return this.running.signal
  }
}
