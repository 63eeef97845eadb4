import { expect } from '@playwright/test'
import { test } from './support/stories.ts'

/** Brands whose orders no other story places, each with a house of its city and a customer there. */
const ORDERS = [
  {
    deployment: 'yolvera-tr',
    brand: 'Yolvera',
    to: 'Atatürk Bulvarı No: 40',
    name: 'Nâzım Hikmet',
    phone: '+90 501 234 56 78',
    value: '450',
  },
  {
    deployment: 'elpiro-gr',
    brand: 'Elpiro',
    to: 'Ερμού 12',
    name: 'Οδυσσέας Ελύτης',
    phone: '+30 691 234 5678',
    value: '18',
  },
  {
    deployment: 'llevaro-ar',
    brand: 'Llevaro',
    to: 'Florida 550',
    name: 'Alfonsina Storni',
    phone: '+54 9 11 2345 6789',
    value: '9500',
  },
  {
    deployment: 'fjordel-se',
    brand: 'Fjordel',
    to: 'Drottninggatan 12',
    name: 'Karin Boye',
    phone: '+46 70 123 45 67',
    value: '180',
  },
]

for (const { deployment, brand, ...order } of ORDERS)
  test.describe(deployment, () => {
    test.use({ deployment, locale: 'en-GB' })

    test(`A vendor of ${brand} requests a rider in the city and sees the order in tracking (PROD-07, REQ-16)`, async ({
      page,
      signIn,
      requestForm,
      tracking,
    }) => {
      await signIn.as('vendor')
      await expect(requestForm.map).toBeVisible()
      await requestForm.fillIn({ ...order, items: '2× Lunch' })
      await expect(requestForm.destination).toHaveValue(new RegExp(order.to))
      await requestForm.submit.click()

      await expect(page).toHaveURL(/\/order-tracking\/.*order_id=/)
      await expect(tracking.row(order.name)).toContainText('New')
      await expect(tracking.details.getByRole('heading', { name: order.name })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`· ${brand}( ·|$)`))
    })
  })
