import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { REGISTER } from '../../domain/pagePaths.ts'

interface Props {
  /** `undefined` until the flags are known. */
  readonly allowed: boolean | undefined
  readonly children: ReactNode
  readonly className?: string
}

/**
 * Links to `/register` while registration is open (NAV-21). Until that is known, reserves the space so that the layout
 * does not shift.
 */
export const RegisterLink = ({ allowed, children, className = '' }: Props) =>
  allowed === false ? null : (
    <Link to={REGISTER} className={allowed ? className : `${className} not-known-yet`}>
      <span className="button-words">{children}</span>
    </Link>
  )
