import { makeAutoObservable, observableRef } from 'mobx'
import type { Vendor } from '../../domain/vendor/vendor.ts'

/** What is wanted of the dialog: a collection point more, or another look of this one. */
export type OutletAsked = { readonly kind: 'add' } | { readonly kind: 'edit'; readonly outlet: Vendor }

/** Whether a collection point is being added or edited (OUTLET-01): it stands over whatever screen asked for it. */
export class OutletDoorViewModel {
  asked: OutletAsked | undefined = undefined

  constructor() {
    makeAutoObservable(this, { asked: observableRef })
  }

  readonly add = (): void => this.open({ kind: 'add' })

  readonly edit = (outlet: Vendor): void => this.open({ kind: 'edit', outlet })

  readonly close = (): void => {
    this.asked = undefined
  }

  /** One at a time: nothing that is being typed goes for another. */
  private open(asked: OutletAsked): void {
    this.asked ??= asked
  }
}
