import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { ask } from '../../application/ask.ts'
import { changeCustomer } from '../../application/address/changeCustomer.ts'
import { knownCustomers } from '../../application/address/knownCustomers.ts'
import { AddressBook } from '../../application/ports/AddressBook.ts'
import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import type { Outcome } from '../../application/RunUseCase.ts'
import {
  customerStanding,
  customerToSave,
  emptyPart,
  isInConflict,
  type CustomerStanding,
} from '../../domain/request/customerOfDraft.ts'
import type { SavedAddress } from '../../domain/address/savedAddress.ts'
import { customerPhone } from '../../domain/request/customerPhone.ts'
import { failureText, type FailureText } from '../kit/failureText.ts'
import type { RequestModel, RequestDependencies } from './RequestModel.ts'
import type { CustomersDependencies } from '../address/CustomersViewModel.ts'

/** Debounce in ms for the lookup of a typed phone number. */
const LOOK_UP_AFTER = 200

export type SavingProgress =
  | { readonly step: 'resting' }
  | { readonly step: 'saving' }
  /** What undoes it: changing the entry back, or removing a new one; `undefined` if an earlier one may have been there. */
  | { readonly step: 'saved'; readonly saved: SavedAddress; readonly undo: SavedAddress | 'remove' | undefined }
  | { readonly step: 'failed'; readonly because: FailureText }

const RESTING: SavingProgress = { step: 'resting' }

/** A saved customer with the typed phone number, and the effect of using it. */
export interface KnownCustomer {
  readonly saved: SavedAddress
  /** Whether it would fill in empty fields. */
  readonly fills: boolean
  /** Whether it differs from typed values. */
  readonly conflicts: boolean
}

/** The customer of the request in the address book: found by phone number, saved with one click. */
export class SavedCustomerViewModel {
  progress: SavingProgress = RESTING
  /** The known entries: chosen, just saved, or found by phone number. */
  private entries: ReadonlyArray<SavedAddress> = []
  private declined: ReadonlySet<string> = new Set()
  /** The last phone number whose entries are all known. */
  private foundPhone: string | undefined = undefined
  /** The phone number of a customer who was chosen elsewhere. */
  private settledPhone: string | undefined = undefined
  readonly #deps: RequestDependencies
  readonly #request: RequestModel
  #running = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(deps: RequestDependencies, request: RequestModel) {
    this.#deps = deps
    this.#request = request
    makeAutoObservable<this, 'entries' | 'declined'>(this, {
      progress: observableRef,
      entries: observableRef,
      declined: observableRef,
    })
  }

  /** Whether the address book is available (ADDR-15). Guests have none: their customers are not stored (GUEST-06). */
  get hasAddressBook(): boolean {
    return this.#request.mode !== 'guest' && this.#deps.flags.isOn('AddressBook')
  }

  get standing(): CustomerStanding {
    const request = this.#request
    if (!this.hasAddressBook) return { kind: 'incomplete' }
    const customer = customerToSave(request.draft, request.country.code)
    return customerStanding(customer, this.entries, request.state.selectedSaveAddress)
  }

  /** The saved customer to offer, unless the request already has one. Nothing is filled in without a click. */
  get known(): KnownCustomer | undefined {
    const request = this.#request
    if (!this.hasAddressBook || this.standing.kind === 'saved' || this.standing.kind === 'changed') return undefined
    const phone = customerPhone(request.draft.destinationPhoneNumber, request.country.code)
    if (phone === this.settledPhone) return undefined
    const saved = this.entries.find(
      ({ id, phoneNumber }) =>
        phoneNumber === phone && id !== request.state.selectedSaveAddress && !this.declined.has(id),
    )
    if (!saved) return undefined
    const fills = Object.keys(emptyPart(request.draft, saved)).length > 0
    const conflicts = isInConflict(request.draft, saved)
    return fills || conflicts ? { saved, fills, conflicts } : undefined
  }

  /** The dependencies of the address book; `undefined` if it is not available (ADDR-15). */
  get book(): CustomersDependencies | undefined {
    const { run, language } = this.#deps
    const { country, notify, vendor } = this.#request
    return this.hasAddressBook && vendor
      ? { run, language, country, vendor, changed: this.addEntry, removed: this.removeEntry, notify }
      : undefined
  }

  /** Looks up typed phone numbers until `signal` aborts. */
  readonly start = (signal: AbortSignal): void => {
    const stop = reaction(() => [this.phoneToLookUp, this.#request.vendor?.id] as const, this.lookUp, {
      fireImmediately: true,
      equals: ([phone, vendor], [otherPhone, otherVendor]) => phone === otherPhone && vendor === otherVendor,
    })
    signal.addEventListener('abort', () => {
      stop()
      this.interrupt()
    })
  }

  /** Adds an entry that was chosen or changed. */
  readonly addEntry = (saved: SavedAddress): void => {
    this.entries = [saved, ...this.entries.filter(({ id }) => id !== saved.id)]
  }

  /** Removes an entry that was deleted from the address book. */
  readonly removeEntry = (id: string): void => {
    this.entries = this.entries.filter((one) => one.id !== id)
    if (this.#request.state.selectedSaveAddress === id) this.#request.patchState({ selectedSaveAddress: undefined })
  }

  /** The customer with this phone number was chosen from past orders, so that no saved one is offered instead. */
  readonly settleFor = (phoneNumber: string): void => {
    this.settledPhone = customerPhone(phoneNumber, this.#request.country.code)
  }

  readonly decline = (): void => {
    if (this.known) this.declined = new Set([...this.declined, this.known.saved.id])
  }

  /** Saves at once, independently of the order. */
  readonly save = async (): Promise<void> => {
    const { standing } = this
    const request = this.#request
    const { run } = this.#deps
    const vendorId = request.vendor?.id
    if (vendorId === undefined || this.progress.step === 'saving') return
    if (standing.kind !== 'new' && standing.kind !== 'changed') return
    const former = standing.kind === 'changed' ? standing.saved : undefined
    // The service takes a new customer that it already has as a change of that one.
    const undo = former ?? (standing.customer.phoneNumber === this.foundPhone ? 'remove' : undefined)
    await this.sending(
      (signal) =>
        run.once(
          former
            ? changeCustomer(vendorId, former.id, standing.customer)
            : ask(AddressBook, (book) => book.save(vendorId, standing.customer)),
          signal,
        ),
      (saved) => {
        this.addEntry(saved)
        request.patchState({ selectedSaveAddress: saved.id })
        this.progress = { step: 'saved', saved, undo }
      },
    )
  }

  /** Undoes the last save. */
  readonly undo = async (): Promise<void> => {
    const request = this.#request
    const { run } = this.#deps
    const vendorId = request.vendor?.id
    if (vendorId === undefined || this.progress.step !== 'saved' || this.progress.undo === undefined) return
    const { saved, undo } = this.progress
    if (undo !== 'remove')
      await this.sending((signal) => run.once(changeCustomer(vendorId, saved.id, undo), signal), this.addEntry)
    else
      await this.sending(
        (signal) =>
          run.once(
            ask(AddressBook, (book) => book.remove(vendorId, saved.id)),
            signal,
          ),
        () => this.removeEntry(saved.id),
      )
  }

  /** Clears everything for another request. */
  readonly reset = (): void => {
    this.interrupt()
    this.entries = []
    this.declined = new Set()
    this.foundPhone = undefined
    this.settledPhone = undefined
    this.progress = RESTING
  }

  /** `undefined` if the number is already known. */
  private get phoneToLookUp(): string | undefined {
    const request = this.#request
    if (!this.hasAddressBook) return undefined
    const phone = customerPhone(request.draft.destinationPhoneNumber, request.country.code)
    return this.entries.some(({ phoneNumber }) => phoneNumber === phone) ? undefined : phone
  }

  private readonly lookUp = ([phone]: readonly [string | undefined, unknown]): void => {
    clearTimeout(this.#timer)
    this.foundPhone = undefined
    if (phone === undefined) return
    const { signal } = this.#running
    this.#timer = setTimeout(() => void this.find(phone, signal), LOOK_UP_AFTER)
  }

  private async find(phone: string, signal: AbortSignal): Promise<void> {
    const request = this.#request
    const { run } = this.#deps
    if (!request.vendor) return
    const found = await run.once(knownCustomers(request.vendor.id, phone), signal)
    if (found.kind !== 'done') return
    runInAction(() => {
      this.foundPhone = phone
      const ids = new Set(found.value.map(({ id }) => id))
      this.entries = [...this.entries.filter(({ id }) => !ids.has(id)), ...found.value]
    })
  }

  private async sending<A>(
    sent: (signal: AbortSignal) => Promise<Outcome<A, ServiceFailure>>,
    done: (answer: A) => void,
  ) {
    this.progress = { step: 'saving' }
    const outcome = await sent(this.#running.signal)
    runInAction(() => {
      this.progress = RESTING
      if (outcome.kind === 'done') done(outcome.value)
      else if (outcome.kind === 'failed') this.progress = { step: 'failed', because: failureText(outcome.failure) }
    })
  }

  private interrupt(): void {
    clearTimeout(this.#timer)
    this.#running.abort()
    this.#running = new AbortController()
  }
}
