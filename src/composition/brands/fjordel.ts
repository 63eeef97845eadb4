import { ContainerModule } from 'inversify'
import { fetchCode } from '../../application/build/fetchCode.ts'
import { portFetchedLater } from '../../adapters/http/fetchedLater.ts'
import { readMapSettings } from '../../adapters/http/mapSettings.ts'
import { INNER, PORTS } from '../ports.ts'
import { httpGeolocator } from './fetchedPorts.ts'

/**
 * Fjordel searches addresses with a Photon, if its service has a `PHOTON_URL`: the service's own gazetteers have only
 * the main cities of its countries.
 */
export const fjordel = new ContainerModule(({ rebind }) => {
  rebind(PORTS.geolocator.token).toResolvedValue(
    (portal, { country }, { window }) =>
      portFetchedLater(
        async () => {
          const fetcher = window.fetch.bind(window)
          const { photonUrl = '' } = await readMapSettings(fetcher)
          if (photonUrl === '') return httpGeolocator(portal, country.code)
          const { makePhotonGeolocator } = await fetchCode(() => import('../../adapters/http/PhotonGeolocator.ts'))
          return makePhotonGeolocator(photonUrl, country.code, fetcher)
        },
        { autocomplete: true, reverse: true, details: true },
      ),
    [INNER.portalHttp, PORTS.currentDeployment.token, INNER.environment],
  )
})
