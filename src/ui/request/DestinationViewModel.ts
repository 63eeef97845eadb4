import { makeAutoObservable, observableRef } from 'mobx'
import type { Place, PlaceSuggestion } from '../../application/ports/Geolocator.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import { readCoordinates } from '../../domain/reading/readPlace.ts'
import { pinDisagreement } from '../../domain/address/pinDisagreement.ts'
import { customerPart, emptyPart, type CustomerPart } from '../../domain/request/customerOfDraft.ts'
import type { SavedAddress } from '../../domain/address/savedAddress.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import { AddressList } from '../address/AddressList.ts'
import { customerOption, placeOption, type AddressOption } from '../address/addressOption.ts'
import { CustomerSearchViewModel, type CustomerSearch } from '../address/CustomerSearchViewModel.ts'
import { NOT_FOUND, PlaceSearchViewModel, type Search } from '../address/PlaceSearchViewModel.ts'
import { SettledText } from '../address/SettledText.ts'
import type { QuoteViewModel } from './QuoteViewModel.ts'
import type { RequestModel, RequestSurroundings } from './RequestModel.ts'
import type { SavedCustomerViewModel } from './SavedCustomerViewModel.ts'

/** The two places of a destination: the place of its text and the place of its pin. */
interface PinAndText {
  /** The position of the text, if known. */
  readonly textAt: Coordinates | undefined
  /** The place at the pin. */
  readonly atPin: Place | undefined
  /** Whether the text was generated from a position instead of written by the user. */
  readonly isTextOfPosition: boolean
}

const NOWHERE: PinAndText = { textAt: undefined, atPin: undefined, isTextOfPosition: false }

const isSame = (a: Coordinates, b: Coordinates | undefined) => a.latitude === b?.latitude && a.longitude === b.longitude

/** The place that a text was resolved to. */
interface Settled {
  readonly position: Coordinates
  readonly city: string
  readonly area: string
  readonly selectedSaveAddress: string | undefined
  readonly pin: PinAndText
}

/**
 * The destination: a saved customer, a typed place, coordinates, or a point on the map (REQ-08, ADDR-01 to ADDR-07,
 * ADDR-21).
 */
export class DestinationViewModel {
  /** The draft to restore if there is no address at the pin's new position. */
  private last: RequestDraft | undefined
  private readonly request: RequestModel
  private readonly quote: QuoteViewModel
  private readonly customer: SavedCustomerViewModel
  private readonly placeSearch: PlaceSearchViewModel
  private readonly customerSearch: CustomerSearchViewModel
  readonly list: AddressList
  private readonly settledText = new SettledText<Settled>()
  private pin = NOWHERE

  constructor(
    { run, locale }: RequestSurroundings,
    request: RequestModel,
    quote: QuoteViewModel,
    customer: SavedCustomerViewModel,
  ) {
    this.request = request
    this.quote = quote
    this.customer = customer
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
    makeAutoObservable<
      this,
      'request' | 'quote' | 'customer' | 'placeSearch' | 'customerSearch' | 'settledText' | 'pin' | 'last'
    >(this, {
      request: false,
      quote: false,
      customer: false,
      placeSearch: false,
      customerSearch: false,
      list: false,
      settledText: false,
      pin: observableRef,
      last: false,
    })
  }

  get text(): string {
    return this.request.draft.destinationTextAddress
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
    return pinDisagreement(this.request.destination, this.pin.textAt)
  }

  /** The address at the pin, if it differs from the text. */
  get addressAtPin(): string | undefined {
    const found = this.pin.atPin?.formattedAddress
    return found === this.text ? undefined : found
  }

  /**
   * Each keystroke restarts the debounce and interrupts earlier searches. A text that was resolved before keeps its
   * place.
   */
  readonly type = (text: string): void => {
    const { request } = this
    this.rememberSettled()
    const known = this.settledText.knownOf(text)
    if (known && request.destination) return request.change({ destinationTextAddress: text })
    this.interrupt()
    if (known) this.settleAgain(text, known)
    else {
      this.place({ destinationTextAddress: text }, undefined)
      request.know({ selectedSaveAddress: undefined })
      this.quote.destinationChanged()
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
    const typed = readCoordinates(this.text, this.request.origin)
    this.customerSearch.stop()
    return this.placeSearch.choose(suggestion, (place) => {
      this.knowPin({ isTextOfPosition: typed !== undefined })
      this.arrive(place, typed ?? place.coordinates)
    })
  }

  /** Fills in fields from a saved customer (ADDR-07). If they include the position, no lookup is needed. */
  readonly fillIn = (saved: SavedAddress, part: Partial<CustomerPart>): void => {
    if (part.destinationLatitude === undefined) this.request.change(part)
    else {
      this.stop()
      this.request.change(part)
      this.request.know({ selectedSaveAddress: saved.id })
      this.knowPin({ textAt: saved.coordinates })
      this.quote.destinationChanged()
      this.quote.destinationChosen()
    }
    this.customer.learn(saved)
    this.request.forgetFailure()
    this.request.want(this.request.refusals.nextToFill)
  }

  /** Fills in the saved customer that has the typed phone number: only empty fields, or all. */
  readonly useKnown = (which: 'empty' | 'all'): void => {
    const saved = this.customer.known?.saved
    if (!saved) return
    this.customer.decline()
    this.fillIn(saved, which === 'all' ? customerPart(saved) : emptyPart(this.request.draft, saved))
  }

  /**
   * Takes an address from elsewhere. With a position, moves the pin there and keeps the address as given; without one,
   * searches the address as if it was typed. If the user types meanwhile, their text wins.
   */
  readonly take = async (address: string, position: Coordinates | undefined): Promise<void> => {
    const { request } = this
    if (position === undefined) {
      if (address !== '') this.type(address)
      return
    }
    const before = this.text
    await this.moveTo(position)
    if (address === '') return
    if (isSame(position, request.destination)) request.change({ destinationTextAddress: address })
    else if (this.text === before) this.type(address)
  }

  /** Moves the pin after a click on the map or a drag (ADDR-21). Keeps a text that the user wrote. */
  readonly moveTo = (position: Coordinates): Promise<void> => {
    this.last ??= this.request.draft
    const before = this.last
    const keepsText = this.isTextOfSomebody(before)
    this.customerSearch.stop()
    this.place({}, position)
    this.quote.destinationChanged()
    return this.placeSearch.locate(
      position,
      (place) => (keepsText ? this.stand(place) : this.nameAfter(place, position)),
      () => this.goBackTo(before),
      () => void this.moveTo(position),
    )
  }

  /** Replaces the text with the address at the pin. */
  readonly takeAddressAtPin = (): void => {
    const { atPin } = this.pin
    const { destination } = this.request
    if (atPin && destination) this.nameAfter(atPin, destination)
    this.knowPin({ textAt: undefined })
  }

  /** Moves the pin to the place of the text. */
  readonly movePinToAddress = (): void => {
    const { textAt } = this.pin
    if (!textAt) return
    this.place({}, textAt)
    this.quote.destinationChanged()
    this.quote.destinationChosen()
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
    this.pin = NOWHERE
  }

  private find(text: string): void {
    this.placeSearch.find(text)
    if (this.customer.hasAddressBook) this.customerSearch.find(text)
  }

  private rememberSettled(): void {
    const { destination, draft, state } = this.request
    const { selectedSaveAddress } = state
    if (destination)
      this.settledText.remember(draft.destinationTextAddress, {
        position: destination,
        city: draft.destinationCity,
        area: draft.destinationArea,
        selectedSaveAddress,
        pin: this.pin,
      })
  }

  private settleAgain(text: string, { position, city, area, selectedSaveAddress, pin }: Settled): void {
    this.place({ destinationTextAddress: text, destinationCity: city, destinationArea: area }, position)
    this.request.know({ selectedSaveAddress })
    this.knowPin(pin)
    this.quote.destinationChanged()
    this.quote.destinationChosen()
  }

  /**
   * Whether the user wrote the text and its lookup has ended, with a place or without one. Moving the pin does not
   * replace such a text.
   */
  private isTextOfSomebody(draft: RequestDraft): boolean {
    const text = draft.destinationTextAddress.trim()
    if (text === '' || this.pin.isTextOfPosition || readCoordinates(text, this.request.origin)) return false
    const { destinationLatitude: latitude, destinationLongitude: longitude } = draft
    if (latitude === undefined || longitude === undefined)
      return this.search.step === 'failed' && this.search.problem === NOT_FOUND
    this.knowPin({ textAt: this.pin.textAt ?? { latitude, longitude } })
    return true
  }

  private stand(place: Place): void {
    this.last = undefined
    this.knowPin({ atPin: place })
    this.quote.destinationChosen()
  }

  private nameAfter(place: Place, position: Coordinates): void {
    this.knowPin({ isTextOfPosition: true })
    this.arrive(place, position)
  }

  /** Fills in the fields from the place, except a building that is already filled in. */
  private arrive(place: Place, position: Coordinates): void {
    this.last = undefined
    this.knowPin({ atPin: place, textAt: place.coordinates })
    this.place(
      {
        destinationTextAddress: place.formattedAddress,
        destinationCity: place.city,
        destinationArea: place.area,
        ...(this.request.draft.destinationBuilding === '' && { destinationBuilding: place.building }),
      },
      position,
    )
    this.quote.destinationChosen()
  }

  private knowPin(known: Partial<PinAndText>): void {
    this.pin = { ...this.pin, ...known }
  }

  private goBackTo(before: RequestDraft): void {
    const { destinationLatitude: latitude, destinationLongitude: longitude } = before
    this.last = undefined
    this.request.change({ destinationLatitude: latitude, destinationLongitude: longitude })
    if (latitude !== undefined) this.quote.destinationChosen()
  }

  private place(patch: Partial<RequestDraft>, position: Coordinates | undefined): void {
    this.request.change({
      ...patch,
      destinationLatitude: position?.latitude,
      destinationLongitude: position?.longitude,
    })
  }
}
