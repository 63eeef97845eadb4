import { describe, expect, it } from 'vitest'
import {
  BULK_EVENTS,
  BULK_STEPS,
  bulkStepAfter,
  type BulkEvent,
  type BulkStep,
} from '../../../src/domain/bulk/bulkFlow.ts'

const ONWARD: Readonly<Partial<Record<BulkEvent, readonly [BulkStep, BulkStep]>>> = {
  'file-sent': ['AskExcelFile', 'UploadingExcelFile'],
  preprocessed: ['UploadingExcelFile', 'ShowPreprocessResults'],
  'orders-placed': ['ShowPreprocessResults', 'ShowOrderPlacementResults'],
}

const everything = BULK_STEPS.flatMap((step) => BULK_EVENTS.map((event) => [step, event] as const))

describe('The bulk flow', () => {
  it('has four steps (BULK-06)', () => {
    expect(BULK_STEPS).toEqual([
      'AskExcelFile',
      'UploadingExcelFile',
      'ShowPreprocessResults',
      'ShowOrderPlacementResults',
    ])
  })

  it.each(everything)('follows the transition from %s on %s, or stays (BULK-06)', (step, event) => {
    const onward = ONWARD[event]
    const expected = onward === undefined ? 'AskExcelFile' : onward[0] === step ? onward[1] : step
    expect(bulkStepAfter(step, event)).toBe(expected)
  })

  it.each(BULK_STEPS)(
    'returns from %s to the file step after any failure or change of vendor (BULK-10, BULK-11)',
    (step) => {
      expect(bulkStepAfter(step, 'failed')).toBe('AskExcelFile')
      expect(bulkStepAfter(step, 'vendor-changed')).toBe('AskExcelFile')
    },
  )
})
