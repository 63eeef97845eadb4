import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { ACCOUNT, startForeignBackEnd } from '../support/foreignBackEnd.ts'
import { RequestForm } from './support/RequestForm.ts'
import { RunningService } from './support/runningService.ts'
import { SignIn } from './support/SignIn.ts'
import { Tracking } from './support/Tracking.ts'

test('A vendor of a brand with a back end of its own signs in, orders and sees the delivery (COUNTRY-10, API-01, LIVE-01, FLAG-03, FLAG-04, I18N-06, CON-20)', async ({
  page,
}) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-'))
  const backEnd = await startForeignBackEnd((origin) => /^http:\/\/dobrego-cz\.localhost:\d+$/.test(origin))
  const file = path.join(folder, 'deployments.json')
  writeFileSync(
    file,
    JSON.stringify({
      'dobrego-cz': {
        calls: backEnd.origin,
        flags: [`${backEnd.origin}/hanging-flags`, `${backEnd.origin}/flags.json`],
      },
    }),
  )
  const service = await RunningService.start({ env: { DEPLOYMENTS_FILE: file, ENVIRONMENT: 'staging' } })
  const complaints: Array<string> = []
  try {
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    const site = service.at('dobrego-cz')
    const ours: Array<string> = []
    page.on('request', (request) => {
      if (/\/api\/v1\//.test(request.url()) && request.url().startsWith(site)) ours.push(request.url())
    })
    await page.addInitScript(() => localStorage.setItem('portal.welcome', 'seen'))

    await page.goto(`${site}/connect`)
    const signIn = new SignIn(page, { origin: site, service: service.address }, [])
    await signIn.send(ACCOUNT.email, 'wrong')
    await expect(page.getByRole('alert')).toContainText('The password is invalid')
    await signIn.send(ACCOUNT.email, ACCOUNT.password)
    await expect(page).toHaveURL(/\/request-a-rider/)

    const form = new RequestForm(page)
    await form.fillIn({ to: 'Korunní 12', name: 'Jan Jiný', phone: '+420 602 123 456', items: 'Chléb', value: '120' })
    await expect(form.figure('Delivery fee')).toHaveText(/89/)
    // The first provider hangs; the second one has this flag.
    await expect(form.later).toBeVisible()
    await form.submit.click()

    const tracking = new Tracking(page)
    await expect(page).toHaveURL(/\/order-tracking\/els-1\?order_id=els-1-1001$/)
    await expect(tracking.row('Jan Jiný')).toContainText('New')
    await expect(tracking.livePill).toHaveText('Live')
    for (const status of ['RECEIVED', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'COURIER_LEFT_VENDOR'])
      backEnd.move(status)
    await tracking.choose('Collected')
    await expect(tracking.row('Jan Jiný')).toContainText('On the way')
    backEnd.move('DELIVERED')
    await tracking.choose('Delivered')
    await expect(tracking.row('Jan Jiný')).toContainText('Delivered')

    await page.reload()
    await tracking.choose('Delivered')
    await expect(tracking.row('Jan Jiný')).toBeVisible()
    expect(backEnd.hangingFlags()).toBeGreaterThan(0)
    expect(ours).toEqual([])
    // Without usual times, which the specification does not have, the timeline shows none.
    expect(new Set(backEnd.unknownCalls)).toEqual(new Set(['GET /orders/api/v1/vendor/els-1/usual-times']))
    // Analytics are off in staging.
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    expect(complaints.filter((text) => !/404|401/.test(text))).toEqual([])
  } finally {
    await service.end()
    await backEnd.close()
    rmSync(folder, { recursive: true })
  }
})
