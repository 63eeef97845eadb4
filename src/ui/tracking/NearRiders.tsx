import { VolumeOffIcon, VolumeUpIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import type { Command } from '../frame/CommandsViewModel.ts'
import { useCommands } from '../frame/useCommands.ts'
import { Button } from '../kit/Button.tsx'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { NearRidersViewModel } from './NearRidersViewModel.ts'
import type { OrderTrackingViewModel } from './OrderTrackingViewModel.ts'

/** Switches the sound for near riders; the page title shows how many there are. */
export const NearRiders = observer(function NearRiders({ tracking }: { readonly tracking: OrderTrackingViewModel }) {
  const { nearRiderSigns, deployment } = usePortal()
  const { l10n } = useLocalization()
  const { minimumEta } = deployment.country
  const view = useViewModel(
    () => new NearRidersViewModel({ lists: tracking.lists, clock: tracking.clock, minimumEta, signs: nearRiderSigns }),
  )
  const { hasSound, switchSound } = view
  const list = useMemo(
    (): ReadonlyArray<Command> => [
      {
        id: 'near-sound',
        text: { id: hasSound ? 'near-sound-off' : 'near-sound-on' },
        group: 'here',
        run: switchSound,
      },
    ],
    [hasSound, switchSound],
  )
  useCommands(list)
  return (
    <Button
      className="near-riders"
      icon={hasSound ? <VolumeUpIcon size={16} /> : <VolumeOffIcon size={16} />}
      data-on={hasSound}
      title={l10n.getString(hasSound ? 'near-sound-off' : 'near-sound-on')}
      onClick={switchSound}
    >
      {l10n.getString(hasSound ? 'near-sound-is-on' : 'near-sound-is-off')}
    </Button>
  )
})
