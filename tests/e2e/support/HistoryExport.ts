import { readFile } from 'node:fs/promises'
import { expect, type Download, type Locator, type Page } from '@playwright/test'

type Choice = 'Excel workbook' | 'CSV file'

/** The controls that export the history to a file, in English. */
export class HistoryExport {
  private readonly page: Page
  readonly open: Locator
  readonly progress: Locator
  readonly cancel: Locator
  readonly trouble: Locator

  constructor(page: Page) {
    this.page = page
    this.open = page.getByRole('button', { name: 'Export' })
    this.progress = page.getByRole('region', { name: 'Export' })
    this.cancel = page.getByRole('button', { name: 'Cancel', exact: true })
    this.trouble = page.getByRole('alert').filter({ hasText: 'The export has stopped' })
  }

  /** Shows the orders of the last thirty days. */
  async ofPastMonth(): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click()
    await this.page.getByRole('radio', { name: 'Past 30 days' }).check()
    await expect(this.page.locator('[data-order-id]').first()).toBeVisible()
  }

  async begin(choice: Choice): Promise<void> {
    await this.open.click()
    await this.page.getByRole('button', { name: choice }).click()
  }

  async saved(act: () => Promise<unknown>): Promise<{ readonly name: string; readonly bytes: Buffer }> {
    const coming: Promise<Download> = this.page.waitForEvent('download')
    await act()
    const download = await coming
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
  }

  readonly told = (text: RegExp): Locator => this.page.getByText(text)
}
