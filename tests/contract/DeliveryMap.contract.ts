import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DeliveryMapPort, OpenMap } from '../../src/application/ports/DeliveryMap.ts'
import { aMapScene, aPin, NEAR_PRAGUE, PRAGUE, WORDS, writtenEvents } from '../adapters/maps/aMapScene.ts'

export interface OpenDeliveryMap {
  readonly map: DeliveryMapPort
  readonly close: () => Promise<void>
}

const rider = aPin({ id: 'rider', kind: 'rider', label: 'Petr', position: NEAR_PRAGUE, draggable: false })

/** The contract of every `DeliveryMap` adapter: pins have names and roles, and move by keys (ADR 6). */
export const deliveryMapContract = (adapter: string, open: () => Promise<OpenDeliveryMap>) =>
  describe(`DeliveryMap (${adapter})`, () => {
    let held: OpenDeliveryMap
    let opened: OpenMap
    let container: HTMLElement
    let told: ReturnType<typeof writtenEvents>['told']
    beforeEach(async () => {
      held = await open()
      container = document.createElement('div')
      document.body.replaceChildren(container)
      const written = writtenEvents()
      told = written.told
      opened = await held.map.open(container, aMapScene(), written.events)
    })
    afterEach(() => held.close())

    const names = () =>
      [...container.querySelectorAll('[role=button], [role=img]')].map((pin) => pin.getAttribute('aria-label'))
    const pinNamed = (name: string) => container.querySelector<HTMLElement>(`[aria-label="${name}"]`)

    it('shows each pin with its name and its role', async () => {
      await expect.poll(names).toEqual(['Destination'])
      expect(pinNamed('Destination')?.getAttribute('role')).toBe('button')
      expect(told).toEqual([])
    })

    it('shows the next scene: adds, renames and removes pins', async () => {
      opened.show(aMapScene({ pins: [aPin({ label: 'Cíl' }), rider] }))
      await expect.poll(names).toEqual(['Cíl', 'Petr'])
      expect(pinNamed('Petr')?.getAttribute('role')).toBe('img')
      opened.show(aMapScene({ pins: [rider] }))
      await expect.poll(names).toEqual(['Petr'])
    })

    it('says other words when the language changes', async () => {
      await expect.poll(names).toEqual(['Destination'])
      opened.show(aMapScene({ words: { ...WORDS, pinKeys: 'Šipky posunou špendlík.' } }))
      await expect.poll(() => pinNamed('Destination')?.getAttribute('aria-description')).toBe('Šipky posunou špendlík.')
    })

    it('moves a pin with the arrow keys, and reports where it is once (REQ-05, ADDR-21)', async () => {
      await expect.poll(names).toEqual(['Destination'])
      const pin = pinNamed('Destination')
      for (const key of ['ArrowUp', 'ArrowUp']) pin?.dispatchEvent(new KeyboardEvent('keydown', { key }))
      expect(told).toEqual([])
      pin?.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowUp' }))
      const [[name, id, position] = []] = told
      expect([told.length, name, id]).toEqual([1, 'pinMoved', 'destination'])
      expect(position).toMatchObject({ longitude: expect.closeTo(PRAGUE.longitude, 6) })
      expect((position as typeof PRAGUE).latitude).toBeGreaterThan(PRAGUE.latitude)
    })

    it('leaves a fixed pin where it is (REQ-05)', async () => {
      opened.show(aMapScene({ pins: [rider] }))
      await expect.poll(names).toEqual(['Petr'])
      for (const type of ['keydown', 'keyup'])
        pinNamed('Petr')?.dispatchEvent(new KeyboardEvent(type, { key: 'ArrowUp' }))
      expect(told).toEqual([])
    })

    it('removes everything when it is closed', async () => {
      opened.close()
      await expect.poll(names).toEqual([])
    })
  })
