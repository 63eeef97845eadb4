import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import {
  BULK_JOB_STATUSES,
  BULK_ROW_CHOICES,
  BULK_ROW_STATUSES,
  bulkPlacement,
  bulkTotals,
  chosenBulkRows,
  isPlacedAsConfirmed,
  mayBePlaced,
  readBulkJobStatus,
  readBulkRowStatus,
} from '../../../src/domain/bulk/bulkJob.ts'
import { aJob, aJobRow } from './aBulkRow.ts'

describe('Statuses of jobs and rows', () => {
  it('are seven for jobs (BULK-12, ENT-20)', () => {
    expect(BULK_JOB_STATUSES).toEqual([
      'PREPROCESS_SUCCESS',
      'ORDER_PLACEMENT_SUCCESS',
      'PREPROCESS_SUCCESS_WITH_ERROR',
      'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
      'PREPROCESS_FAIL',
      'ORDER_PLACEMENT_FAIL',
      'UNKNOWN',
    ])
    for (const status of BULK_JOB_STATUSES) expect(readBulkJobStatus(status)).toBe(status)
  })

  it.each(['', 'preprocess_success', 'PAUSED', 'toString'])('read %j as UNKNOWN (OP-50)', (text) => {
    expect(readBulkJobStatus(text)).toBe('UNKNOWN')
    expect(readBulkRowStatus(text)).toBe('UNKNOWN')
  })

  it('are four for rows (ENT-21)', () => {
    for (const status of BULK_ROW_STATUSES) expect(readBulkRowStatus(status)).toBe(status)
  })
})

describe('bulkTotals', () => {
  it('counts rows, rows to be placed, placed ones, and errors (BULK-13, ENT-22)', () => {
    const rows = (['VALID', 'VALID', 'INVALID', 'PLACED', 'NOT_PLACED', 'UNKNOWN'] as const).map((status) =>
      aJobRow({ status }),
    )
    expect(bulkTotals(rows)).toEqual({
      rows: 6,
      toBePlaced: 3,
      placed: 1,
      errors: 3,
      fees: { minor: 26_700, currency: 'CZK' },
    })
  })

  it('has no fees without rows to be placed or without known fees', () => {
    expect(bulkTotals([]).fees).toBeUndefined()
    expect(bulkTotals([aJobRow({ status: 'PLACED' })]).fees).toBeUndefined()
    expect(bulkTotals([aJobRow({ deliveryFee: undefined })]).fees).toBeUndefined()
  })
})

describe('mayBePlaced', () => {
  it.each([
    ['PREPROCESS_SUCCESS', 'VALID', true],
    ['PREPROCESS_SUCCESS_WITH_ERROR', 'VALID', true],
    ['PREPROCESS_SUCCESS', 'INVALID', false],
    ['PREPROCESS_FAIL', 'VALID', false],
    ['ORDER_PLACEMENT_SUCCESS', 'PLACED', false],
    ['ORDER_PLACEMENT_SUCCESS_WITH_ERROR', 'NOT_PLACED', true],
    ['ORDER_PLACEMENT_FAIL', 'NOT_PLACED', true],
    ['UNKNOWN', 'VALID', false],
    ['PREPROCESS_SUCCESS', 'UNKNOWN', false],
  ] as const)('decides for status %s and a row that is %s: %s (BULK-08, OP-50)', (status, row, may) => {
    expect(mayBePlaced({ job: aJob({ status }), rows: [aJobRow({ status: row })] })).toBe(may)
  })

  it('is false while the orders are being placed (CON-16)', () => {
    expect(mayBePlaced({ job: aJob({ isBeingPlaced: true }), rows: [aJobRow({ status: 'VALID' })] })).toBe(false)
  })
})

describe('bulkPlacement and isPlacedAsConfirmed', () => {
  it('summarize number, fees, cash and collection points (BULK-08)', () => {
    const cash = (itemValue: string) => ({
      paymentMethod: 'CASH_ON_DELIVERY',
      cells: { ...aJobRow().cells, itemValue },
    })
    const rows = [
      aJobRow({ ...cash('250.50'), collectionPoint: 'Anděl' }),
      aJobRow({ ...cash('49.50'), collectionPoint: 'Letná', status: 'NOT_PLACED' }),
      aJobRow({ ...cash('1000'), status: 'INVALID', collectionPoint: 'Nowhere' }),
      aJobRow({ paymentMethod: 'PAID', collectionPoint: 'Anděl' }),
    ]
    expect(bulkPlacement(rows, COUNTRIES.CZ)).toEqual({
      orders: 3,
      fees: { minor: 26_700, currency: 'CZK' },
      cash: { minor: 30_000, currency: 'CZK' },
      collectionPoints: ['Anděl', 'Letná'],
    })
    expect(bulkPlacement([aJobRow({ paymentMethod: 'PAID' })], COUNTRIES.CZ).cash).toBeUndefined()
  })

  it('report completion when some rows are placed and none is left (ROUTE-27)', () => {
    const after = (...statuses: ReadonlyArray<'PLACED' | 'INVALID' | 'NOT_PLACED' | 'VALID'>) =>
      isPlacedAsConfirmed({ job: aJob(), rows: statuses.map((status) => aJobRow({ status })) })
    expect(after('PLACED', 'INVALID')).toBe(true)
    expect(after('PLACED', 'NOT_PLACED')).toBe(false)
    expect(after('PLACED', 'VALID')).toBe(false)
    expect(after('INVALID')).toBe(false)
  })
})

describe('chosenBulkRows', () => {
  it('includes rows with an error among the errors, whatever their status (BULK-14)', () => {
    const odd = aJobRow({ status: 'UNKNOWN', errors: [{ code: 'MOON_PHASE', message: 'Not today' }] })
    expect(chosenBulkRows([odd, aJobRow({ status: 'UNKNOWN', errors: [] })], 'errors')).toEqual([odd])
  })

  it('filters all rows, errors, rows to be placed, or placed rows (BULK-14)', () => {
    const rows = BULK_ROW_STATUSES.map((status) => aJobRow({ status, errors: [] }))
    expect(BULK_ROW_CHOICES.map((choice) => chosenBulkRows(rows, choice).map(({ status }) => status))).toEqual([
      ['VALID', 'INVALID', 'PLACED', 'NOT_PLACED'],
      ['INVALID', 'NOT_PLACED'],
      ['VALID', 'NOT_PLACED'],
      ['PLACED'],
    ])
  })
})
