import { compareStructural, makeAutoObservable, observableRef, runInAction } from 'mobx'
import { keyOfIntent } from '../../application/keyOfIntent.ts'
import { addCollectionPoint, changeCollectionPoint } from '../../application/vendor/saveCollectionPoint.ts'
import type { NoticeKind } from '../../domain/notice/notice.ts'
import type { VendorId } from '../../domain/ids.ts'
import {
  collectionPointOf,
  collectionPointRefusals,
  newCollectionPoint,
  onlyPhoneCharacters,
  type CollectionPointDraft,
  type CollectionPointField,
  type CollectionPointRefusal,
  type CollectionPointRefusalCode,
} from '../../domain/vendor/collectionPoint.ts'
import { managedParents } from '../../domain/vendor/outletPermission.ts'
import { OWNERS_MAXIMUM } from '../../domain/vendor/collectionPointToSave.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { PlacedDraft, type PlacedDraftSurroundings } from '../address/PlacedDraft.ts'
import type { OngoingWork } from '../frame/OngoingWork.ts'
import { failureText, type Text } from '../kit/failureText.ts'

export type SavingProgress =
  | { readonly step: 'typing' }
  | { readonly step: 'saving' }
  | { readonly step: 'failed'; readonly because: Text }
  /** Closing it would lose what was typed. */
  | { readonly step: 'asked-to-close' }

const TYPING: SavingProgress = { step: 'typing' }

/** A new refusal does not compile until it has words (OUTLET-06 to OUTLET-10). */
const REFUSALS: Readonly<Record<CollectionPointRefusalCode, string>> = {
  'client-id-missing': 'outlet-client-id-missing',
  'label-missing': 'outlet-label-missing',
  'phone-missing': 'outlet-phone-missing',
  'address-missing': 'outlet-address-missing',
  'coordinates-missing': 'outlet-address-missing',
  'address-too-long': 'request-address-too-long',
  'notes-too-long': 'request-notes-too-long',
  'owner-invalid': 'outlet-owner-invalid',
}
const textOf = ({ code }: CollectionPointRefusal): Text => ({ id: REFUSALS[code] })

export interface CollectionPointSurroundings extends PlacedDraftSurroundings {
  readonly work: Pick<OngoingWork, 'during'>
  readonly vendors: ReadonlyArray<Vendor>
  /** The one that is edited; without it one is added. */
  readonly outlet: Vendor | undefined
  /** The vendor that is chosen on the screen behind. */
  readonly selected: Vendor | undefined
  readonly tell: (kind: NoticeKind, text: Text) => void
  /** The outlet as it is now. */
  readonly saved: (outlet: Vendor) => void
  /** An earlier try got through: what is known of the vendors is not all. */
  readonly addedAlready: () => void
  readonly close: () => void
}

export type WantsFocus = { readonly at: CollectionPointField | 'save' | 'stay'; readonly slot?: number }

/** The parent a new collection point begins under: that of whoever is selected, or the first there is. */
const parentToBegin = (parents: ReadonlyArray<Vendor>, selected: Vendor | undefined): VendorId => {
  const near = [selected?.id, selected?.parentVendorId]
  return (parents.find(({ id }) => near.includes(id)) ?? parents[0])?.id ?? ''
}

/** A collection point being added or edited: typed, put on the map, saved once (OUTLET-01 to OUTLET-22). */
export class CollectionPointViewModel {
  progress: SavingProgress = TYPING
  /** Somebody tried to save: what is wrong is marked. */
  submitted = false
  /** What wants the focus; a new object each time. */
  wanted: WantsFocus | undefined = undefined
  readonly outlet: Vendor | undefined
  /** Whose it may be (OUTLET-04). */
  readonly parents: ReadonlyArray<Vendor>
  readonly address: PlacedDraft<CollectionPointDraft>['address']
  readonly moveTo: PlacedDraft<CollectionPointDraft>['moveTo']
  readonly scene: PlacedDraft<CollectionPointDraft>['scene']
  private readonly placed: PlacedDraft<CollectionPointDraft>
  private readonly begun: CollectionPointDraft
  private readonly around: CollectionPointSurroundings
  private running = new AbortController()
  /** Trying to add it again must not add another one (CON-16). */
  private key: string | undefined

  constructor(around: CollectionPointSurroundings) {
    const { outlet, selected, vendors } = around
    this.around = around
    this.outlet = outlet
    this.parents = managedParents(vendors)
    this.begun = outlet ? collectionPointOf(outlet) : newCollectionPoint(parentToBegin(this.parents, selected))
    this.placed = new PlacedDraft<CollectionPointDraft>(around, {
      afterFailedReverse: 'give-up',
      changed: () => this.rest(),
      alsoSaid: ({ street, streetNumber }) => ({ street, streetNumber }),
    })
    this.placed.begin(this.begun)
    this.address = this.placed.address
    this.moveTo = this.placed.moveTo
    this.scene = this.placed.scene
    makeAutoObservable<this, 'placed' | 'begun' | 'around' | 'running' | 'key'>(this, {
      progress: observableRef,
      wanted: observableRef,
      outlet: false,
      parents: false,
      address: false,
      moveTo: false,
      scene: false,
      placed: false,
      begun: false,
      around: false,
      running: false,
      key: false,
    })
  }

  readonly start = (signal: AbortSignal): void =>
    signal.addEventListener('abort', () => {
      this.address.stop()
      this.running.abort()
      this.running = new AbortController()
    })

  get draft(): CollectionPointDraft {
    return this.placed.draft ?? this.begun
  }

  get isSaving(): boolean {
    return this.progress.step === 'saving'
  }

  get isChanged(): boolean {
    return !compareStructural(this.draft, this.begun)
  }

  /** What the business calls it stays, once it calls it something (OUTLET-03). */
  get isClientIdLocked(): boolean {
    return this.outlet !== undefined && this.begun.clientVendorId !== ''
  }

  get mayAddOwner(): boolean {
    return this.draft.owners.length < OWNERS_MAXIMUM
  }

  get parentName(): string {
    return this.parents.find(({ id }) => id === this.draft.parentVendorId)?.name ?? ''
  }

  /** Whose it is, and what it is called by the business, stay while it is edited (OUTLET-03). */
  readonly change = (patch: Partial<CollectionPointDraft>): void => {
    const { parentVendorId, clientVendorId } = this.begun
    const { phone } = patch
    this.placed.change({
      ...patch,
      ...(phone !== undefined && { phone: onlyPhoneCharacters(phone) }),
      ...(this.outlet && { parentVendorId }),
      ...(this.isClientIdLocked && { clientVendorId }),
    })
  }

  readonly changeOwner = (slot: number, owner: string): void =>
    this.change({ owners: this.draft.owners.with(slot, owner) })

  readonly addOwner = (): void => {
    const { owners } = this.draft
    if (!this.mayAddOwner) return
    this.change({ owners: [...owners, ''] })
    this.wanted = { at: 'owners', slot: owners.length }
  }

  /** The first stays (OUTLET-12). */
  readonly removeOwner = (slot: number): void => {
    if (slot === 0) return
    this.change({ owners: this.draft.owners.toSpliced(slot, 1) })
    this.wanted = { at: 'owners', slot: slot - 1 }
  }

  readonly refusalAt = (field: CollectionPointField, slot?: number): Text | undefined => {
    if (!this.submitted) return undefined
    const refusal = collectionPointRefusals(this.draft).find((one) => one.field === field && one.slot === slot)
    return refusal && textOf(refusal)
  }

  /** Once; what is wrong is announced, marked and focused, and nothing is lost by a failure (OUTLET-15, OUTLET-16). */
  readonly save = async (): Promise<void> => {
    if (this.isSaving) return
    const { saved, tell, work } = this.around
    const { signal } = this.running
    this.submitted = true
    this.progress = { step: 'saving' }
    await this.address.settled
    if (signal.aborted) return
    const outcome = await work.during(this.send(signal))
    if (outcome.kind === 'interrupted') return
    runInAction(() => {
      this.progress = TYPING
      if (outcome.kind === 'done') {
        tell('success', { id: this.outlet ? 'outlet-saved' : 'outlet-added' })
        saved(outcome.value)
        this.around.close()
      } else if (outcome.failure._tag === 'CollectionPointRefused') {
        const { first } = outcome.failure
        tell('error', textOf(first))
        this.wanted = { at: first.field, ...(first.slot !== undefined && { slot: first.slot }) }
      } else if (outcome.failure._tag === 'AlreadyAdded') {
        this.fail({ id: 'outlet-added-already' })
        this.around.addedAlready()
      } else this.fail(failureText(outcome.failure))
    })
  }

  /** At once when nothing would be lost by it, else after a question; asked once more, everything stays. */
  readonly askToClose = (): void => {
    if (this.isSaving) return
    if (!this.isChanged) return this.around.close()
    if (this.progress.step === 'asked-to-close') return this.rest()
    this.progress = { step: 'asked-to-close' }
    this.wanted = { at: 'stay' }
  }

  readonly closeAnyway = (): void => this.around.close()

  /** Typing goes on. */
  readonly rest = (): void => {
    if (!this.isSaving) this.progress = TYPING
  }

  private async send(signal: AbortSignal) {
    const { run } = this.around
    if (this.outlet) return run.once(changeCollectionPoint(this.outlet, this.draft), signal)
    this.key ??= await this.chooseKey()
    return run.once(addCollectionPoint(this.draft, this.key), signal)
  }

  private async chooseKey(): Promise<string> {
    const chosen = await this.around.run.once(keyOfIntent())
    return chosen.kind === 'done' ? chosen.value : ''
  }

  /** The dialog says why: a notice would cover it. */
  private fail(because: Text): void {
    this.progress = { step: 'failed', because }
    this.wanted = { at: 'save' }
  }
}
