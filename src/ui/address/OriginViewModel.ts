import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { saveOrigin } from '../../application/vendor/saveOrigin.ts'
import type { NoticeKind } from '../../domain/notice/notice.ts'
import type { WalkingEvent } from '../../domain/request/requestFlow.ts'
import type { SenderField } from '../../domain/request/sender.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import {
  originDraftOf,
  originRefusals,
  type OriginDraft,
  type OriginField,
  type OriginRefusalCode,
} from '../../domain/vendor/originAddress.ts'
import { hasLocation, type Vendor } from '../../domain/vendor/vendor.ts'
import type { SenderViewModel } from './SenderViewModel.ts'
import { failureText, type FailureText, type Text } from '../kit/failureText.ts'
import { PlacedDraft, type PlacedDraftDependencies } from './PlacedDraft.ts'
import type { PlaceInputViewModel } from './PlaceInputViewModel.ts'

export type OriginProgress =
  | { readonly step: 'resting' }
  | { readonly step: 'saving' }
  | { readonly step: 'failed'; readonly because: FailureText }

const RESTING: OriginProgress = { step: 'resting' }

/** The message of each refusal; a new refusal does not compile without one (ADDR-09 to ADDR-11). */
const REFUSALS: Readonly<Record<OriginRefusalCode, TextId>> = {
  'address-missing': 'request-address-missing',
  'coordinates-missing': 'address-no-coordinates',
  'address-too-long': 'request-address-too-long',
  'notes-too-long': 'request-notes-too-long',
}

export interface OriginDependencies extends PlacedDraftDependencies {
  /** The sender, asked for beside the address; for guests only (REQ-36). */
  readonly sender: SenderViewModel | undefined
  readonly happened: (event: { readonly kind: WalkingEvent }) => void
  /** Called with the saved vendor. */
  readonly saved: (vendor: Vendor) => void
  /** Called when the user keeps the address. */
  readonly kept: () => void
  readonly notify: (kind: NoticeKind, text: Text) => void
}

/**
 * Sets the vendor's collection point: by text or on the map, then the details, then saving (REQ-02, REQ-05, REQ-15).
 */
export class OriginViewModel {
  vendor: Vendor | undefined = undefined
  progress: OriginProgress = RESTING
  /** Whether the user has tried to save; from then on errors are shown. */
  submitted = false
  /** The element to focus; each request for focus is a new object. */
  focusTarget: { readonly at: OriginField | SenderField | 'save' } | undefined = undefined
  readonly sender: SenderViewModel | undefined
  readonly address: PlaceInputViewModel
  readonly change: PlacedDraft<OriginDraft>['change']
  readonly moveTo: PlacedDraft<OriginDraft>['moveTo']
  readonly scene: PlacedDraft<OriginDraft>['scene']
  readonly #placed: PlacedDraft<OriginDraft>
  readonly #deps: OriginDependencies
  #running = new AbortController()

  constructor(deps: OriginDependencies) {
    this.#deps = deps
    this.sender = deps.sender
    this.#placed = new PlacedDraft(deps, {
      changed: () => this.forgetFailure(),
      typed: () => deps.happened({ kind: 'origin-changed' }),
      arrived: () => deps.happened({ kind: 'origin-chosen' }),
    })
    this.address = this.#placed.address
    this.change = this.#placed.change
    this.moveTo = this.#placed.moveTo
    this.scene = this.#placed.scene
    makeAutoObservable(this, {
      vendor: observableRef,
      progress: observableRef,
      focusTarget: observableRef,
      sender: false,
      address: false,
      change: false,
      moveTo: false,
      scene: false,
    })
  }

  get draft(): OriginDraft | undefined {
    return this.#placed.draft
  }

  /** Whether the vendor already has an address to return to (REQ-15). */
  get isKnown(): boolean {
    return this.vendor !== undefined && hasLocation(this.vendor)
  }

  get isSaving(): boolean {
    return this.progress.step === 'saving'
  }

  /** Starts with the vendor's current address. */
  readonly begin = (vendor: Vendor): void => {
    this.stop()
    this.vendor = vendor
    this.#placed.begin(originDraftOf(vendor.location))
    this.submitted = false
  }

  readonly refusalAt = (field: OriginField): Text | undefined => {
    if (!this.submitted || !this.draft) return undefined
    const refusal = originRefusals(this.draft).find((one) => one.field === field)
    return refusal && { id: REFUSALS[refusal.code] }
  }

  /** Saves once. Marks all errors and focuses the first one; a failure keeps the input (ADDR-12, ADDR-13). */
  readonly save = async (): Promise<void> => {
    if (this.isSaving) return
    const { run, sender, notify } = this.#deps
    const { signal } = this.#running
    this.submitted = true
    await this.address.settled
    const { vendor, draft } = this
    if (!vendor || !draft || signal.aborted) return
    const unsaid = sender?.submit()
    if (unsaid && originRefusals(draft).length === 0) {
      runInAction(() => (this.focusTarget = { at: unsaid.field }))
      return
    }
    runInAction(() => (this.progress = { step: 'saving' }))
    const outcome = await run.once(saveOrigin(vendor, draft, sender?.draft), signal)
    if (outcome.kind === 'interrupted') return
    runInAction(() => {
      this.progress = RESTING
      if (outcome.kind === 'done') {
        // Guests were told that nothing is stored beyond the order.
        if (sender === undefined) notify('success', { id: 'address-saved' })
        this.#deps.saved(outcome.value)
      } else if (outcome.failure._tag === 'OriginRefused') {
        this.focusTarget = { at: outcome.failure.first.field }
      } else {
        this.progress = { step: 'failed', because: failureText(outcome.failure) }
        this.#deps.happened({ kind: 'origin-not-saved' })
        notify('error', { id: 'address-not-saved' })
        this.focusTarget = { at: 'save' }
      }
    })
  }

  /** Leaves without changes. */
  readonly keep = (): void => {
    this.stop()
    this.#deps.kept()
  }

  /** The details that a person typed for an earlier address. */
  get keptDetails(): PlacedDraft<OriginDraft>['keptDetails'] {
    return this.#placed.keptDetails
  }

  /** Interrupts all running requests. */
  readonly stop = (): void => {
    this.address.stop()
    this.#running.abort()
    this.#running = new AbortController()
    this.progress = RESTING
  }

  private forgetFailure(): void {
    if (this.progress.step === 'failed') this.progress = RESTING
  }
}
