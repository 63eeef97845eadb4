import { observer } from 'mobx-react-lite'
import { lazyComponent } from '../shared/lazyComponent.tsx'
import { usePortal } from '../shared/Portal.ts'

const HelpCorner = lazyComponent(async () => (await import('./HelpCorner.tsx')).HelpCorner)

/** Help in the corner of the screen, fetched where it is offered at all (HELP-01, HELP-03 to HELP-05). */
export const HelpPanel = observer(function HelpPanel() {
  const { help } = usePortal()
  return help.isShown ? <HelpCorner /> : null
})
