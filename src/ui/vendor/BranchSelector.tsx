import { PopoverNext } from '@blueprintjs/core'
import type { Openable } from '../shared/lazyOpenable.tsx'
import { BranchChoice } from './BranchChoice.tsx'
import { BranchName } from './BranchName.tsx'

/** The branch selector of the desktop's top bar (NAV-01). */
export const BranchSelector = ({ open, setOpen }: Openable) => (
  <PopoverNext
    isOpen={open}
    onInteraction={setOpen}
    placement="bottom-start"
    content={
      <div className="branch-popover">
        <BranchChoice chosen={() => setOpen(false)} />
      </div>
    }
  >
    <BranchName aria-expanded={open} onClick={() => setOpen(!open)} />
  </PopoverNext>
)
