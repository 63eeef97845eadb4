import { makeAutoObservable } from 'mobx'
import type { AddressOption } from './addressOption.ts'

/** Which option Enter would choose: the first, until the arrow keys say otherwise; options that join do not move it. */
export class ActiveOption {
  private movedTo: string | undefined = undefined
  private readonly options: () => ReadonlyArray<AddressOption>

  constructor(options: () => ReadonlyArray<AddressOption>) {
    this.options = options
    makeAutoObservable<this, 'options'>(this, { options: false })
  }

  /** -1 when there is none. */
  get index(): number {
    const options = this.options()
    const moved = options.findIndex(({ id }) => id === this.movedTo)
    return moved >= 0 ? moved : Math.min(0, options.length - 1)
  }

  get option(): AddressOption | undefined {
    return this.options()[this.index]
  }

  /** Round the list. */
  readonly move = (by: 1 | -1): void => {
    const options = this.options()
    this.movedTo = options[(this.index + by + options.length) % options.length]?.id
  }

  readonly reset = (): void => {
    this.movedTo = undefined
  }
}
