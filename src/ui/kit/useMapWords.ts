import { useMemo } from 'react'
import type { MapWords } from '../../application/ports/DeliveryMap.ts'
import { useLocalization } from './localization.ts'

/** The words of every map. */
export const useMapWords = (): MapWords => {
  const { l10n } = useLocalization()
  return useMemo(
    () => ({
      map: l10n.getString('map-name'),
      keys: l10n.getString('map-keys'),
      zoomIn: l10n.getString('map-zoom-in'),
      zoomOut: l10n.getString('map-zoom-out'),
      pinKeys: l10n.getString('map-pin-keys'),
      cluster: (cluster) => l10n.getString('map-cluster', { ...cluster }),
    }),
    [l10n],
  )
}
