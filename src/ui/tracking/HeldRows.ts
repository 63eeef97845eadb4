import { makeAutoObservable, observableRef } from 'mobx'
import { SECOND } from '../../domain/instant.ts'

/** Ms without a movement after which rows may move under a resting pointer. */
const REST_HOLDS_FOR = 10 * SECOND

/** Rows as they stood when the pointer or the focus came to rest on them: until it leaves they keep their places. */
export class HeldRows<Row> {
  /** Absent while nobody rests on them. */
  rows: ReadonlyArray<Row> | undefined = undefined
  private resting: ReturnType<typeof setTimeout> | undefined = undefined

  constructor() {
    makeAutoObservable<this, 'resting'>(this, { rows: observableRef, resting: false })
  }

  /** The pointer moved over the rows, or a key was pressed on one of them. */
  readonly hold = (rows: () => ReadonlyArray<Row>): void => {
    this.rows ??= rows()
    clearTimeout(this.resting)
    this.resting = setTimeout(this.release, REST_HOLDS_FOR)
  }

  readonly release = (): void => {
    clearTimeout(this.resting)
    this.rows = undefined
  }
}
