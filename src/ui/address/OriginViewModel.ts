import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { MapScene } from '../../application/ports/DeliveryMap.ts'
import type { Place } from '../../application/ports/Geolocator.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import { saveOrigin } from '../../application/vendor/saveOrigin.ts'
import type { Coordinates } from '../../domain/address/coordinates.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { Appearance } from '../../domain/market/palettes.ts'
import type { NoticeKind } from '../../domain/notice/notice.ts'
import type { WalkingEvent } from '../../domain/request/requestFlow.ts'
import type { SenderField } from '../../domain/request/sender.ts'
import {
  originDraftOf,
  originRefusals,
  type OriginDraft,
  type OriginField,
  type OriginRefusalCode,
} from '../../domain/vendor/originAddress.ts'
import { hasLocation, type Vendor } from '../../domain/vendor/vendor.ts'
import { senderRefusalText, type SenderViewModel } from '../request/SenderViewModel.ts'
import { failureText, type Text } from '../shared/failureText.ts'
import { PlaceInputViewModel } from './PlaceInputViewModel.ts'

export type OriginProgress =
  | { readonly step: 'resting' }
  | { readonly step: 'saving' }
  | { readonly step: 'failed'; readonly because: Text }

const RESTING: OriginProgress = { step: 'resting' }

/** A new refusal does not compile until it has words (ADDR-09 to ADDR-11). */
const REFUSALS: Readonly<Record<OriginRefusalCode, string>> = {
  'address-missing': 'request-address-missing',
  'coordinates-missing': 'address-no-coordinates',
  'address-too-long': 'request-address-too-long',
  'notes-too-long': 'request-notes-too-long',
}

export interface OriginSurroundings {
  readonly run: RunUseCase
  readonly locale: Locale
  readonly country: Country
  /** Asked for beside the address where somebody is a guest (REQ-36). */
  readonly sender: SenderViewModel | undefined
  readonly appearance: { readonly shown: Appearance }
  readonly happened: (event: { readonly kind: WalkingEvent }) => void
  /** The vendor as it is now. */
  readonly saved: (vendor: Vendor) => void
  /** Nothing is to be changed after all. */
  readonly kept: () => void
  readonly tell: (kind: NoticeKind, text: Text) => void
}

/** Where the vendor's orders are collected: by typing or by the map, then the details, then saving (REQ-02, REQ-05, REQ-15). */
export class OriginViewModel {
  vendor: Vendor | undefined = undefined
  draft: OriginDraft | undefined = undefined
  progress: OriginProgress = RESTING
  /** Somebody tried to save: what is wrong is marked. */
  submitted = false
  /** What wants the focus; a new object each time. */
  wanted: { readonly at: OriginField | SenderField | 'save' } | undefined = undefined
  readonly address: PlaceInputViewModel
  readonly sender: SenderViewModel | undefined
  private readonly around: OriginSurroundings
  private running = new AbortController()

  constructor(around: OriginSurroundings) {
    const { run, locale, country } = around
    this.around = around
    this.sender = around.sender
    this.address = new PlaceInputViewModel({
      run,
      locale,
      near: () => this.draft?.position ?? country.capital,
      text: () => this.draft?.text ?? '',
      position: () => this.draft?.position,
      typed: (text) => this.typed(text),
      moved: (position) => this.change({ position }),
      arrived: (place, position) => this.arrived(place, position),
    })
    makeAutoObservable<this, 'around' | 'running'>(this, {
      vendor: observableRef,
      draft: observableRef,
      progress: observableRef,
      wanted: observableRef,
      address: false,
      sender: false,
      around: false,
      running: false,
    })
  }

  /** There is an address to go back to (REQ-15). */
  get isKnown(): boolean {
    return this.vendor !== undefined && hasLocation(this.vendor)
  }

  get isSaving(): boolean {
    return this.progress.step === 'saving'
  }

  /** Asks for the address of this vendor, with what is known of it. */
  readonly begin = (vendor: Vendor): void => {
    this.stop()
    this.vendor = vendor
    this.draft = originDraftOf(vendor.location)
    this.submitted = false
  }

  readonly change = (patch: Partial<OriginDraft>): void => {
    if (!this.draft) return
    this.draft = { ...this.draft, ...patch }
    if (this.progress.step === 'failed') this.progress = RESTING
  }

  readonly refusalAt = (field: OriginField): Text | undefined => {
    if (!this.submitted || !this.draft) return undefined
    const refusal = originRefusals(this.draft).find((one) => one.field === field)
    return refusal && { id: REFUSALS[refusal.code] }
  }

  /** Once; what is wrong is announced, marked and focused, and nothing is lost by a failure (ADDR-12, ADDR-13). */
  readonly save = async (): Promise<void> => {
    if (this.isSaving) return
    const { run, sender, tell } = this.around
    const { signal } = this.running
    this.submitted = true
    await this.address.settled
    const { vendor, draft } = this
    if (!vendor || !draft || signal.aborted) return
    const unsaid = sender?.submit()
    if (unsaid && originRefusals(draft).length === 0) {
      tell('error', senderRefusalText(unsaid))
      runInAction(() => (this.wanted = { at: unsaid.field }))
      return
    }
    runInAction(() => (this.progress = { step: 'saving' }))
    const outcome = await run.once(saveOrigin(vendor, draft, sender?.draft), signal)
    if (outcome.kind === 'interrupted') return
    runInAction(() => {
      this.progress = RESTING
      if (outcome.kind === 'done') {
        tell('success', { id: 'address-saved' })
        this.around.saved(outcome.value)
      } else if (outcome.failure._tag === 'OriginRefused') {
        const { code, field } = outcome.failure.first
        tell('error', { id: REFUSALS[code] })
        this.wanted = { at: field }
      } else {
        this.progress = { step: 'failed', because: failureText(outcome.failure) }
        this.around.happened({ kind: 'origin-not-saved' })
        tell('error', { id: 'address-not-saved' })
        this.wanted = { at: 'save' }
      }
    })
  }

  /** Everything stays as it was. */
  readonly keep = (): void => {
    this.stop()
    this.around.kept()
  }

  readonly moveTo = (position: Coordinates): Promise<void> => this.address.moveTo(position)

  readonly scene = (label: string): MapScene => {
    const { appearance, country } = this.around
    const position = this.draft?.position
    return {
      pins: position ? [{ id: 'collection', kind: 'collection', position, label, draggable: true }] : [],
      areas: [],
      route: [],
      center: position ?? country.capital,
      appearance: appearance.shown,
    }
  }

  /** Whatever runs is interrupted. */
  readonly stop = (): void => {
    this.address.stop()
    this.running.abort()
    this.running = new AbortController()
    this.progress = RESTING
  }

  private typed(text: string): void {
    this.change({ text, street: '', position: undefined })
    this.around.happened({ kind: 'origin-changed' })
  }

  /** Fills in what the place says; a building that was typed stays (REQ-05, ADDR-21). */
  private arrived(place: Place, position: Coordinates): void {
    const { draft } = this
    if (!draft) return
    this.change({
      position,
      text: place.formattedAddress,
      street: [place.street, place.streetNumber].filter((part) => part !== '').join(' '),
      city: place.city || draft.city,
      postalCode: place.postalCode || draft.postalCode,
      building: draft.building || place.building,
    })
    this.around.happened({ kind: 'origin-chosen' })
  }
}
