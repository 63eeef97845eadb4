import { User } from '@blueprintjs/icons'
import type { ComponentProps } from 'react'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'

/** The icon button that opens the account menu. */
export const AccountButton = (props: ComponentProps<typeof Button>) => {
  const { l10n } = useLocalization()
  return <Button {...props} kind="quiet" icon={<User />} aria-label={l10n.getString('shell-account-label')} />
}
