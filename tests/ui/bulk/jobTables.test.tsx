import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import type { BulkJob, BulkJobRow } from '../../../src/domain/bulk/bulkJob.ts'
import { instantAt } from '../../../src/domain/instant.ts'
import { BulkHistory } from '../../../src/ui/bulk/BulkHistory.tsx'
import { BulkRow } from '../../../src/ui/bulk/BulkRow.tsx'
import { BulkRows } from '../../../src/ui/bulk/BulkRows.tsx'
import { PortalContext, type Portal } from '../../../src/ui/frame/Portal.ts'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { plain, theDeployment } from '../market/showPage.tsx'
import { someCells } from './jobsWorld.ts'

const deployment = theDeployment('dobrego-cz')
const l10n = new ReactLocalization(
  [
    bundleOf(
      'en',
      deployment.brand,
      messagesOf('en', ['bulk', 'bulkfile', 'request', 'failure', 'order', 'fields', 'shell']),
    ),
  ],
  undefined,
  (problem) => {
    throw problem
  },
)

const show = (screenPart: ReactNode) =>
  render(
    <LocalizationProvider l10n={l10n}>
      <PortalContext value={{ locale: 'en', deployment } as unknown as Portal}>
        <MemoryRouter>{screenPart}</MemoryRouter>
      </PortalContext>
    </LocalizationProvider>,
  )

/** The texts of a row's cells, in column order. */
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => plain(textContent))

/** Noon in Prague. */
const AT = instantAt(Date.UTC(2026, 2, 13, 11))

const aJobRow = (overrides: Partial<BulkJobRow> = {}): BulkJobRow => ({
  number: 7,
  id: 'row-7',
  status: 'PLACED',
  cells: someCells(),
  errors: [],
  deliveryFee: { minor: 8_900, currency: 'CZK' },
  collectionPoint: 'Pekárna',
  customerName: 'Karel Novák',
  dropOffAddress: 'Štěpánská 61, Praha',
  paymentMethod: 'CASH_ON_DELIVERY',
  delivery: { kind: 'ASAP' },
  orderId: 'cz1-order',
  ...overrides,
})

const showRow = (row: BulkJobRow) => {
  show(
    <table>
      <tbody>
        <BulkRow measure={() => undefined} row={row} index={0} top={0} vendorId="cz1" decimals={0} />
      </tbody>
    </table>,
  )
  return cellsOf(screen.getByRole('row'))
}

describe('BulkRow', () => {
  it('shows all data of a row in its columns (BULK-14, ENT-21)', () => {
    expect(showRow(aJobRow())).toEqual([
      '7row-7',
      'Placedcz1-order',
      'Karel Novák+420602000001',
      'Štěpánská 61, Praha',
      'Two loavesKč 250,50',
      'Cash on delivery',
      'Pekárna',
      'Instant',
      'Kč 89',
    ])
    expect(screen.getByRole('link', { name: 'cz1-order' }).getAttribute('href')).toBe(
      '/order-tracking/cz1?order_id=cz1-order',
    )
  })

  it('shows the errors, the delivery time and the missing fee of a row that was not placed (BULK-14, ENT-21, OP-56)', () => {
    const row = aJobRow({
      status: 'INVALID',
      errors: [
        { code: 'phone-impossible', message: '', column: 'phoneNumber' },
        { code: 'NEW', message: 'Too heavy' },
      ],
      delivery: { kind: 'LATER', at: AT },
      deliveryFee: undefined,
      orderId: undefined,
      cells: someCells({ itemValue: 'a lot' }),
    })
    expect(showRow(row)).toEqual([
      '7row-7',
      "ErrorThe phone number doesn't seem correctToo heavy",
      'Karel Novák+420602000001',
      'Štěpánská 61, Praha',
      'Two loavesa lot',
      'Cash on delivery',
      'Pekárna',
      'Scheduled for Fri, Mar 13, 12:00',
      '–',
    ])
  })
})

describe('BulkRows', () => {
  it('has a tab with a count for all rows and for each outcome (BULK-14)', async () => {
    const rows = [
      aJobRow(),
      aJobRow({ id: 'row-8', number: 8 }),
      aJobRow({ id: 'row-9', number: 9, status: 'INVALID' }),
    ]
    show(<BulkRows rows={rows} vendorId="cz1" />)
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All3',
      'Errors1',
      'To be placed0',
      'Placed2',
    ])
    const waiting = screen.getByRole('tab', { name: 'To be placed 0' })
    await userEvent.click(waiting)
    expect(waiting.getAttribute('aria-selected')).toBe('true')
    expect(screen.getByRole('tabpanel', { name: 'To be placed 0' }).textContent).toContain('No rows here.')
  })
})

describe('BulkHistory', () => {
  it('shows each job with its id, author, time, status and number of rows (BULK-15, ENT-20)', () => {
    const job: BulkJob = {
      id: 'job-1',
      vendorId: 'cz1',
      createdBy: 'anna@small.test',
      createdAt: AT,
      status: 'ORDER_PLACEMENT_SUCCESS',
      successRowCount: 1_234,
    }
    show(<BulkHistory view={{ state: { step: 'ready', jobs: [job] } }} retry={() => undefined} />)
    const [header, row] = screen.getAllByRole('row')
    expect(
      within(header!)
        .getAllByRole('columnheader')
        .map(({ textContent }) => plain(textContent)),
    ).toEqual(['Job', 'Created by', 'Created', 'Status', 'Successful rows', 'View details'])
    expect(cellsOf(row!)).toEqual(['job-1', 'anna@small.test', 'Fri, Mar 13, 12:00', 'Placed', '1,234', 'View details'])
    expect(screen.getByRole('link').getAttribute('href')).toBe('/bulk-order/cz1/job-1')
  })

  it('shows that a job’s orders are being placed, whatever its status (BULK-25)', () => {
    const job: BulkJob = {
      id: 'job-1',
      vendorId: 'cz1',
      createdBy: 'anna@small.test',
      createdAt: AT,
      status: 'PREPROCESS_SUCCESS',
      isBeingPlaced: true,
      successRowCount: 300,
    }
    show(<BulkHistory view={{ state: { step: 'ready', jobs: [job] } }} retry={() => undefined} />)
    expect(cellsOf(screen.getAllByRole('row')[1]!)[3]).toBe('Placing orders')
  })
})
