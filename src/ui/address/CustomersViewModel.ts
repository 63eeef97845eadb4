import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { removeCustomer } from '../../application/address/removeCustomer.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { SavedAddress } from '../../domain/address/savedAddress.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { NoticeKind } from '../../domain/notice/notice.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { failureText, type Text } from '../kit/failureText.ts'
import { CustomerEditorViewModel } from './CustomerEditorViewModel.ts'
import { CustomerSearchViewModel } from './CustomerSearchViewModel.ts'

/** One thing at a time is done to one customer. */
export type CustomersStep =
  | { readonly kind: 'looking' }
  | { readonly kind: 'editing'; readonly editor: CustomerEditorViewModel }
  /** `because` is why the last attempt failed. */
  | { readonly kind: 'confirming'; readonly id: string; readonly because?: Text }
  | { readonly kind: 'removing'; readonly id: string }

const LOOKING: CustomersStep = { kind: 'looking' }

export interface CustomersSurroundings {
  readonly run: RunUseCase
  readonly locale: Locale
  readonly country: Country
  readonly vendor: Pick<Vendor, 'id' | 'location'>
  /** What became of a saved customer, for whoever knows them too. */
  readonly changed: (saved: SavedAddress) => void
  readonly removed: (id: string) => void
  readonly tell: (kind: NoticeKind, text: Text) => void
}

/** The address book, opened: searched, changed in place, cleared out (ADDR-05, ADDR-06, ENT-08). */
export class CustomersViewModel {
  step: CustomersStep = LOOKING
  readonly finding: CustomerSearchViewModel
  private readonly around: CustomersSurroundings
  private running = new AbortController()

  constructor(around: CustomersSurroundings) {
    this.around = around
    this.finding = new CustomerSearchViewModel(around.run, () => around.vendor.id)
    makeAutoObservable<this, 'around' | 'running'>(this, {
      step: observableRef,
      finding: false,
      around: false,
      running: false,
    })
  }

  get customers(): ReadonlyArray<SavedAddress> {
    return this.finding.customers
  }

  /** Nothing typed may be lost by a slip: while somebody is changed, only the buttons close anything. */
  get mayClose(): boolean {
    return this.step.kind === 'looking'
  }

  readonly start = (signal: AbortSignal): void =>
    signal.addEventListener('abort', () => {
      this.rest()
      this.finding.stop()
      this.running.abort()
      this.running = new AbortController()
    })

  readonly edit = (saved: SavedAddress): void => {
    this.rest()
    const { run, locale, country, vendor } = this.around
    const editor = new CustomerEditorViewModel(saved, {
      run,
      locale,
      country,
      vendorId: vendor.id,
      near: vendor.location.coordinates,
      changed: (changed) => {
        this.finding.replace(saved.id, changed)
        this.rest()
        this.around.changed(changed)
        this.around.tell('success', { id: 'address-customer-changed', args: { name: changed.name } })
      },
    })
    this.step = { kind: 'editing', editor }
  }

  readonly askToRemove = (id: string): void => {
    this.rest()
    this.step = { kind: 'confirming', id }
  }

  /** Back to the list; a change that was not saved is dropped. */
  readonly rest = (): void => {
    if (this.step.kind === 'editing') this.step.editor.stop()
    this.step = LOOKING
  }

  readonly remove = async (saved: SavedAddress): Promise<void> => {
    if (this.step.kind === 'removing') return
    const { run, vendor, removed, tell } = this.around
    this.step = { kind: 'removing', id: saved.id }
    const outcome = await run.once(removeCustomer(vendor.id, saved.id), this.running.signal)
    runInAction(() => {
      this.step = LOOKING
      if (outcome.kind === 'done') {
        this.finding.replace(saved.id, undefined)
        removed(saved.id)
        tell('success', { id: 'address-customer-removed', args: { name: saved.name } })
      } else if (outcome.kind === 'failed')
        this.step = { kind: 'confirming', id: saved.id, because: failureText(outcome.failure) }
    })
  }
}
