import { computedStruct, makeAutoObservable, observableRef } from 'mobx'
import type { Place, PlaceSuggestion } from '../../application/ports/Geolocator.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import { readCoordinates } from '../../domain/reading/readPlace.ts'
import {
  bringDetails,
  dropBrought,
  keptDetails,
  movePin,
  movePinBack,
  noMemory,
  positionOf,
  takePlace,
  takeUnitOut,
  typeText,
  type AddressMemory,
  type FormAddress,
  type TypedDetail,
} from '../../domain/address/formAddress.ts'
import { withoutUnit } from '../../domain/address/writtenUnit.ts'
import { pinDisagreement } from '../../domain/address/pinDisagreement.ts'
import { addressDetails, draftDetails, type BroughtDetails } from '../../domain/request/broughtDetails.ts'
import { customerPart, emptyPart, type CustomerPart } from '../../domain/request/customerOfDraft.ts'
import type { AddressToSave, SavedAddress } from '../../domain/address/savedAddress.ts'
import type { CustomerId } from '../../domain/ids.ts'
import type { FilledPart } from '../../domain/request/lastCustomers.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import { AddressList } from '../address/AddressList.ts'
import { customerOption, placeOption, type AddressOption } from '../address/addressOption.ts'
import { CustomerSearchViewModel, type CustomerSearch } from '../address/CustomerSearchViewModel.ts'
import { NOT_FOUND, PlaceSearchViewModel, type Search } from '../address/PlaceSearchViewModel.ts'
import type { QuoteViewModel } from './QuoteViewModel.ts'
import type { RequestModel, RequestDependencies } from './RequestModel.ts'
import type { SavedCustomerViewModel } from './SavedCustomerViewModel.ts'
import { isBlank, trimText } from '../../domain/text/blank.ts'

/** What is known of the places of a destination: that of its text and that of its pin. */
interface Facts {
  /** The saved customer whose address it is. */
  readonly savedId: string | undefined
  /** The position of the text, if known. */
  readonly textAt: Coordinates | undefined
  /** The place at the pin. */
  readonly atPin: Place | undefined
  /** Whether the text was generated from a position instead of written by the user. */
  readonly isTextOfPosition: boolean
}

const NO_FACTS: Facts = { savedId: undefined, textAt: undefined, atPin: undefined, isTextOfPosition: false }

const isSame = (a: Coordinates, b: Coordinates | undefined) => a.latitude === b?.latitude && a.longitude === b.longitude

/**
 * The destination: a saved customer, a typed place, coordinates, or a point on the map (REQ-08, ADDR-01 to ADDR-07,
 * ADDR-21).
 */
export class DestinationViewModel {
  readonly #request: RequestModel
  readonly #quote: QuoteViewModel
  readonly #customer: SavedCustomerViewModel
  readonly #placeSearch: PlaceSearchViewModel
  readonly #customerSearch: CustomerSearchViewModel
  readonly list: AddressList
  private memory: AddressMemory<Facts> = noMemory(NO_FACTS)

  constructor(
    { country, run, language }: RequestDependencies,
    request: RequestModel,
    quote: QuoteViewModel,
    customer: SavedCustomerViewModel,
  ) {
    this.#request = request
    this.#quote = quote
    this.#customer = customer
    this.#placeSearch = new PlaceSearchViewModel({ run, language, country, near: () => request.origin })
    this.#customerSearch = new CustomerSearchViewModel(run, () => request.vendor?.id)
    this.list = new AddressList({
      text: () => this.plain(this.text),
      options: () => this.options,
      isBusy: () => this.#placeSearch.isBusy || this.#customerSearch.search.step === 'searching',
      isUnsettled: () => !isBlank(this.text) && request.destination === undefined,
      search: () => this.find(this.text),
      choose: (option) => this.chooseOption(option),
    })
    makeAutoObservable<this, 'memory'>(this, { list: false, keptDetails: computedStruct, memory: observableRef })
  }

  get text(): string {
    return this.#request.draft.destinationTextAddress
  }

  get search(): Search {
    return this.#placeSearch.search
  }

  get customers(): CustomerSearch {
    return this.#customerSearch.search
  }

  /** Resolves when no lookup is running. */
  get settled(): Promise<void> {
    return this.#placeSearch.settled
  }

  get places(): ReadonlyArray<PlaceSuggestion> {
    return this.#placeSearch.places
  }

  /** Saved customers first, then places. */
  get options(): ReadonlyArray<AddressOption> {
    return [...this.#customerSearch.customers.map(customerOption), ...this.places.map(placeOption)]
  }

  /** The distance in metres between the pin and the place of the text, if it is large enough to warn about. */
  get disagreement(): number | undefined {
    return pinDisagreement(this.#request.destination, this.memory.facts.textAt)
  }

  /** The details that a person typed for an earlier address and has not changed since. */
  get keptDetails(): ReadonlyArray<TypedDetail> {
    return keptDetails(this.address)
  }

  /** The address at the pin, if it differs from the text. */
  get addressAtPin(): string | undefined {
    const { atPin } = this.memory.facts
    const found = atPin && this.plain(atPin.formattedAddress)
    return found === this.text ? undefined : found
  }

  /**
   * Each keystroke restarts the debounce and interrupts earlier searches. A text that was resolved before keeps its
   * place.
   */
  readonly type = (text: string): void => {
    const before = this.address
    const after = typeText(before, text, NO_FACTS)
    if (before.position && before.position === after.position) return this.setAddress(after)
    this.interrupt()
    this.setAddress(after)
    if (after.position) this.#quote.again()
    else {
      this.#quote.destinationChanged()
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
    const typed = readCoordinates(text, this.#request.origin)
    this.#customerSearch.stop()
    return this.#placeSearch.choose(suggestion, (place) =>
      this.fillInPlace(place, typed ?? place.coordinates, text, typed !== undefined),
    )
  }

  /** Fills in fields from a saved customer (ADDR-07). If they include the position, no lookup is needed. */
  readonly fillIn = (saved: SavedAddress, part: Partial<CustomerPart>): void => {
    if (part.destinationLatitude === undefined) {
      this.#request.change(part)
      this.bring(part)
    } else this.replaceWith(part, saved.coordinates, saved.id)
    this.#customer.addEntry(saved)
    this.focusNext()
  }

  /** Fills in a customer of past orders (ADDR-22). */
  readonly fillInLast = ({ coordinates, phoneNumber }: AddressToSave, part: FilledPart): void => {
    this.replaceWith(part, coordinates, undefined)
    this.#customer.settleFor(phoneNumber)
    this.focusNext()
  }

  /** Fills in the saved customer that has the typed phone number: only empty fields, or all. */
  readonly useKnown = (which: 'empty' | 'all'): void => {
    const saved = this.#customer.known?.saved
    if (!saved) return
    this.#customer.decline()
    this.fillIn(saved, which === 'all' ? customerPart(saved) : emptyPart(this.#request.draft, saved))
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
    if (position === undefined) {
      if (address === '') return
      this.type(address)
      this.bring(details)
      return
    }
    if (address !== '') this.setAddress(typeText(this.address, address, NO_FACTS))
    await this.moveTo(position)
    if (address === '') return
    if (isSame(position, this.#request.destination)) {
      const found = this.text === this.plain(address) ? this.address : dropBrought(this.address)
      this.setAddress({ ...found, text: address })
      this.bring(details)
      this.setAddress(takeUnitOut(this.address, this.#request.country.code))
    } else if (this.text === address) {
      this.type(address)
      this.bring(details)
    }
  }

  /** Moves the pin after a click on the map or a drag (ADDR-21). Keeps a text that the user wrote. */
  readonly moveTo = (position: Coordinates): Promise<void> => {
    const { address } = this
    const keepsText = this.isTextTyped(address)
    this.setAddress(movePin(address, position))
    if (keepsText) this.addFacts({ textAt: address.facts.textAt ?? positionOf(address) })
    this.#customerSearch.stop()
    this.#quote.destinationChanged()
    return this.#placeSearch.locate(
      position,
      (place) => (keepsText ? this.keepTextAt(place) : this.fillInPlace(place, position, '', true)),
      () => {
        this.setAddress(movePinBack(this.address))
        this.#quote.destinationChosen()
      },
      () => void this.moveTo(position),
    )
  }

  /** Replaces the text with the address at the pin. */
  readonly takeAddressAtPin = (): void => {
    const { atPin } = this.memory.facts
    const { destination } = this.#request
    if (atPin && destination) this.fillInPlace(atPin, destination, '', true)
    this.addFacts({ textAt: undefined })
  }

  /** Moves the pin to the place of the text. */
  readonly movePinToAddress = (): void => {
    const { textAt } = this.memory.facts
    if (!textAt) return
    this.setAddress({ ...this.address, position: textAt })
    this.#quote.again()
  }

  /** Interrupts all lookups, when the vendor changes or the screen closes. */
  readonly stop = (): void => {
    this.interrupt()
    this.memory = noMemory(NO_FACTS)
  }

  private get address(): FormAddress<Facts> {
    const { destination, draft, state } = this.#request
    return {
      ...this.memory,
      text: draft.destinationTextAddress,
      position: destination,
      details: addressDetails(draft),
      brought: addressDetails(state.brought),
      facts: { ...this.memory.facts, savedId: state.selectedSaveAddress },
    }
  }

  private setAddress(address: FormAddress<Facts>): void {
    const { brought, details, facts, position, text } = address
    this.memory = address
    this.#request.change({
      ...draftDetails(details),
      destinationTextAddress: text,
      destinationLatitude: position?.latitude,
      destinationLongitude: position?.longitude,
    })
    this.#request.patchState({ selectedSaveAddress: facts.savedId, brought: draftDetails(brought) })
  }

  private addFacts(facts: Partial<Facts>): void {
    this.memory = { ...this.memory, facts: { ...this.memory.facts, ...facts } }
  }

  private bring(details: BroughtDetails): void {
    this.setAddress(bringDetails(this.address, addressDetails(details)))
  }

  private interrupt(): void {
    this.#placeSearch.stop()
    this.#customerSearch.stop()
    this.list.reset()
  }

  private find(text: string): void {
    this.#placeSearch.find(text)
    if (this.#customer.hasAddressBook) this.#customerSearch.find(text)
  }

  private replaceWith(part: Partial<RequestDraft>, textAt: Coordinates, savedId: CustomerId | undefined): void {
    this.stop()
    this.#request.change(part)
    const address = { ...this.address, brought: {}, facts: { ...NO_FACTS, savedId, textAt } }
    this.setAddress(takeUnitOut(bringDetails(address, addressDetails(part)), this.#request.country.code))
    this.#quote.again()
  }

  private plain(text: string): string {
    return withoutUnit(text, this.#request.country.code)
  }

  private focusNext(): void {
    this.#request.forgetFailure()
    this.#request.requestFocus(this.#request.refusals.nextToFill)
  }

  /**
   * Whether the user wrote the text and its lookup has ended, with a place or without one. Moving the pin does not
   * replace such a text.
   */
  private isTextTyped(address: FormAddress<Facts>): boolean {
    const text = trimText(address.text)
    if (text === '' || address.facts.isTextOfPosition || readCoordinates(text, this.#request.origin)) return false
    if (positionOf(address)) return true
    return this.search.step === 'failed' && this.search.problem === NOT_FOUND
  }

  private keepTextAt(atPin: Place): void {
    const address = { ...this.address, movedFrom: undefined, facts: { ...this.address.facts, atPin } }
    this.setAddress(takeUnitOut(address, this.#request.country.code))
    this.#quote.destinationChosen()
  }

  private fillInPlace(place: Place, position: Coordinates, typed: string, isTextOfPosition: boolean): void {
    const { savedId } = this.address.facts
    const facts = { savedId, textAt: place.coordinates, atPin: place, isTextOfPosition }
    this.setAddress(takePlace(this.address, { place, position, typed, facts }, this.#request.country.code))
    this.#quote.destinationChosen()
  }
}
