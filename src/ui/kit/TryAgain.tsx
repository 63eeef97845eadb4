import { RefreshIcon } from '@blueprintjs/icons'
import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'
import { Localized } from './localization.ts'

/** Repeats what failed. */
export const TryAgain = (props: Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'onClick'>) => (
  <Localized id="failure-try-again">
    <Button {...props} icon={<RefreshIcon />} />
  </Localized>
)
