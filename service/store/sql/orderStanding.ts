import { sql as statement, type RawBuilder } from 'kysely'
import { PICKED_UP_STATUSES, wantedStatuses, type WantedStatus } from '../../../src/domain/history/historyStatus.ts'

/** As a status stands in a document: within a text of somebody's every quotation mark has a backslash before it. */
const inDocument = (status: string): string => `"status":${JSON.stringify(status)}`

/** A DELAYED order's own status is none of these, so that what is found stands in its history. */
const hasPassedPickUp = (): RawBuilder<unknown> =>
  statement`(${statement.join(
    PICKED_UP_STATUSES.map((status) => statement`strpos(document, ${inDocument(status)}) > 0`),
    statement` or `,
  )})`

const ARRIVED = statement`('delivered', 'returned')`
const ENDING: Readonly<Record<WantedStatus, RawBuilder<unknown>>> = {
  NEW: statement`ending is null`,
  COLLECTED: statement`ending is null`,
  DELIVERED: statement`ending in ${ARRIVED}`,
  CANCELLED: statement`ending not in ${ARRIVED}`,
}

/** As much of `standsIn` as the index of a vendor's orders knows (`0003_history.ts`). */
export const endsIn = (wanted: WantedStatus): RawBuilder<unknown> => ENDING[wanted]

/** Orders that stand where the filter wants them: DELAYED ones by their history (HIST-07, OP-28). */
export const standsIn = (wanted: WantedStatus): RawBuilder<unknown> => {
  const { statuses, delayed } = wantedStatuses(wanted)
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
