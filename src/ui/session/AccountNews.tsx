import { useLocalization } from '@fluent/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'

interface Props {
  /** Text id. */
  readonly title: string
  readonly children: ReactNode
  /** What comes next is signing in. */
  readonly leadsToSignIn?: boolean
  /** Another way on, below it. */
  readonly otherwise?: ReactNode
}

/** What became of it, in place of the form: its title is gone to, so that it is heard. */
export const AccountNews = ({ title, children, leadsToSignIn = true, otherwise }: Props) => {
  const { l10n } = useLocalization()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [title])
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {l10n.getString(title)}
      </h1>
      {children}
      {leadsToSignIn && (
        <p className="account-next">
          <Link className="button primary" to="/connect">
            {l10n.getString('account-sign-in')}
          </Link>
        </p>
      )}
      {otherwise !== undefined && <p className="account-next">{otherwise}</p>}
    </>
  )
}
