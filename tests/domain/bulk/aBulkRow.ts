import type { BulkCells } from '../../../src/domain/bulk/bulkColumns.ts'
import { NO_CELLS, type BulkFileRow } from '../../../src/domain/bulk/bulkFile.ts'
import type { BulkJob, BulkJobRow } from '../../../src/domain/bulk/bulkJob.ts'
import type { BulkCircumstances } from '../../../src/domain/bulk/bulkRow.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { NOON } from '../request/aRequest.ts'
import { aVendor } from '../vendor/aVendor.ts'

export const HEAD = aVendor({ id: 'cz3000', name: 'Květiny Pivoňka', isParent: true })
export const ANDEL = aVendor({ id: 'cz3001', name: 'Pivoňka Anděl', parentVendorId: 'cz3000', clientVendorId: 'AND-1' })
export const KARLIN = aVendor({ id: 'cz3002', name: 'AND-1', parentVendorId: 'cz3000', clientVendorId: 'KAR-1' })
export const STRANGER = aVendor({ id: 'cz4000', name: 'Knihy Lípa', isParent: true, clientVendorId: 'LIP-1' })

/** A valid row in the Czech Republic; override only what the test is about. */
export const theCells = (overrides: Partial<BulkCells> = {}): BulkCells => ({
  ...NO_CELLS,
  customerName: 'Jana Nováková',
  phoneNumber: '+420 777 123 456',
  address: 'Vinohradská 12, Praha',
  unit: '4',
  items: 'A cake',
  itemValue: '459',
  paymentType: 'PAID',
  ...overrides,
})

export const aFileRow = (number: number, overrides: Partial<BulkCells> = {}): BulkFileRow => ({
  number,
  cells: theCells(overrides),
})

/** Friday 2026-03-13, 12:00 in Prague, for a florist with two more collection points and an unrelated vendor. */
export const around = (overrides: Partial<BulkCircumstances> = {}): BulkCircumstances => ({
  country: COUNTRIES.CZ,
  vendor: HEAD,
  vendors: [STRANGER, HEAD, ANDEL, KARLIN],
  availablePaymentMethods: () => ['PAID', 'CASH_ON_DELIVERY'],
  now: NOON,
  ...overrides,
})

export const aJob = (overrides: Partial<BulkJob> = {}): BulkJob => ({
  id: 'job-1',
  vendorId: 'cz3000',
  createdBy: 'jana@pivonka.test',
  createdAt: NOON,
  status: 'PREPROCESS_SUCCESS',
  successRowCount: 1,
  ...overrides,
})

export const aJobRow = (overrides: Partial<BulkJobRow> = {}): BulkJobRow => ({
  number: 2,
  id: 'row-2',
  status: 'VALID',
  cells: theCells(),
  errors: [],
  deliveryFee: { minor: 8_900, currency: 'CZK' },
  collectionPoint: 'Květiny Pivoňka',
  customerName: 'Jana Nováková',
  dropOffAddress: 'Vinohradská 12, Praha',
  paymentMethod: 'PAID',
  delivery: { kind: 'ASAP' },
  orderId: undefined,
  ...overrides,
})
