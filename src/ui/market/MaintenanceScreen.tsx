import type { MaintenanceKind } from '../../domain/flags/maintenance.ts'
import { useLocalization } from '../kit/localization.ts'
import { MaintenancePicture } from './MaintenancePicture.tsx'

interface Props {
  /** `undefined` while it is unknown, and when maintenance has just ended. */
  readonly kind: MaintenanceKind | undefined
}

/** Reports that the portal is closed (ROUTE-20, MAINT-02). It reopens without a reload. */
export const MaintenanceScreen = ({ kind = 'planned' }: Props) => {
  const { l10n } = useLocalization()
  return (
    <main className="not-found maintenance" id="content">
      <MaintenancePicture />
      <div role="status">
        <h1>{l10n.getString(`maintenance-${kind}-title`)}</h1>
        <p>{l10n.getString(`maintenance-${kind}-text`)}</p>
      </div>
      <p className="muted">{l10n.getString('maintenance-kept')}</p>
    </main>
  )
}
