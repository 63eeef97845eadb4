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
import { withoutUnit } from '../../domain/address/writtenUnit.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { readPlace } from '../../domain/reading/readPlace.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { failureText, type FailureText } from '../kit/failureText.ts'
import { isBlank, trimText } from '../../domain/text/blank.ts'

/** Debounce in ms for the search of a typed text (ADDR-01, CONST-03). */
const SEARCH_AFTER = 500

export type Search =
  | { readonly step: 'resting' }
  | { readonly step: 'searching' }
  | { readonly step: 'offering'; readonly places: ReadonlyArray<PlaceSuggestion> }
  | { readonly step: 'resolving' }
  /** Nothing was found, or the search failed. */
  | { readonly step: 'failed'; readonly problem: FailedSearch; readonly again: (() => void) | undefined }

/** `reason` is a more specific message (ADDR-18). */
export interface FailedSearch {
  readonly id: TextId
  readonly reason?: FailureText
}

const RESTING: Search = { step: 'resting' }
/** The message when nothing was found (ADDR-20). */
export const NOT_FOUND: FailedSearch = { id: 'request-destination-none' }

/** The text is a short link whose target is unknown. */
const PLACE_HIDDEN: FailedSearch = { id: 'paste-short-link' }
/** The message when a reverse lookup failed (ADDR-19). */
const REVERSE_FAILED: FailedSearch = { id: 'geolocator-error-reverse' }
const searchFailed = (failure: ServiceFailure | ReverseLookupFailed): FailedSearch =>
  failure._tag === 'ReverseLookupFailed'
    ? REVERSE_FAILED
    : { id: 'request-destination-search-failed', reason: failureText(failure) }

export interface PlaceSearchDependencies {
  readonly run: RunUseCase
  readonly language: () => Locale
  readonly country: Pick<Country, 'code'>
  /** Nearest places come first. */
  readonly near: () => Coordinates | undefined
  /** Defaults to a search for the coordinates. */
  readonly afterFailedReverse?: AfterFailedReverse | undefined
}

/** A lookup of one address: by text, by a chosen suggestion, or by a position (ADDR-01 to ADDR-04, ADDR-21). */
export class PlaceSearchViewModel {
  search: Search = RESTING
  /** Resolves when no lookup is running. */
  settled: Promise<void> = Promise.resolve()
  readonly #deps: PlaceSearchDependencies
  #running = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(deps: PlaceSearchDependencies) {
    this.#deps = deps
    makeAutoObservable(this, { search: observableRef, settled: false })
  }

  get places(): ReadonlyArray<PlaceSuggestion> {
    return this.search.step === 'offering' ? this.search.places : []
  }

  get isBusy(): boolean {
    return this.search.step === 'searching' || this.search.step === 'resolving'
  }

  /** Each keystroke restarts the debounce and interrupts an earlier search. */
  readonly find = (text: string): void => {
    const signal = this.begin()
    if (isBlank(text)) return
    this.search = { step: 'searching' }
    this.#timer = setTimeout(() => void this.searchFor(trimText(text), signal), SEARCH_AFTER)
  }

  /** Loads the details of a suggestion (ADDR-04). */
  readonly choose = (suggestion: PlaceSuggestion, arrived: (place: Place) => void): Promise<void> =>
    this.attempt(
      (signal) => this.#deps.run.once(choosePlace(suggestion), signal),
      arrived,
      () => ({ id: 'request-destination-details-failed' }),
      () => void this.choose(suggestion, arrived),
    )

  /** Looks up the address at a position (ADDR-21); `refused` reverts the change of position. */
  readonly locate = (position: Coordinates, arrived: (place: Place) => void, refused: () => void, again: () => void) =>
    this.attempt(
      (signal) => {
        const { run, language, afterFailedReverse } = this.#deps
        return run.once(locatePlace(position, language(), afterFailedReverse), signal)
      },
      arrived,
      (failure) => {
        refused()
        return failure._tag === 'AddressNotFound' ? NOT_FOUND : REVERSE_FAILED
      },
      again,
    )

  /** Interrupts the running lookup. */
  readonly stop = (): void => {
    this.begin()
  }

  private async searchFor(text: string, signal: AbortSignal): Promise<void> {
    const { run, near, language, country, afterFailedReverse } = this.#deps
    const searched = readPlace(text) ? text : withoutUnit(text, country.code)
    const found = await run.once(findPlaces(searched, near(), language(), afterFailedReverse), signal)
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

  /** Starts a lookup and interrupts the previous one. */
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
    clearTimeout(this.#timer)
    this.#running.abort()
    this.#running = new AbortController()
    this.search = RESTING
    return this.#running.signal
  }
}
