import { sql as statement, type RawBuilder } from 'kysely'
import { PICKED_UP_STATUSES, wantedStatuses, type WantedStatus } from '../../src/domain/history/historyStatus.ts'

/** The status as it appears in a document. It cannot match inside a text value, where quotation marks are escaped. */
const inDocument = (status: string): string => `"status":${JSON.stringify(status)}`

/** The current status of a DELAYED order is none of these, so any match is in its history. */
const hasPassedPickUp = (): RawBuilder<unknown> =>
  statement`(${statement.join(
    PICKED_UP_STATUSES.map((status) => statement`strpos(document, ${inDocument(status)}) > 0`),
    statement` or `,
  )})`

const ARRIVED = statement`('delivered', 'delivered-late', 'returned')`
const ENDING: Readonly<Record<WantedStatus, RawBuilder<unknown>>> = {
  NEW: statement`ending is null`,
  COLLECTED: statement`ending is null`,
  DELIVERED: statement`ending in ${ARRIVED}`,
  CANCELLED: statement`ending not in ${ARRIVED}`,
}

/** The part of `statusCondition` that the index of a vendor's orders can check (`0003_history.ts`). */
export const endingCondition = (status: WantedStatus): RawBuilder<unknown> => ENDING[status]

/** Matches orders by the wanted status; DELAYED orders by their history (HIST-07, OP-28). */
export const statusCondition = (status: WantedStatus): RawBuilder<unknown> => {
  const { statuses, delayed } = wantedStatuses(status)
  const own = statement`status = any(${statuses}::text[])`
  switch (delayed) {
    case 'none':
      return own
    case 'passed-pick-up':
      return statement`(${own} or (status = 'DELAYED' and ${hasPassedPickUp()}))`
    case 'before-pick-up':
      return statement`(${own} or (status = 'DELAYED' and not ${hasPassedPickUp()}))`
  }
}
