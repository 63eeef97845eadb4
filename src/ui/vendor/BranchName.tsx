import { CaretDown, Shop } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { ComponentProps } from 'react'
import { Button } from '../kit/Button.tsx'
import { usePortal } from '../frame/Portal.ts'
import { Localized } from '../kit/localization.ts'
import { BRANCH_BUTTON_ID } from './branchButtons.ts'

/** The selected collection point, as the button that opens the list. */
export const BranchName = observer(function BranchName(props: ComponentProps<typeof Button>) {
  const { vendors } = usePortal()
  const name = vendors.selected?.name ?? ''
  return (
    <Localized id="shell-branch" vars={{ name }} attrs={{ 'aria-label': true }}>
      <Button
        {...props}
        id={BRANCH_BUTTON_ID}
        title={name}
        icon={<Shop />}
        endIcon={<CaretDown />}
        disabled={name === ''}
      >
        <bdi className="one-line">{name}</bdi>
      </Button>
    </Localized>
  )
})
