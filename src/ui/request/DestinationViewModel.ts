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
import type { CurrentRequest } from './CurrentRequest.ts'
import { PinAndText } from './PinAndText.ts'

export interface DestinationSurroundings {
  readonly run: RunUseCase
  readonly request: CurrentRequest
  readonly locale: Locale
  /** Flag AddressBook (ADDR-15). */
  readonly hasAddressBook: () => boolean
  /** The destination has its place now (REQ-10). */
  readonly chosen: () => void
  /** What was chosen counts no longer (REQ-09). */
  readonly changed: () => void
  /** A saved customer filled in what there was to fill in. */
  readonly filled: (saved: SavedAddress) => void
}

/** What is known of the destination that a text stood for. */
interface Settled {
  readonly position: Coordinates
  readonly city: string
  readonly area: string
  readonly selectedSaveAddress: string | undefined
  readonly pin: Pick<PinAndText, 'atPin' | 'isTextOfPosition' | 'textAt'>
}

/** Where the order goes: a saved customer, a typed place, coordinates, the map's cursor (REQ-08, ADDR-01 to ADDR-07, ADDR-21). */
export class DestinationViewModel {
  /** What a move of the pin falls back to when there is no address where it was put. */
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

  /** Resolves when no address is looked up any more. */
  get settled(): Promise<void> {
    return this.placeSearch.settled
  }

  get places(): ReadonlyArray<PlaceSuggestion> {
    return this.placeSearch.places
  }

  /** Saved customers, then places. */
  get options(): ReadonlyArray<AddressOption> {
    return [...this.customerSearch.customers.map(customerOption), ...this.places.map(placeOption)]
  }

  /** Metres between the pin and the place of the text, when somebody should look at that. */
  get disagreement(): number | undefined {
    return this.pinAndText.disagreement
  }

  /** The address where the pin stands, when it is another one than the text. */
  get addressAtPin(): string | undefined {
    return this.pinAndText.addressAtPin
  }

  /** Every key restarts the waits; older searches are interrupted. The text of the known place keeps that place. */
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

  /** Coordinates that were typed stay what they are; the place only names them. */
  readonly choose = (suggestion: PlaceSuggestion): Promise<void> => {
    const typed = readCoordinates(this.text, this.around.request.origin)
    this.customerSearch.stop()
    return this.placeSearch.choose(suggestion, (place) => {
      this.pinAndText.know({ isTextOfPosition: typed !== undefined })
      this.arrive(place, typed ?? place.coordinates)
    })
  }

  /** What a saved customer fills in (ADDR-07); where that is a place, nobody is asked for it. */
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

  /** The map was clicked, or the pin moved (ADDR-21). A text that somebody wrote stays as it is. */
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

  /** The text follows the pin. */
  readonly takeAddressAtPin = (): void => {
    const { atPin } = this.pinAndText
    const { destination } = this.around.request
    if (atPin && destination) this.nameAfter(atPin, destination)
    this.pinAndText.know({ textAt: undefined })
  }

  /** The pin follows the text. */
  readonly movePinToAddress = (): void => {
    const { textAt } = this.pinAndText
    if (!textAt) return
    this.place({}, textAt)
    this.around.changed()
    this.around.chosen()
  }

  /** Whatever runs is interrupted: another vendor, or the screen is left. */
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

  /** Written, and either found somewhere or known to be nowhere: then a moved pin does not rewrite it. */
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

  /** Fills in what the place says; a building that was typed stays. */
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
