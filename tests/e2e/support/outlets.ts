import { expect, type Page } from '@playwright/test'

/** Opens the selector of collection points in the top bar. */
export const openBranches = (page: Page) => page.getByRole('button', { name: /^Collection point:/ }).click()

/** Sets the switch for the orders of all outlets, wherever the page shows it. */
export const includeAllOutlets = async (page: Page, wanted = true): Promise<void> => {
  const toggle = page.getByLabel('Include All Outlets Orders')
  // A popover that has just opened may still move between pressing and releasing.
  await expect(async () => {
    if ((await toggle.isChecked()) !== wanted) await page.getByText('Include All Outlets Orders').click()
    await expect(toggle).toBeChecked({ checked: wanted, timeout: 1_000 })
  }).toPass()
}
