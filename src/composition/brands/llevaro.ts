import { ContainerModule } from 'inversify'
import { readMapSettings } from '../../adapters/http/mapSettings.ts'
import { GOOGLE_OR_MAP_LIBRE } from '../../adapters/maps/googleOrMapLibre.ts'
import { lazyMap } from '../../adapters/maps/lazyMap.ts'
import { INNER, PORTS } from '../ports.ts'

/** Llevaro shows Google Maps in a deployment that names a key (`googleMapsKey`), and the embedded map in others. */
export const swap = new ContainerModule(({ rebind }) => {
  rebind(INNER.deliveryMap).toResolvedValue(
    ({ window }, { country }) =>
      lazyMap(() => readMapSettings(window.fetch.bind(window)), country.code, GOOGLE_OR_MAP_LIBRE),
    [INNER.environment, PORTS.currentDeployment.token],
  )
})
