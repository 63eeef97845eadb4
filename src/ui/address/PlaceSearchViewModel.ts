import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Place, PlaceSuggestion } from '../../application/ports/Geolocator.ts'
import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import { choosePlace } from '../../application/request/choosePlace.ts'
import { findPlaces } from '../../application/request/findPlaces.ts'
import {
  locatePlace,
  type AfterFailedReverse,
  type ReverseLookupFailed,
} from '../../application/request/locatePlace.ts'
import type { Outcome, RunUseCase } from '../../application/RunUseCase.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { failureText, type Text } from '../kit/failureText.ts'

/** ms of quiet before a typed text is searched for (ADDR-01, CONST-03). */
const SEARCH_AFTER = 500

export type Search =
  | { readonly step: 'resting' }
  | { readonly step: 'searching' }
  | { readonly step: 'offering'; readonly places: ReadonlyArray<PlaceSuggestion> }
  | { readonly step: 'resolving' }
  /** Found nothing, or could not look. */
  | { readonly step: 'failed'; readonly problem: FailedSearch; readonly again: (() => void) | undefined }

/** `reason` says more about it, in words of its own (ADDR-18). */
export interface FailedSearch {
  readonly id: string
  readonly reason?: Text
}

const RESTING: Search = { step: 'resting' }
/** ADDR-20. */
export const NOT_FOUND: FailedSearch = { id: 'request-destination-none' }

/** A short link, which has to be opened first. */
const PLACE_HIDDEN: FailedSearch = { id: 'paste-short-link' }
/** ADDR-19. */
const REVERSE_FAILED: FailedSearch = { id: 'geolocator-error-reverse' }
const searchFailed = (failure: ServiceFailure | ReverseLookupFailed): FailedSearch =>
  failure._tag === 'ReverseLookupFailed'
    ? REVERSE_FAILED
    : { id: 'request-destination-search-failed', reason: failureText(failure) }

export interface PlaceSearchSurroundings {
  readonly run: RunUseCase
  readonly locale: Locale
  /** The nearest places come first. */
  readonly near: () => Coordinates | undefined
  /** A search for the coordinates where nothing else is said. */
  readonly afterFailedReverse?: AfterFailedReverse | undefined
}

/** One address being looked for: by text, by a chosen suggestion, by a position (ADDR-01 to ADDR-04, ADDR-21). */
export class PlaceSearchViewModel {
  search: Search = RESTING
  /** Resolves when no address is looked up any more. */
  settled: Promise<void> = Promise.resolve()
  private readonly around: PlaceSearchSurroundings
  private running = new AbortController()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(around: PlaceSearchSurroundings) {
    this.around = around
    makeAutoObservable<this, 'around' | 'running' | 'timer'>(this, {
      search: observableRef,
      settled: false,
      around: false,
      running: false,
      timer: false,
    })
  }

  get places(): ReadonlyArray<PlaceSuggestion> {
    return this.search.step === 'offering' ? this.search.places : []
  }

  get isBusy(): boolean {
    return this.search.step === 'searching' || this.search.step === 'resolving'
  }

  /** Every key restarts the wait; an older search is interrupted. */
  readonly find = (text: string): void => {
    const signal = this.begin()
    if (text.trim() === '') return
    this.search = { step: 'searching' }
    this.timer = setTimeout(() => void this.searchFor(text.trim(), signal), SEARCH_AFTER)
  }

  /** All parts of a suggestion (ADDR-04). */
  readonly choose = (suggestion: PlaceSuggestion, arrived: (place: Place) => void): Promise<void> =>
    this.attempt(
      (signal) => this.around.run.once(choosePlace(suggestion), signal),
      arrived,
      () => ({ id: 'request-destination-details-failed' }),
      () => void this.choose(suggestion, arrived),
    )

  /** The address at a position (ADDR-21); `refused` undoes what the position did. */
  readonly locate = (position: Coordinates, arrived: (place: Place) => void, refused: () => void, again: () => void) =>
    this.attempt(
      (signal) => {
        const { run, locale, afterFailedReverse } = this.around
        return run.once(locatePlace(position, locale, afterFailedReverse), signal)
      },
      arrived,
      (failure) => {
        refused()
        return failure._tag === 'AddressNotFound' ? NOT_FOUND : REVERSE_FAILED
      },
      again,
    )

  /** Whatever runs is interrupted. */
  readonly stop = (): void => {
    this.begin()
  }

  private async searchFor(text: string, signal: AbortSignal): Promise<void> {
    const { run, near, locale, afterFailedReverse } = this.around
    const found = await run.once(findPlaces(text, near(), locale, afterFailedReverse), signal)
    if (found.kind === 'interrupted') return
    runInAction(() => {
      if (found.kind === 'failed') {
        const { failure } = found
        this.search =
          failure._tag === 'PlaceHidden'
            ? { step: 'failed', problem: PLACE_HIDDEN, again: undefined }
            : { step: 'failed', problem: searchFailed(failure), again: () => this.find(text) }
      } else if (found.value.length > 0) this.search = { step: 'offering', places: found.value }
      else this.search = { step: 'failed', problem: NOT_FOUND, again: undefined }
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
        if (outcome.kind === 'done') {
          this.search = RESTING
          arrived(outcome.value)
        } else this.search = { step: 'failed', problem: problemOf(outcome.failure), again }
      })
    })
    return this.settled
  }

  private begin(): AbortSignal {
    clearTimeout(this.timer)
    this.running.abort()
    this.running = new AbortController()
    this.search = RESTING
    return this.running.signal
  }
}
