import { makeAutoObservable } from 'mobx'
import type { Place, PlaceSuggestion } from '../../application/ports/Geolocator.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import { readCoordinates } from '../../domain/reading/readPlace.ts'
import { customerPart, type CustomerPart } from '../../domain/request/customerOfDraft.ts'
import type { SavedAddress } from '../../domain/address/savedAddress.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import { AddressList } from '../address/AddressList.ts'
import { customerOption, placeOption, type AddressOption } from '../address/addressOption.ts'
import { CustomerSearchViewModel, type CustomerSearch } from '../address/CustomerSearchViewModel.ts'
import { NOT_FOUND, PlaceSearchViewModel, type Search } from '../address/PlaceSearchViewModel.ts'
import { SettledText } from '../address/SettledText.ts'
import type { RequestModel } from './RequestModel.ts'
import { PinAndText } from './PinAndText.ts'

export interface DestinationSurroundings {
  readonly run: RunUseCase
  readonly request: RequestModel
  readonly locale: Locale
  /** Whether flag AddressBook is on (ADDR-15). */
  readonly hasAddressBook: () => boolean
  /** Called when the destination has a place (REQ-10). */
  readonly chosen: () => void
  /** Called when the chosen destination is no longer valid (REQ-09). */
  readonly changed: () => void
  /** Called after a saved customer filled in fields. */
  readonly filled: (saved: SavedAddress) => void
}

/** The place that a text was resolved to. */
interface Settled {
  readonly position: Coordinates
  readonly city: string
  readonly area: string
  readonly selectedSaveAddress: string | undefined
  readonly pin: Pick<PinAndText, 'atPin' | 'isTextOfPosition' | 'textAt'>
}

/**
 * The destination: a saved customer, a typed place, coordinates, or a point on the map (REQ-08, ADDR-01 to ADDR-07,
 * ADDR-21).
 */
export class DestinationViewModel {
  /** The draft to restore if there is no address at the pin's new position. */
  private last: RequestDraft | undefined
  private readonly around: DestinationSurroundings
  private readonly placeSearch: PlaceSearchViewModel
  private readonly customerSearch: CustomerSearchViewModel
  readonly list: AddressList
  private readonly settledText = new SettledText<Settled>()
  private readonly pinAndText: PinAndText

  constructor(around: DestinationSurroundings) {
    const { run, locale, request } = around
    this.around = around
    this.placeSearch = new PlaceSearchViewModel({ run, locale, near: () => request.origin })
    this.customerSearch = new CustomerSearchViewModel(run, () => request.vendor?.id)
    this.list = new AddressList({
      text: () => this.text,
      options: () => this.options,
      isBusy: () => this.placeSearch.isBusy || this.customerSearch.search.step === 'searching',
      isUnsettled: () => this.text.trim() !== '' && request.destination === undefined,
      search: () => this.find(this.text),
      choose: (option) => this.chooseOption(option),
    })
    this.pinAndText = new PinAndText(request)
    makeAutoObservable<this, 'around' | 'placeSearch' | 'customerSearch' | 'settledText' | 'pinAndText' | 'last'>(
      this,
      {
        around: false,
        placeSearch: false,
        customerSearch: false,
        list: false,
        settledText: false,
        pinAndText: false,
        last: false,
      },
    )
  }

  get text(): string {
    return this.around.request.draft.destinationTextAddress
  }

  get search(): Search {
    return this.placeSearch.search
  }

  get customers(): CustomerSearch {
    return this.customerSearch.search
  }

  /** Resolves when no lookup is running. */
  get settled(): Promise<void> {
    return this.placeSearch.settled
  }

  get places(): ReadonlyArray<PlaceSuggestion> {
    return this.placeSearch.places
  }

  /** Saved customers first, then places. */
  get options(): ReadonlyArray<AddressOption> {
    return [...this.customerSearch.customers.map(customerOption), ...this.places.map(placeOption)]
  }

  /** The distance in metres between the pin and the place of the text, if it is large enough to warn about. */
  get disagreement(): number | undefined {
    return this.pinAndText.disagreement
  }

  /** The address at the pin, if it differs from the text. */
  get addressAtPin(): string | undefined {
    return this.pinAndText.addressAtPin
  }

  /**
   * Each keystroke restarts the debounce and interrupts earlier searches. A text that was resolved before keeps its
   * place.
   */
  readonly type = (text: string): void => {
    const { request } = this.around
    this.rememberSettled()
    const known = this.settledText.knownOf(text)
    if (known && request.destination) return request.change({ destinationTextAddress: text })
    this.interrupt()
    if (known) this.settleAgain(text, known)
    else {
      this.place({ destinationTextAddress: text }, undefined)
      request.know({ selectedSaveAddress: undefined })
      this.around.changed()
      this.find(text)
    }
  }

  readonly clear = (): void => this.type('')

  readonly chooseOption = (option: AddressOption): void => {
    if (option.kind === 'place') void this.choose(option.place)
    else this.fillIn(option.customer, customerPart(option.customer))
  }

  /** Typed coordinates stay as the position; the chosen place only adds the address. */
  readonly choose = (suggestion: PlaceSuggestion): Promise<void> => {
    const typed = readCoordinates(this.text, this.around.request.origin)
    this.customerSearch.stop()
    return this.placeSearch.choose(suggestion, (place) => {
      this.pinAndText.know({ isTextOfPosition: typed !== undefined })
      this.arrive(place, typed ?? place.coordinates)
    })
  }

  /** Fills in fields from a saved customer (ADDR-07). If they include the position, no lookup is needed. */
  readonly fillIn = (saved: SavedAddress, part: Partial<CustomerPart>): void => {
    if (part.destinationLatitude === undefined) this.around.request.change(part)
    else {
      this.stop()
      this.around.request.change(part)
      this.around.request.know({ selectedSaveAddress: saved.id })
      this.pinAndText.know({ textAt: saved.coordinates })
      this.around.changed()
      this.around.chosen()
    }
    this.around.filled(saved)
  }

  /** Moves the pin after a click on the map or a drag (ADDR-21). Keeps a text that the user wrote. */
  readonly moveTo = (position: Coordinates): Promise<void> => {
    this.last ??= this.around.request.draft
    const before = this.last
    const keepsText = this.isTextOfSomebody(before)
    this.customerSearch.stop()
    this.place({}, position)
    this.around.changed()
    return this.placeSearch.locate(
      position,
      (place) => (keepsText ? this.stand(place) : this.nameAfter(place, position)),
      () => this.goBackTo(before),
      () => void this.moveTo(position),
    )
  }

  /** Replaces the text with the address at the pin. */
  readonly takeAddressAtPin = (): void => {
    const { atPin } = this.pinAndText
    const { destination } = this.around.request
    if (atPin && destination) this.nameAfter(atPin, destination)
    this.pinAndText.know({ textAt: undefined })
  }

  /** Moves the pin to the place of the text. */
  readonly movePinToAddress = (): void => {
    const { textAt } = this.pinAndText
    if (!textAt) return
    this.place({}, textAt)
    this.around.changed()
    this.around.chosen()
  }

  /** Interrupts all lookups, when the vendor changes or the screen closes. */
  readonly stop = (): void => {
    this.interrupt()
    this.settledText.forget()
  }

  private interrupt(): void {
    this.placeSearch.stop()
    this.customerSearch.stop()
    this.list.reset()
    this.last = undefined
    this.pinAndText.forget()
  }

  private find(text: string): void {
    this.placeSearch.find(text)
    if (this.around.hasAddressBook()) this.customerSearch.find(text)
  }

  private rememberSettled(): void {
    const { destination, draft, state } = this.around.request
    const { selectedSaveAddress } = state
    const { atPin, isTextOfPosition, textAt } = this.pinAndText
    if (destination)
      this.settledText.remember(draft.destinationTextAddress, {
        position: destination,
        city: draft.destinationCity,
        area: draft.destinationArea,
        selectedSaveAddress,
        pin: { atPin, isTextOfPosition, textAt },
      })
  }

  private settleAgain(text: string, { position, city, area, selectedSaveAddress, pin }: Settled): void {
    this.place({ destinationTextAddress: text, destinationCity: city, destinationArea: area }, position)
    this.around.request.know({ selectedSaveAddress })
    this.pinAndText.know(pin)
    this.around.changed()
    this.around.chosen()
  }

  /**
   * Whether the user wrote the text and its lookup has ended, with a place or without one. Moving the pin does not
   * replace such a text.
   */
  private isTextOfSomebody(draft: RequestDraft): boolean {
    const text = draft.destinationTextAddress.trim()
    if (text === '' || this.pinAndText.isTextOfPosition || readCoordinates(text, this.around.request.origin))
      return false
    const { destinationLatitude: latitude, destinationLongitude: longitude } = draft
    if (latitude === undefined || longitude === undefined)
      return this.search.step === 'failed' && this.search.problem === NOT_FOUND
    this.pinAndText.know({ textAt: this.pinAndText.textAt ?? { latitude, longitude } })
    return true
  }

  private stand(place: Place): void {
    this.last = undefined
    this.pinAndText.know({ atPin: place })
    this.around.chosen()
  }

  private nameAfter(place: Place, position: Coordinates): void {
    this.pinAndText.know({ isTextOfPosition: true })
    this.arrive(place, position)
  }

  /** Fills in the fields from the place, except a building that is already filled in. */
  private arrive(place: Place, position: Coordinates): void {
    this.last = undefined
    this.pinAndText.know({ atPin: place, textAt: place.coordinates })
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
}
