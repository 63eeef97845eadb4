import { observer } from 'mobx-react-lite'
import { useLocalization } from '../kit/localization.ts'
import type { Openable } from '../kit/lazyOpenable.tsx'
import { Popover } from '../kit/Popover.tsx'
import { BranchChoice } from './BranchChoice.tsx'
import { BranchName } from './BranchName.tsx'

/** The branch selector of the desktop's top bar (NAV-01). */
export const BranchSelector = observer(function BranchSelector({ open, setOpen }: Openable) {
  const { l10n } = useLocalization()
  return (
    <Popover
      open={open}
      setOpen={setOpen}
      label={l10n.getString('shell-branch-title')}
      placement="bottom-start"
      className="branch-popover"
      content={<BranchChoice chosen={() => setOpen(false)} />}
    >
      <BranchName aria-expanded={open} onClick={() => setOpen(!open)} />
    </Popover>
  )
})
