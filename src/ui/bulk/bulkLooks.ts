import {
  BanCircleIcon,
  BoxIcon,
  ErrorIcon,
  HelpIcon,
  SendToIcon,
  TickCircleIcon,
  TimeIcon,
  WarningSignIcon,
} from '@blueprintjs/icons'
import type { ComponentType } from 'react'
import type { BulkJobStatus, BulkRowStatus } from '../../domain/bulk/bulkJob.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { StatusTone } from '../kit/statusLook.tsx'

interface Look {
  readonly tone: StatusTone
  readonly icon: ComponentType<{ readonly size?: number }>
  readonly textId: TextId
}

/** Used while a job's orders are being placed, whatever its status. */
export const BEING_PLACED_LOOK: Look = { tone: 'new', icon: SendToIcon, textId: 'bulk-job-being-placed' }

/** One label for each status (OP-50). */
export const JOB_LOOKS: Readonly<Record<BulkJobStatus, Look>> = {
  PREPROCESS_SUCCESS: { tone: 'new', icon: BoxIcon, textId: 'bulk-job-ready' },
  PREPROCESS_SUCCESS_WITH_ERROR: { tone: 'attention', icon: WarningSignIcon, textId: 'bulk-job-ready-with-errors' },
  PREPROCESS_FAIL: { tone: 'failed', icon: ErrorIcon, textId: 'bulk-job-no-row-ready' },
  ORDER_PLACEMENT_SUCCESS: { tone: 'done', icon: TickCircleIcon, textId: 'bulk-job-placed' },
  ORDER_PLACEMENT_SUCCESS_WITH_ERROR: { tone: 'attention', icon: WarningSignIcon, textId: 'bulk-job-placed-partly' },
  ORDER_PLACEMENT_FAIL: { tone: 'failed', icon: ErrorIcon, textId: 'bulk-job-not-placed' },
  UNKNOWN: { tone: 'new', icon: HelpIcon, textId: 'bulk-job-unknown' },
}

export const ROW_LOOKS: Readonly<Record<BulkRowStatus, Look>> = {
  VALID: { tone: 'new', icon: TimeIcon, textId: 'bulk-row-to-be-placed' },
  INVALID: { tone: 'failed', icon: ErrorIcon, textId: 'bulk-row-error' },
  PLACED: { tone: 'done', icon: TickCircleIcon, textId: 'bulk-row-placed' },
  NOT_PLACED: { tone: 'attention', icon: BanCircleIcon, textId: 'bulk-row-not-placed' },
  UNKNOWN: { tone: 'new', icon: HelpIcon, textId: 'bulk-row-unknown' },
}
