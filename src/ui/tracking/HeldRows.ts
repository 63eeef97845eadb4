import { makeAutoObservable, observableRef } from 'mobx'
import { SECOND } from '../../domain/instant.ts'

/** Rows may move again this many ms after the last pointer movement. */
const REST_HOLDS_FOR = 10 * SECOND

/** Freezes the rows while the pointer or the focus is on them. */
export class HeldRows<Row> {
  /** The frozen rows; `undefined` if rows may move. */
  rows: ReadonlyArray<Row> | undefined = undefined
  #resting: ReturnType<typeof setTimeout> | undefined = undefined

  constructor() {
    makeAutoObservable(this, { rows: observableRef })
  }

  /** Called when the pointer moves over the rows or a key is pressed on one. */
  readonly hold = (rows: () => ReadonlyArray<Row>): void => {
    this.rows ??= rows()
    clearTimeout(this.#resting)
    this.#resting = setTimeout(this.release, REST_HOLDS_FOR)
  }

  readonly release = (): void => {
    clearTimeout(this.#resting)
    this.rows = undefined
  }
}
