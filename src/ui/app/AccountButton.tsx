import { Button } from '@blueprintjs/core'
import { User } from '@blueprintjs/icons'
import { useLocalization } from '@fluent/react'
import type { ComponentProps } from 'react'

/** The icon behind which a person finds their account. */
export const AccountButton = (props: Omit<ComponentProps<typeof Button>, 'children'>) => {
  const { l10n } = useLocalization()
  return (
    <Button
      {...props}
      variant="minimal"
      size="large"
      icon={<User />}
      aria-label={l10n.getString('shell-account-label')}
    />
  )
}
