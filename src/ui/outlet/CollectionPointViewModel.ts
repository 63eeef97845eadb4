import { compareStructural, makeAutoObservable, observableRef, runInAction } from 'mobx'
import { IntentKeys } from '../../application/IntentKeys.ts'
import { addCollectionPoint, changeCollectionPoint } from '../../application/vendor/saveCollectionPoint.ts'
import type { NoticeKind } from '../../domain/notice/notice.ts'
import type { VendorId } from '../../domain/ids.ts'
import { ownTextIdOf } from '../../domain/text/serviceTextId.ts'
import {
  COLLECTION_POINT_REFUSAL_KEYS,
  collectionPointOf,
  collectionPointRefusals,
  newCollectionPoint,
  onlyPhoneCharacters,
  type CollectionPointDraft,
  type CollectionPointField,
  type CollectionPointRefusal,
} from '../../domain/vendor/collectionPoint.ts'
import { managedParents } from '../../domain/vendor/outletPermission.ts'
import { MAX_OWNERS } from '../../domain/vendor/collectionPointToSave.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { PlacedDraft, type PlacedDraftDependencies } from '../address/PlacedDraft.ts'
import type { OngoingWork } from '../frame/OngoingWork.ts'
import { failureText, type FailureText, type Text } from '../kit/failureText.ts'

export type SavingProgress =
  | { readonly step: 'typing' }
  | { readonly step: 'saving' }
  | { readonly step: 'failed'; readonly because: FailureText }
  /** Closing would lose input, so the dialog asks for confirmation. */
  | { readonly step: 'asked-to-close' }

const TYPING: SavingProgress = { step: 'typing' }

const textOf = ({ code }: CollectionPointRefusal): Text => ({ id: ownTextIdOf(COLLECTION_POINT_REFUSAL_KEYS[code]) })

export interface CollectionPointDependencies extends PlacedDraftDependencies {
  readonly work: Pick<OngoingWork, 'during'>
  readonly vendors: ReadonlyArray<Vendor>
  /** The outlet to edit; `undefined` adds one. */
  readonly outlet: Vendor | undefined
  /** The vendor that is selected on the screen behind the dialog. */
  readonly selected: Vendor | undefined
  readonly notify: (kind: NoticeKind, text: Text) => void
  /** Called with the saved outlet. */
  readonly saved: (outlet: Vendor) => void
  /** Called when an earlier attempt had succeeded, so that the known vendors are incomplete. */
  readonly addedAlready: () => void
  readonly close: () => void
}

export type FocusTarget = { readonly at: CollectionPointField | 'save' | 'stay'; readonly slot?: number }

/** The initial parent of a new collection point: the selected vendor or its parent, else the first parent. */
const parentToBegin = (parents: ReadonlyArray<Vendor>, selected: Vendor | undefined): VendorId => {
  const near = [selected?.id, selected?.parentVendorId]
  return (parents.find(({ id }) => near.includes(id)) ?? parents[0])?.id ?? ''
}

/** Adds or edits a collection point (OUTLET-01 to OUTLET-22). */
export class CollectionPointViewModel {
  progress: SavingProgress = TYPING
  /** Whether the user has tried to save; from then on errors are shown. */
  submitted = false
  /** The element to focus; each request for focus is a new object. */
  focusTarget: FocusTarget | undefined = undefined
  readonly outlet: Vendor | undefined
  /** The possible parents (OUTLET-04). */
  readonly parents: ReadonlyArray<Vendor>
  readonly address: PlacedDraft<CollectionPointDraft>['address']
  readonly moveTo: PlacedDraft<CollectionPointDraft>['moveTo']
  readonly scene: PlacedDraft<CollectionPointDraft>['scene']
  readonly #placed: PlacedDraft<CollectionPointDraft>
  readonly #begun: CollectionPointDraft
  readonly #deps: CollectionPointDependencies
  #running = new AbortController()
  readonly #keys = new IntentKeys()

  constructor(deps: CollectionPointDependencies) {
    const { outlet, selected, vendors } = deps
    this.#deps = deps
    this.outlet = outlet
    this.parents = managedParents(vendors)
    this.#begun = outlet ? collectionPointOf(outlet) : newCollectionPoint(parentToBegin(this.parents, selected))
    this.#placed = new PlacedDraft<CollectionPointDraft>(deps, {
      afterFailedReverse: 'give-up',
      changed: () => this.keepEditing(),
      furtherFields: ({ street, streetNumber }) => ({ street, streetNumber }),
    })
    this.#placed.begin(this.#begun)
    this.address = this.#placed.address
    this.moveTo = this.#placed.moveTo
    this.scene = this.#placed.scene
    makeAutoObservable(this, {
      progress: observableRef,
      focusTarget: observableRef,
      outlet: false,
      parents: false,
      address: false,
      moveTo: false,
      scene: false,
    })
  }

  readonly start = (signal: AbortSignal): void =>
    signal.addEventListener('abort', () => {
      this.address.stop()
      this.#running.abort()
      this.#running = new AbortController()
    })

  get draft(): CollectionPointDraft {
    return this.#placed.draft ?? this.#begun
  }

  /** The details that a person typed for an earlier address. */
  get keptDetails(): PlacedDraft<CollectionPointDraft>['keptDetails'] {
    return this.#placed.keptDetails
  }

  get isSaving(): boolean {
    return this.progress.step === 'saving'
  }

  get isChanged(): boolean {
    return !compareStructural(this.draft, this.#begun)
  }

  /** The business's own id cannot change once it is set (OUTLET-03). */
  get isClientIdLocked(): boolean {
    return this.outlet !== undefined && this.#begun.clientVendorId !== ''
  }

  get mayAddOwner(): boolean {
    return this.draft.owners.length < MAX_OWNERS
  }

  get parentName(): string {
    return this.parents.find(({ id }) => id === this.draft.parentVendorId)?.name ?? ''
  }

  /** An edit never changes the parent or the business's own id (OUTLET-03). */
  readonly change = (patch: Partial<CollectionPointDraft>): void => {
    const { parentVendorId, clientVendorId } = this.#begun
    const { phone } = patch
    this.#placed.change({
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
    this.focusTarget = { at: 'owners', slot: owners.length }
  }

  /** The first owner cannot be removed (OUTLET-12). */
  readonly removeOwner = (slot: number): void => {
    if (slot === 0) return
    this.change({ owners: this.draft.owners.toSpliced(slot, 1) })
    this.focusTarget = { at: 'owners', slot: slot - 1 }
  }

  readonly refusalAt = (field: CollectionPointField, slot?: number): Text | undefined => {
    if (!this.submitted) return undefined
    const refusal = collectionPointRefusals(this.draft).find((one) => one.field === field && one.slot === slot)
    return refusal && textOf(refusal)
  }

  /** Saves once. Announces, marks and focuses the first error; a failure keeps the input (OUTLET-15, OUTLET-16). */
  readonly save = async (): Promise<void> => {
    if (this.isSaving) return
    const { saved, notify, work } = this.#deps
    const { signal } = this.#running
    this.submitted = true
    this.progress = { step: 'saving' }
    await this.address.settled
    if (signal.aborted) return
    const outcome = await work.during(this.send(signal))
    if (outcome.kind === 'interrupted') return
    runInAction(() => {
      this.progress = TYPING
      if (outcome.kind === 'done') {
        notify('success', { id: this.outlet ? 'outlet-saved' : 'outlet-added' })
        saved(outcome.value)
        this.#deps.close()
      } else if (outcome.failure._tag === 'CollectionPointRefused') {
        const { first } = outcome.failure
        notify('error', textOf(first))
        this.focusTarget = { at: first.field, ...(first.slot !== undefined && { slot: first.slot }) }
      } else if (outcome.failure._tag === 'AlreadyAdded') {
        this.fail({ id: 'outlet-added-already' })
        this.#deps.addedAlready()
      } else this.fail(failureText(outcome.failure))
    })
  }

  /** Closes at once if nothing would be lost, else asks first. A second call cancels the question. */
  readonly askToClose = (): void => {
    if (this.isSaving) return
    if (!this.isChanged) return this.#deps.close()
    if (this.progress.step === 'asked-to-close') return this.keepEditing()
    this.progress = { step: 'asked-to-close' }
    this.focusTarget = { at: 'stay' }
  }

  readonly closeAnyway = (): void => this.#deps.close()

  /** Returns to typing. */
  readonly keepEditing = (): void => {
    if (!this.isSaving) this.progress = TYPING
  }

  private async send(signal: AbortSignal) {
    const { run } = this.#deps
    if (this.outlet) return run.once(changeCollectionPoint(this.outlet, this.draft), signal)
    return run.once(addCollectionPoint(this.draft, this.#keys), signal)
  }

  /** The dialog shows the reason, because a notice would cover it. */
  private fail(because: FailureText): void {
    this.progress = { step: 'failed', because }
    this.focusTarget = { at: 'save' }
  }
}
