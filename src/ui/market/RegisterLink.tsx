import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface Props {
  /** Nothing until it is known. */
  readonly allowed: boolean | undefined
  readonly children: ReactNode
  readonly className?: string
}

/** Leads to `/register` while signing up is open (NAV-21). Until that is known its place is kept: nothing moves. */
export const RegisterLink = ({ allowed, children, className = '' }: Props) =>
  allowed === false ? null : (
    <Link to="/register" className={allowed ? className : `${className} not-known-yet`}>
      {children}
    </Link>
  )
