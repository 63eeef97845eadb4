import { expect } from '@playwright/test'
import { test } from './support/stories.ts'

test.describe('in Singapore, where the unit is required', () => {
  test.use({ deployment: 'ferrywing-sg' })

  test('A unit typed with the address moves into its field, and is removed with its address (ADDR-24, ADDR-25)', async ({
    page,
    signIn,
    requestForm,
  }) => {
    await signIn.as('vendor')
    const unit = page.getByLabel('Unit number')
    const building = page.getByLabel('Building')
    await requestForm.deliverTo('391 Orchard Rd #12-04 S238872')
    await expect(requestForm.destination).toHaveValue(/^391 Orchard Road, Singapore/)
    await expect(unit).toHaveValue('#12-04')
    await expect(building).toHaveValue('')

    await requestForm.deliverTo('12 Neil Rd')
    await expect(unit).toHaveValue('')

    await unit.fill('#03-01')
    await requestForm.destination.fill('5 Marina Blvd')
    await expect(unit).toHaveValue('#03-01')
  })
})

test('a name that shows nothing is asked for, and no order is placed (VAL-29)', async ({
  page,
  signIn,
  requestForm,
}) => {
  await signIn.as('vendor')
  await requestForm.fillIn({
    to: 'Korunní 12, 3. patro',
    name: '\u200b\u2800',
    phone: '+420 602 123 456',
    items: '2× Svíčková',
    value: '458',
  })
  await expect(page.getByLabel('Unit number')).toHaveValue('3. patro')
  await requestForm.submit.click()
  await expect(requestForm.invalidFields).toHaveText(['Customer name'])
  await requestForm.name.fill('\u200bJana\u200b')
  await requestForm.submit.click()
  await expect(page).toHaveURL(/\/order-tracking\//)
})
