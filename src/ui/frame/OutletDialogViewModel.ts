import { makeAutoObservable, observableRef } from 'mobx'
import type { Vendor } from '../../domain/vendor/vendor.ts'

/** What the dialog does: add a collection point, or edit this one. */
export type OutletAsked = { readonly kind: 'add' } | { readonly kind: 'edit'; readonly outlet: Vendor }

/** Opens the dialog that adds or edits a collection point over any screen (OUTLET-01). */
export class OutletDialogViewModel {
  asked: OutletAsked | undefined = undefined

  constructor() {
    makeAutoObservable(this, { asked: observableRef })
  }

  readonly add = (): void => this.open({ kind: 'add' })

  readonly edit = (outlet: Vendor): void => this.open({ kind: 'edit', outlet })

  readonly close = (): void => {
    this.asked = undefined
  }

  /** Ignores a second request while the dialog is open, so that typed text is not lost. */
  private open(asked: OutletAsked): void {
    this.asked ??= asked
  }
}
