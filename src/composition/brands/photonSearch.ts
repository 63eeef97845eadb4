import { ContainerModule } from 'inversify'
import { readMapSettings } from '../../adapters/http/mapSettings.ts'
import type { WriteAddress } from '../../adapters/http/photonAddresses.ts'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import { lazyPort } from '../../application/lateCode/lazyPort.ts'
import { INNER, PORTS } from '../ports.ts'
import { httpGeolocator } from './fetchedPorts.ts'

/**
 * A module that searches addresses with the Photon that the deployment names (`photonUrl`), directly from the page, and
 * with the service if it names none. `write` is how addresses are written in the brand's countries.
 */
export const photonSearch = (write: WriteAddress): ContainerModule =>
  new ContainerModule(({ rebind }) => {
    rebind(PORTS.geolocator.token).toResolvedValue(
      (portal, { country }, { window }) =>
        lazyPort(async () => {
          const fetch = window.fetch.bind(window)
          const { photonUrl = '' } = await readMapSettings(fetch)
          if (photonUrl === '') return httpGeolocator(portal, country.code)
          const { makePhotonGeolocator } = await fetchCode(() => import('../../adapters/http/PhotonGeolocator.ts'))
          return makePhotonGeolocator(photonUrl, country.code, fetch, write)
        }),
      [INNER.portalHttp, PORTS.currentDeployment.token, INNER.environment],
    )
  })
