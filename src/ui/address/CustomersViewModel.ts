import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ask } from '../../application/ask.ts'
import { AddressBook } from '../../application/ports/AddressBook.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { SavedAddress } from '../../domain/address/savedAddress.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { NoticeKind } from '../../domain/notice/notice.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { failureText, type FailureText, type Text } from '../kit/failureText.ts'
import { CustomerEditorViewModel } from './CustomerEditorViewModel.ts'
import { CustomerSearchViewModel } from './CustomerSearchViewModel.ts'

/** Only one customer is edited or removed at a time. */
export type CustomersStep =
  | { readonly kind: 'looking' }
  | { readonly kind: 'editing'; readonly editor: CustomerEditorViewModel }
  /** `because` is the reason of the last failure. */
  | { readonly kind: 'confirming'; readonly id: string; readonly because?: FailureText }
  | { readonly kind: 'removing'; readonly id: string }

const LOOKING: CustomersStep = { kind: 'looking' }

export interface CustomersDependencies {
  readonly run: RunUseCase
  readonly language: () => Locale
  readonly country: Country
  readonly vendor: Pick<Vendor, 'id' | 'location'>
  /** Called after a saved customer changed, so that other views can update it. */
  readonly changed: (saved: SavedAddress) => void
  readonly removed: (id: string) => void
  readonly notify: (kind: NoticeKind, text: Text) => void
}

/** The address book: search, edit in place, and remove customers (ADDR-05, ADDR-06, ENT-08). */
export class CustomersViewModel {
  step: CustomersStep = LOOKING
  readonly finding: CustomerSearchViewModel
  readonly #deps: CustomersDependencies
  #running = new AbortController()

  constructor(deps: CustomersDependencies) {
    this.#deps = deps
    this.finding = new CustomerSearchViewModel(deps.run, () => deps.vendor.id)
    makeAutoObservable(this, { step: observableRef, finding: false })
  }

  get customers(): ReadonlyArray<SavedAddress> {
    return this.finding.customers
  }

  /** Whether the dialog may close. During an edit only its buttons close anything, so that typed text is not lost. */
  get mayClose(): boolean {
    return this.step.kind === 'looking'
  }

  readonly start = (signal: AbortSignal): void =>
    signal.addEventListener('abort', () => {
      this.showList()
      this.finding.stop()
      this.#running.abort()
      this.#running = new AbortController()
    })

  readonly edit = (saved: SavedAddress): void => {
    this.showList()
    const { run, language, country, vendor } = this.#deps
    const editor = new CustomerEditorViewModel(saved, {
      run,
      language,
      country,
      vendorId: vendor.id,
      near: vendor.location.coordinates,
      changed: (changed) => {
        this.finding.replace(saved.id, changed)
        this.showList()
        this.#deps.changed(changed)
        this.#deps.notify('success', { id: 'address-customer-changed', args: { name: changed.name } })
      },
    })
    this.step = { kind: 'editing', editor }
  }

  readonly askToRemove = (id: string): void => {
    this.showList()
    this.step = { kind: 'confirming', id }
  }

  /** Returns to the list and discards unsaved changes. */
  readonly showList = (): void => {
    if (this.step.kind === 'editing') this.step.editor.stop()
    this.step = LOOKING
  }

  readonly remove = async (saved: SavedAddress): Promise<void> => {
    if (this.step.kind === 'removing') return
    const { run, vendor, removed, notify } = this.#deps
    this.step = { kind: 'removing', id: saved.id }
    const outcome = await run.once(
      ask(AddressBook, (book) => book.remove(vendor.id, saved.id)),
      this.#running.signal,
    )
    runInAction(() => {
      this.step = LOOKING
      if (outcome.kind === 'done') {
        this.finding.replace(saved.id, undefined)
        removed(saved.id)
        notify('success', { id: 'address-customer-removed', args: { name: saved.name } })
      } else if (outcome.kind === 'failed')
        this.step = { kind: 'confirming', id: saved.id, because: failureText(outcome.failure) }
    })
  }
}
