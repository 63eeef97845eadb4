import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import type { Locale } from '../../../src/domain/market/languages.ts'
import { BulkFileStep } from '../../../src/ui/bulk/BulkFileStep.tsx'
import { PortalContext, type Portal } from '../../../src/ui/frame/Portal.ts'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { screenIs } from '../../support/screenIs.ts'
import { plain, theDeployment } from '../market/showPage.tsx'
import { aRow, aSheet, bulkWorld, correctingOf, goodRows } from './bulkWorld.ts'

const texts = (locale: Locale) =>
  new ReactLocalization(
    [
      bundleOf(
        locale,
        theDeployment('dobrego-cz').brand,
        messagesOf(locale, ['bulk', 'bulkfile', 'request', 'order', 'fields', 'failure', 'shell']),
      ),
    ],
    undefined,
    (problem) => {
      throw problem
    },
  )

const step = (locale: Locale = 'en') => {
  const world = bulkWorld()
  const onTemplate = vi.fn()
  render(
    <LocalizationProvider l10n={texts(locale)}>
      <PortalContext value={{ locale } as unknown as Portal}>
        <BulkFileStep model={world.model} onTemplate={onTemplate} isTemplateComing={false} />
      </PortalContext>
    </LocalizationProvider>,
  )
  return { ...world, onTemplate, user: userEvent.setup() }
}

const correcting = async (rows: ReadonlyArray<ReturnType<typeof aRow>>, locale?: Locale) => {
  const world = step(locale)
  await act(() => world.model.choose([aSheet(rows)]))
  return { ...world, grid: correctingOf(world.model) }
}

const focused = () => document.activeElement!
const isFocused = (row: number, column: string) => waitFor(() => expect(focused().id).toBe(`bulk-${row}-${column}`))
const cell = (row: number, column: string) => document.getElementById(`bulk-${row}-${column}`)!
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const announced = () => [...document.querySelectorAll('output')].map(({ textContent }) => plain(textContent)).join()

describe('choosing a bulk file', () => {
  const chooser = () => screen.getByLabelText<HTMLInputElement>(/^Choose an Excel file/)

  it('uses a file input that is reachable by keyboard and accepts .xlsx only (BULK-02, BULK-03)', async () => {
    const { user } = step()
    await user.tab()
    expect(focused()).toBe(chooser())
    expect(chooser().accept).toBe('.xlsx')
    expect(chooser().type).toBe('file')
  })

  it('offers the template (BULK-18)', async () => {
    const { onTemplate, user } = step()
    await user.click(button('Download template'))
    expect(onTemplate).toHaveBeenCalledOnce()
  })

  it.each([
    ['File format is invalid', { name: 'orders.csv' }],
    ['File cannot be larger than 5 MB', { size: 5_242_881 }],
    ['Columns are missing: Phone number and Address. The template has them all.', { headers: ['Customer name'] }],
  ])('reports: %s (BULK-03, BULK-04)', async (words, about) => {
    const { model } = step()
    await act(() => model.choose([aSheet(goodRows(1), about)]))
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText((text) => plain(text) === words)).toBeTruthy()
    expect(chooser()).toBeTruthy()
  })

  it('reports how many rows are too many (BULK-27)', async () => {
    const { model } = step()
    await act(() => model.choose([aSheet(goodRows(10_001))]))
    expect(plain(screen.getByRole('alert').textContent)).toContain('This file has 10,001 rows. At most 10,000 can')
  })

  it('accepts files dropped on the zone, uses the first, and ignores files dropped beside it', async () => {
    const { model, sent } = step()
    const zone = chooser().closest('label')!
    const files = [aSheet(goodRows(1)), aSheet(goodRows(2), { name: 'more.xlsx' })]
    const dataTransfer = { types: ['Files'], files }
    const isLeftToTheBrowser = fireEvent.drop(document.body, { dataTransfer })
    expect(isLeftToTheBrowser).toBe(false)
    expect(sent).toEqual([])
    fireEvent.dragOver(zone, { dataTransfer })
    expect(zone.dataset['over']).toBe('true')
    fireEvent.drop(zone, { dataTransfer })
    expect(zone.dataset['over']).toBe('false')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(model.others).toBe(1)
    expect(plain(document.body.textContent)).toContain('One file at a time. Using orders.xlsx.')
  })

  it('offers to send a valid file again after a failed upload (BULK-22)', async () => {
    const { model, sent, user } = step()
    await act(() => model.choose([aSheet(goodRows(1))]))
    act(() => model.uploadFailed())
    await user.click(button('Send again'))
    expect(sent).toHaveLength(2)
  })
})

describe('BulkGrid', () => {
  it('exposes rows, columns, cells and faults to assistive technology', async () => {
    await correcting([...goodRows(2), aRow({ customerName: 'Jana 2' })])
    const grid = screen.getByRole('grid', { name: 'Orders of the file' })
    expect(grid.getAttribute('aria-rowcount')).toBe('4')
    expect(grid.getAttribute('aria-colcount')).toBe('12')
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(12)
    expect(
      within(grid)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '3', '4'])
    const wrong = cell(4, 'customerName')
    expect(wrong.getAttribute('aria-invalid')).toBe('true')
    expect(wrong.getAttribute('aria-colindex')).toBe('3')
    expect(wrong.closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('4')
    const said = document.getElementById(wrong.getAttribute('aria-describedby')!)
    expect(said?.textContent).toBe('The customer name is not valid')
    expect(wrong.querySelector('svg')).toBeTruthy()
    expect(cell(2, 'customerName').getAttribute('aria-invalid')).toBe('false')
  })

  it('names an empty cell “empty” and describes it by its fault', async () => {
    await correcting([aRow({ customerName: '' })])
    const empty = screen.getByRole('gridcell', { name: 'empty', description: "Please fill the customer's name" })
    expect(empty).toBe(cell(2, 'customerName'))
  })

  it('starts at the first fault and explains it beside the grid', async () => {
    await correcting([...goodRows(1), aRow({ phoneNumber: '12' })])
    await isFocused(3, 'phoneNumber')
    const details = screen.getByRole('region', { name: (name) => plain(name) === 'Row 3, Phone number' })
    expect(details.textContent).toContain("The phone number doesn't seem correct")
  })

  it('renders few rows, however many the file has', async () => {
    await correcting([...goodRows(9_999), aRow({ customerName: '' })])
    await isFocused(10_001, 'customerName')
    expect(screen.getAllByRole('row').length).toBeLessThan(80)
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('10001')
  })

  it('moves with arrow keys, Home and End, and leaves with Tab', async () => {
    const { user } = await correcting([aRow({ customerName: '' }), ...goodRows(30)])
    await isFocused(2, 'customerName')
    await user.keyboard('{ArrowRight}')
    await isFocused(2, 'phoneNumber')
    await user.keyboard('{ArrowDown}')
    await isFocused(3, 'phoneNumber')
    await user.keyboard('{Home}')
    await isFocused(3, 'collectionPoint')
    await user.keyboard('{ArrowLeft}')
    await isFocused(3, 'collectionPoint')
    await user.keyboard('{End}')
    await isFocused(3, 'deliverAt')
    await user.keyboard('{Control>}{End}{/Control}')
    await isFocused(32, 'deliverAt')
    await user.keyboard('{PageUp}')
    await isFocused(22, 'deliverAt')
    await user.keyboard('{Control>}{Home}{/Control}')
    await isFocused(2, 'collectionPoint')
    await user.tab()
    expect(focused().closest('[role=grid]')).toBeNull()
    await user.tab({ shift: true })
    await isFocused(2, 'collectionPoint')
  })

  it('moves in the opposite direction in right-to-left languages', async () => {
    const { user } = await correcting([aRow({ customerName: '' })], 'ar')
    await isFocused(2, 'customerName')
    await user.keyboard('{ArrowLeft}')
    await isFocused(2, 'phoneNumber')
    await user.keyboard('{ArrowRight}{ArrowRight}')
    await isFocused(2, 'collectionPoint')
    await user.keyboard('{End}')
    await isFocused(2, 'deliverAt')
  })

  it('edits by typing: Enter commits and moves down, Escape cancels, Delete clears, Ctrl+Z undoes', async () => {
    const { user } = await correcting([aRow({ customerName: '' }), ...goodRows(1)])
    await isFocused(2, 'customerName')
    await user.keyboard('Jana Nová')
    expect(focused()).toHaveProperty('value', 'Jana Nová')
    expect(plain(focused().getAttribute('aria-label'))).toBe('Row 2, Customer name')
    await user.keyboard('{Enter}')
    await isFocused(3, 'customerName')
    expect(cell(2, 'customerName').textContent).toBe('Jana Nová')
    expect(announced()).toContain('No errors left.')
    await user.keyboard('{F2} ml.{Escape}')
    await isFocused(3, 'customerName')
    expect(cell(3, 'customerName').textContent).toBe('Karel Novák')
    await user.keyboard('{Delete}')
    expect(cell(3, 'customerName').textContent).toContain("Please fill the customer's name")
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(cell(3, 'customerName').textContent).toBe('Karel Novák'))
    await user.keyboard('{Enter}{Tab}')
    await isFocused(3, 'phoneNumber')
  })

  it('commits the text when another cell is clicked, and edits on the second click', async () => {
    const { user } = await correcting([aRow({ customerName: '' }), ...goodRows(1)])
    await isFocused(2, 'customerName')
    await user.click(cell(2, 'customerName'))
    await user.keyboard('Eva')
    await user.click(cell(3, 'address'))
    await isFocused(3, 'address')
    expect(cell(2, 'customerName').textContent).toBe('Eva')
    expect(document.querySelector('.bulk-input')).toBeNull()
  })

  it('pastes a block of cells from the clipboard', async () => {
    const { user } = await correcting([aRow({ customerName: '', phoneNumber: '' }), ...goodRows(1)])
    await isFocused(2, 'customerName')
    await user.paste('Jana\t777 123 456\nEva\t777 123 457')
    await waitFor(() => expect(cell(3, 'phoneNumber').textContent).toBe('777 123 457'))
    expect(cell(2, 'customerName').textContent).toBe('Jana')
    expect(announced()).toContain('4 cells pasted.')
  })

  it('moves from fault to fault with a key and a button', async () => {
    const { user } = await correcting([aRow({ customerName: '' }), ...goodRows(1), aRow({ address: '' })])
    await isFocused(2, 'customerName')
    await user.keyboard('{F8}')
    await isFocused(4, 'address')
    await user.click(button('Next error'))
    await isFocused(2, 'customerName')
    await user.keyboard('{Shift>}{F8}{/Shift}')
    await isFocused(4, 'address')
  })

  it('offers the valid texts of a cell by name and fills all rows with the same fault (PAY-02)', async () => {
    const { grid, user } = await correcting(goodRows(3).map((row) => ({ ...row, paymentType: 'card' })))
    await isFocused(2, 'paymentType')
    await user.keyboard('{Enter}')
    const list = screen.getByRole<HTMLSelectElement>('combobox', {
      name: (name) => plain(name) === 'Row 2, Payment type',
    })
    expect([...list.options].map(({ text }) => text)).toEqual(['card', 'Paid', 'Cash on delivery', 'Paid online'])
    await user.selectOptions(list, 'Cash on delivery')
    await user.keyboard('{Enter}')
    await isFocused(3, 'paymentType')
    expect(cell(2, 'paymentType').textContent).toBe('Cash on delivery')
    await user.selectOptions(screen.getByLabelText('The same for all of them'), 'Paid')
    await user.click(button('Fill in'))
    expect(grid.correction.faultCount).toBe(0)
    await isFocused(3, 'paymentType')
  })

  it('warns about a repeated row and removes it with one click', async () => {
    const { grid, user } = await correcting([aRow(), aRow()])
    expect(plain(screen.getAllByRole('rowheader')[1]!.textContent)).toContain('This row asks for the same as row 2.')
    expect(cell(3, 'address').getAttribute('aria-invalid')).toBe('false')
    await user.click(button(/^Remove row .?3/))
    expect(grid.correction.rowCount).toBe(1)
    await user.click(button('Undo'))
    expect(grid.correction.rowCount).toBe(2)
  })

  it('asks before sending rows with faults, and keeps the remaining rows after a failed upload', async () => {
    const { grid, model, sent, user } = await correcting([aRow({ customerName: '' }), ...goodRows(1)])
    await user.click(button('Send with errors'))
    expect(plain(screen.getByRole('alert').textContent)).toContain('1 row still has an error')
    await user.click(button('Keep correcting'))
    await isFocused(2, 'customerName')
    await user.keyboard('Jana{Enter}')
    await user.click(button(/^Send .?2.? rows$/))
    expect(sent).toHaveLength(1)
    act(() => model.uploadFailed())
    expect(screen.getByRole('alert').textContent).toContain('Nothing you have corrected is lost')
    expect(cell(2, 'customerName').textContent).toBe('Jana')
    expect(grid.correction.isChanged).toBe(true)
    expect(screen.getByRole('grid')).toBeTruthy()
  })

  it.each(['cs', 'ar', 'th', 'ja'] as const)('has all its texts in %s', async (locale) => {
    const { grid, model } = await correcting([aRow({ paymentType: 'x' }), aRow({ paymentType: 'y' })], locale)
    act(() => grid.removeRow(3))
    act(() => model.send())
    expect(screen.getByRole('alert').textContent).not.toBe('')
  })
})

describe('BulkCards', () => {
  it('shows a row as a card with its faults, and all fields behind a button', async () => {
    screenIs(390)
    const { grid, user } = await correcting([aRow({ customerName: '', paymentType: 'card' }), ...goodRows(1)])
    const card = screen.getByRole('article', { name: (name) => plain(name) === 'Row 2' })
    expect(screen.queryByRole('grid')).toBeNull()
    expect(screen.getAllByRole('article')).toEqual([card])
    expect(button('Only rows with errors').getAttribute('aria-pressed')).toBe('true')
    const name = within(card).getByRole('textbox', { name: 'Customer name' })
    expect(within(card).getAllByRole('textbox')).toEqual([name])
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(name.getAttribute('aria-describedby')!)?.textContent).toContain('Please fill')
    await user.type(name, 'Jana')
    await user.keyboard('{Enter}')
    expect(grid.correction.rows[0]?.row.cells.customerName).toBe('Jana')
    expect(within(card).getByRole('textbox', { name: 'Customer name' })).toBe(name)
    await user.selectOptions(within(card).getByRole('combobox', { name: 'Payment type' }), 'Paid')
    expect(grid.correction.faultCount).toBe(0)
    expect(within(card).getByRole('combobox', { name: 'Payment type' })).toBeTruthy()
    await user.click(within(card).getByRole('button', { name: 'All fields' }))
    expect(within(card).getAllByRole('textbox')).toHaveLength(9)
  })

  it('moves to the first and the next fault with the button', async () => {
    screenIs(390)
    const { user } = await correcting([...goodRows(1), aRow({ customerName: '' }), aRow({ address: '' })])
    await user.click(button('Next error'))
    await isFocused(3, 'customerName')
    await user.click(button('Next error'))
    await isFocused(4, 'address')
    await user.click(button(/^Remove row .?4/))
    await waitFor(() => expect(focused().id).toBe('bulk-3'))
  })
})
