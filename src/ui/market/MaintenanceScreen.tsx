import { useLocalization } from '@fluent/react'
import type { MaintenanceKind } from '../../domain/flags/maintenance.ts'
import { MaintenancePicture } from './MaintenancePicture.tsx'

interface Props {
  /** Nothing while it is not known, and in the moment it ends. */
  readonly kind: MaintenanceKind | undefined
}

/** The portal is closed for a while (ROUTE-20, MAINT-02). It opens again by itself. */
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
