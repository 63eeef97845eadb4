import { Button } from '@blueprintjs/core'
import { Map as MapIcon } from '@blueprintjs/icons'
import { useState } from 'react'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { PlaceMap, type PlaceMapProps } from './PlaceMap.tsx'

/** The map on small screens; loaded when the button is pressed. */
export const MapBehindButton = (props: Omit<PlaceMapProps, 'port'>) => {
  const { map } = usePortal()
  const { l10n } = useLocalization()
  const [open, setOpen] = useState(false)
  return (
    <div className="map-behind-button">
      <Button
        fill
        size="large"
        variant="outlined"
        icon={<MapIcon />}
        aria-expanded={open}
        text={l10n.getString(open ? 'request-map-hide' : 'request-map-show')}
        onClick={() => setOpen(!open)}
      />
      {open && <PlaceMap {...props} port={map} />}
    </div>
  )
}
