import { PopoverNext } from '@blueprintjs/core'
import { observer } from 'mobx-react-lite'
import type { Openable } from '../kit/lazyOpenable.tsx'
import { usePortal } from '../frame/Portal.ts'
import { BranchChoice } from './BranchChoice.tsx'
import { BranchName } from './BranchName.tsx'

/** The branch selector of the desktop's top bar (NAV-01). If it opens a dialog, that dialog handles the focus. */
export const BranchSelector = observer(function BranchSelector({ open, setOpen }: Openable) {
  const { outletDoor } = usePortal()
  return (
    <PopoverNext
      isOpen={open}
      onInteraction={setOpen}
      placement="bottom-start"
      shouldReturnFocusOnClose={outletDoor.asked === undefined}
      content={
        <div className="branch-popover">
          <BranchChoice chosen={() => setOpen(false)} />
        </div>
      }
    >
      <BranchName aria-expanded={open} onClick={() => setOpen(!open)} />
    </PopoverNext>
  )
})
