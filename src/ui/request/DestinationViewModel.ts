import { makeAutoObservable, observableRef } from 'mobx'
import type { Place, PlaceSuggestion } from '../../application/ports/Geolocator.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import { readCoordinates } from '../../domain/reading/readPlace.ts'
import { typedBeside, withBrought, withoutBrought } from '../../domain/address/brought.ts'
import { addressOfPlace, withoutUnit } from '../../domain/address/writtenUnit.ts'
import { pinDisagreement } from '../../domain/address/pinDisagreement.ts'
import { addressPartsOf } from '../../domain/request/addressOfDraft.ts'
import { detailsIn, TYPED_DETAILS, type BroughtDetails, type TypedDetail } from '../../domain/request/broughtDetails.ts'
import { customerPart, emptyPart, type CustomerPart } from '../../domain/request/customerOfDraft.ts'
import type { AddressToSave, SavedAddress } from '../../domain/address/savedAddress.ts'
import type { CustomerId } from '../../domain/ids.ts'
import type { FilledPart } from '../../domain/request/lastCustomers.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import { AddressList } from '../address/AddressList.ts'
import { customerOption, placeOption, type AddressOption } from '../address/addressOption.ts'
import { CustomerSearchViewModel, type CustomerSearch } from '../address/CustomerSearchViewModel.ts'
import { NOT_FOUND, PlaceSearchViewModel, type Search } from '../address/PlaceSearchViewModel.ts'
import { SettledText } from '../address/SettledText.ts'
import type { QuoteViewModel } from './QuoteViewModel.ts'
import type { RequestModel, RequestDependencies } from './RequestModel.ts'
import type { SavedCustomerViewModel } from './SavedCustomerViewModel.ts'
import { isBlank, trimText } from '../../domain/text/blank.ts'

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
  readonly brought: BroughtDetails
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
  /** What a person typed for an earlier address. */
  private keptDetails: Partial<Pick<RequestDraft, TypedDetail>> = {}

  constructor(
    { country, run, language }: RequestDependencies,
    request: RequestModel,
    quote: QuoteViewModel,
    customer: SavedCustomerViewModel,
  ) {
    this.request = request
    this.quote = quote
    this.customer = customer
    this.placeSearch = new PlaceSearchViewModel({ run, language, country, near: () => request.origin })
    this.customerSearch = new CustomerSearchViewModel(run, () => request.vendor?.id)
    this.list = new AddressList({
      text: () => this.plain(this.text),
      options: () => this.options,
      isBusy: () => this.placeSearch.isBusy || this.customerSearch.search.step === 'searching',
      isUnsettled: () => !isBlank(this.text) && request.destination === undefined,
      search: () => this.find(this.text),
      choose: (option) => this.chooseOption(option),
    })
    makeAutoObservable<
      this,
      | 'request'
      | 'quote'
      | 'customer'
      | 'placeSearch'
      | 'customerSearch'
      | 'settledText'
      | 'pin'
      | 'keptDetails'
      | 'last'
    >(this, {
      request: false,
      quote: false,
      customer: false,
      placeSearch: false,
      customerSearch: false,
      list: false,
      settledText: false,
      pin: observableRef,
      keptDetails: observableRef,
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

  /** The details that a person typed for an earlier address and has not changed since. */
  get kept(): ReadonlyArray<TypedDetail> {
    return TYPED_DETAILS.filter(
      (field) => this.keptDetails[field] && this.keptDetails[field] === this.request.draft[field],
    )
  }

  /** The address at the pin, if it differs from the text. */
  get addressAtPin(): string | undefined {
    const found = this.pin.atPin && this.plain(this.pin.atPin.formattedAddress)
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
      this.leaveAddress()
      this.place({ destinationTextAddress: text }, undefined)
      request.patchState({ selectedSaveAddress: undefined })
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
    const { text } = this
    const typed = readCoordinates(text, this.request.origin)
    this.customerSearch.stop()
    return this.placeSearch.choose(suggestion, (place) => {
      this.knowPin({ isTextOfPosition: typed !== undefined })
      this.arrive(place, typed ?? place.coordinates, text)
    })
  }

  /** Fills in fields from a saved customer (ADDR-07). If they include the position, no lookup is needed. */
  readonly fillIn = (saved: SavedAddress, part: Partial<CustomerPart>): void => {
    if (part.destinationLatitude === undefined) {
      this.request.change(part)
      this.bring(part)
    } else this.settleWith(part, saved.coordinates, saved.id)
    this.customer.addEntry(saved)
    this.wantNext()
  }

  /** Fills in a customer of past orders (ADDR-22). */
  readonly fillInLast = ({ coordinates, phoneNumber }: AddressToSave, part: FilledPart): void => {
    this.settleWith(part, coordinates, undefined)
    this.customer.settleFor(phoneNumber)
    this.wantNext()
  }

  /** Fills in the saved customer that has the typed phone number: only empty fields, or all. */
  readonly useKnown = (which: 'empty' | 'all'): void => {
    const saved = this.customer.known?.saved
    if (!saved) return
    this.customer.decline()
    this.fillIn(saved, which === 'all' ? customerPart(saved) : emptyPart(this.request.draft, saved))
  }

  /**
   * Takes an address from elsewhere, with the details that belong to it. With a position, moves the pin there and keeps
   * the address as given; without one, searches the address as if it was typed. If the user types meanwhile, their text
   * wins.
   */
  readonly take = async (
    address: string,
    position: Coordinates | undefined,
    details: BroughtDetails = {},
  ): Promise<void> => {
    const { request } = this
    if (position === undefined) {
      if (address === '') return
      this.type(address)
      this.bring(details)
      return
    }
    const before = this.text
    if (address !== '') this.leaveAddress()
    await this.moveTo(position)
    if (address === '') return
    const isThere = isSame(position, request.destination)
    if (isThere) {
      if (this.text !== this.plain(address)) this.dropBrought()
      request.change({ destinationTextAddress: address })
    } else if (this.text === before) this.type(address)
    else return
    this.bring(details)
    if (isThere) this.separateUnit()
  }

  /** Moves the pin after a click on the map or a drag (ADDR-21). Keeps a text that the user wrote. */
  readonly moveTo = (position: Coordinates): Promise<void> => {
    this.last ??= this.request.draft
    const before = this.last
    const keepsText = this.isTextTyped(before)
    if (keepsText) this.rememberPlaceOfText(before)
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
    this.keptDetails = {}
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

  private settleWith(part: Partial<RequestDraft>, textAt: Coordinates, savedId: CustomerId | undefined): void {
    this.stop()
    const { country, draft } = this.request
    const { unit, building, text } = addressPartsOf({ ...draft, ...part }, country.code)
    this.request.change({
      ...part,
      destinationUnitNumber: unit,
      destinationBuilding: building,
      destinationTextAddress: text,
    })
    const brought = detailsIn({
      ...part,
      destinationUnitNumber:
        part.destinationUnitNumber === undefined && unit === draft.destinationUnitNumber ? '' : unit,
      destinationBuilding: part.destinationBuilding === undefined ? '' : building,
    })
    this.request.patchState({ selectedSaveAddress: savedId, brought })
    this.knowPin({ textAt })
    this.quote.destinationChanged()
    this.quote.destinationChosen()
  }

  private plain(text: string): string {
    return withoutUnit(text, this.request.country.code)
  }

  private wantNext(): void {
    this.request.forgetFailure()
    this.request.requestFocus(this.request.refusals.nextToFill)
  }

  private rememberSettled(): void {
    const { destination, draft, state } = this.request
    const { brought, selectedSaveAddress } = state
    if (destination)
      this.settledText.remember(draft.destinationTextAddress, {
        position: destination,
        city: draft.destinationCity,
        area: draft.destinationArea,
        selectedSaveAddress,
        brought,
        pin: this.pin,
      })
  }

  private settleAgain(text: string, { position, city, area, selectedSaveAddress, brought, pin }: Settled): void {
    const returned = withBrought(this.request.draft, brought)
    this.keptDetails = {}
    this.place({ ...returned, destinationTextAddress: text, destinationCity: city, destinationArea: area }, position)
    this.request.patchState({ selectedSaveAddress, brought })
    this.knowPin(pin)
    this.quote.destinationChanged()
    this.quote.destinationChosen()
  }

  /**
   * Whether the user wrote the text and its lookup has ended, with a place or without one. Moving the pin does not
   * replace such a text.
   */
  private isTextTyped(draft: RequestDraft): boolean {
    const text = trimText(draft.destinationTextAddress)
    if (text === '' || this.pin.isTextOfPosition || readCoordinates(text, this.request.origin)) return false
    const { destinationLatitude, destinationLongitude } = draft
    if (destinationLatitude !== undefined && destinationLongitude !== undefined) return true
    return this.search.step === 'failed' && this.search.problem === NOT_FOUND
  }

  /** Keeps the place that was found for the text, so that the pin can return to it. */
  private rememberPlaceOfText({ destinationLatitude: latitude, destinationLongitude: longitude }: RequestDraft): void {
    if (latitude === undefined || longitude === undefined) return
    this.knowPin({ textAt: this.pin.textAt ?? { latitude, longitude } })
  }

  private stand(place: Place): void {
    this.last = undefined
    this.knowPin({ atPin: place })
    this.separateUnit()
    this.quote.destinationChosen()
  }

  private nameAfter(place: Place, position: Coordinates): void {
    this.knowPin({ isTextOfPosition: true })
    const former = this.last ?? this.request.draft
    const isOther = former.destinationTextAddress !== this.plain(place.formattedAddress)
    if (isOther && former.destinationLatitude !== undefined) this.leaveAddress()
    this.arrive(place, position, '')
  }

  /** What came with the address goes with it; what a person typed stays and is shown. */
  private leaveAddress(): void {
    const { destination, draft, state } = this.request
    if (!destination) return
    const { destinationBuilding, destinationUnitNumber } = draft
    this.keptDetails = typedBeside({ destinationUnitNumber, destinationBuilding }, state.brought)
    this.dropBrought()
  }

  private dropBrought(): void {
    const { draft, state } = this.request
    this.request.change(withoutBrought(draft, state.brought))
    this.request.patchState({ brought: {} })
  }

  /** An address that was left and is chosen again has its details back. */
  private returnTo(text: string): void {
    const known = this.settledText.knownOf(text)
    if (!known) return
    this.keptDetails = {}
    this.bring(withBrought(this.request.draft, known.brought))
  }

  private bring(details: BroughtDetails): void {
    const brought = detailsIn(details)
    this.request.change(brought)
    this.request.patchState({ brought: { ...this.request.state.brought, ...brought } })
    this.keptDetails = Object.fromEntries(Object.entries(this.keptDetails).filter(([field]) => !(field in brought)))
  }

  /** Moves a unit that is written in the address into its field. */
  private separateUnit(): void {
    const { country, draft } = this.request
    const { unit, building, text } = addressPartsOf(draft, country.code)
    this.request.change({ destinationTextAddress: text, destinationBuilding: building })
    if (unit !== draft.destinationUnitNumber) this.bring({ destinationUnitNumber: unit })
  }

  /**
   * Fills in the fields from the place that was chosen for the `typed` text, except a unit and a building that are
   * already filled in.
   */
  private arrive(place: Place, position: Coordinates, typed: string): void {
    if (this.plain(typed) === typed) this.returnTo(this.plain(place.formattedAddress))
    const { country, draft } = this.request
    const { destinationBuilding: building, destinationUnitNumber: unit } = draft
    const { building: named, formattedAddress: text } = place
    const parts = addressOfPlace({ building: named, text }, typed, { unit, building }, country.code)
    this.last = undefined
    this.knowPin({ atPin: place, textAt: place.coordinates })
    const { area: destinationArea, city: destinationCity } = place
    this.place({ destinationTextAddress: parts.text, destinationCity, destinationArea }, position)
    this.bring({
      destinationCity,
      destinationArea,
      ...(unit !== parts.unit && { destinationUnitNumber: parts.unit }),
      ...(building !== parts.building && { destinationBuilding: parts.building }),
    })
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
