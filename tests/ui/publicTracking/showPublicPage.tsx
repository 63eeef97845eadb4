import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { messagesOf } from '../../../build/texts.ts'
import type { PhotoAnswer } from '../../../src/application/ports/DeliveryPhotos.ts'
import type { PollResult } from '../../../src/application/publicTracking/followPublicOrder.ts'
import type { MapScene } from '../../../src/application/ports/DeliveryMap.ts'
import { instantAt } from '../../../src/domain/instant.ts'
import { deploymentOf } from '../../../src/domain/market/deployments.ts'
import type { OrderLink } from '../../../src/domain/publicTracking/publicOrder.ts'
import type { Locale } from '../../../src/domain/market/languages.ts'
import { LightPagesContext } from '../../../src/ui/frame/LightPages.ts'
import { lightPages } from '../../support/lightPages.ts'
import { bundleOf } from '../../../src/ui/kit/texts.ts'

/** Renders a public page at its address; a missing message or variable fails the test. */
export const showPublicPage = (page: ReactNode, path: string, address: string, locale: Locale = 'en') => {
  const deployment = deploymentOf('dobrego-cz')!
  const l10n = new ReactLocalization(
    [
      bundleOf(
        locale,
        deployment.brand,
        messagesOf(locale, ['site', 'map', 'status', 'public', 'share', 'way', 'prohibited', 'landing', 'failure']),
      ),
    ],
    undefined,
    (problem) => {
      throw problem
    },
  )
  let tell: (sighting: PollResult) => void = () => undefined
  const wanted: Array<OrderLink> = []
  const scenes: Array<MapScene> = []
  const notes: Array<string> = []
  const photosOf: Array<OrderLink> = []
  const photos: Array<PhotoAnswer> = []
  const light = lightPages({
    linkCalls: () =>
      Promise.resolve({
        readPhoto: (wantedPhoto) => {
          photosOf.push(wantedPhoto)
          return Promise.resolve(photos.shift() ?? { kind: 'none' })
        },
        writeNote: (_, text) => {
          notes.push(text)
          return Promise.resolve({ kind: 'written', at: instantAt(0), left: 4, text })
        },
      }),
    locale,
    followOrder: (order, take) => {
      wanted.push(order)
      tell = take
      return new Promise(() => undefined)
    },
    map: {
      open: (_element, scene) => {
        scenes.push(scene)
        return Promise.resolve({ show: () => undefined, fit: () => undefined, close: () => undefined })
      },
    },
  })
  render(
    <LocalizationProvider l10n={l10n}>
      <LightPagesContext value={light}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={path} element={page} />
          </Routes>
        </MemoryRouter>
      </LightPagesContext>
    </LocalizationProvider>,
  )
  return { wanted, scenes, notes, photos, photosOf, told: (sighting: PollResult) => act(() => tell(sighting)) }
}
