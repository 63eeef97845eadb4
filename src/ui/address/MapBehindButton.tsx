import { Map as MapIcon } from '@blueprintjs/icons'
import { useState } from 'react'
import { usePortal } from '../frame/Portal.ts'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { PlaceMap, type PlaceMapProps } from './PlaceMap.tsx'

/** The map on small screens; loaded when the button is pressed. */
export const MapBehindButton = (props: Omit<PlaceMapProps, 'port'>) => {
  const { map } = usePortal()
  const { l10n } = useLocalization()
  const [open, setOpen] = useState(false)
  return (
    <div className="map-behind-button">
      <Button fill icon={<MapIcon />} aria-expanded={open} onClick={() => setOpen(!open)}>
        {l10n.getString(open ? 'request-map-hide' : 'request-map-show')}
      </Button>
      {open && <PlaceMap {...props} port={map} />}
    </div>
  )
}
