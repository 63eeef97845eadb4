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

describe('The status of a job', () => {
  it('is one of seven (BULK-12, ENT-20)', () => {
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

  it.each(['', 'preprocess_success', 'PAUSED', 'toString'])('%j is unknown (OP-50)', (text) => {
    expect(readBulkJobStatus(text)).toBe('UNKNOWN')
    expect(readBulkRowStatus(text)).toBe('UNKNOWN')
  })

  it('of a row is one of four (ENT-21)', () => {
    for (const status of BULK_ROW_STATUSES) expect(readBulkRowStatus(status)).toBe(status)
  })
})

describe('The sums of a job', () => {
  it('count rows, orders to be placed, orders placed, and errors (BULK-13, ENT-22)', () => {
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

  it('have no fees where nothing is to be placed, or no fee is known', () => {
    expect(bulkTotals([]).fees).toBeUndefined()
    expect(bulkTotals([aJobRow({ status: 'PLACED' })]).fees).toBeUndefined()
    expect(bulkTotals([aJobRow({ deliveryFee: undefined })]).fees).toBeUndefined()
  })
})

describe('The orders of a job', () => {
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
  ] as const)('with status %s and a row that is %s may be placed: %s (BULK-08, OP-50)', (status, row, may) => {
    expect(mayBePlaced({ job: aJob({ status }), rows: [aJobRow({ status: row })] })).toBe(may)
  })

  it('may not be placed while they are being placed (CON-16)', () => {
    expect(mayBePlaced({ job: aJob({ isBeingPlaced: true }), rows: [aJobRow({ status: 'VALID' })] })).toBe(false)
  })
})

describe('What is confirmed before orders are placed', () => {
  it('is how many, for which fees, how much cash riders collect, and where they come to (BULK-08)', () => {
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

  it('has happened once something is placed and nothing of it is left (ROUTE-27)', () => {
    const after = (...statuses: ReadonlyArray<'PLACED' | 'INVALID' | 'NOT_PLACED' | 'VALID'>) =>
      isPlacedAsConfirmed({ job: aJob(), rows: statuses.map((status) => aJobRow({ status })) })
    expect(after('PLACED', 'INVALID')).toBe(true)
    expect(after('PLACED', 'NOT_PLACED')).toBe(false)
    expect(after('PLACED', 'VALID')).toBe(false)
    expect(after('INVALID')).toBe(false)
  })
})

describe('Rows that are looked at', () => {
  it('as errors include one whose error is told, whatever its status (BULK-14)', () => {
    const odd = aJobRow({ status: 'UNKNOWN', errors: [{ code: 'MOON_PHASE', message: 'Not today' }] })
    expect(chosenBulkRows([odd, aJobRow({ status: 'UNKNOWN', errors: [] })], 'errors')).toEqual([odd])
  })

  it('are all, those with errors, those to be placed, or those that are (BULK-14)', () => {
    const rows = BULK_ROW_STATUSES.map((status) => aJobRow({ status, errors: [] }))
    expect(BULK_ROW_CHOICES.map((choice) => chosenBulkRows(rows, choice).map(({ status }) => status))).toEqual([
      ['VALID', 'INVALID', 'PLACED', 'NOT_PLACED'],
      ['INVALID', 'NOT_PLACED'],
      ['VALID', 'NOT_PLACED'],
      ['PLACED'],
    ])
  })
})
