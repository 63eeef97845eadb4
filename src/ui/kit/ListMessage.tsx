import type { ReactNode } from 'react'
import type { Elements } from './Elements.ts'
import './listStates.css'

/** Replaces a list that has nothing to show. */
export const ListMessage = (props: {
  readonly icon: ReactNode
  readonly isFailed?: boolean
  readonly children: Elements
}) => (
  <div className={props.isFailed ? 'list-message failed' : 'list-message'}>
    <span className="picture">{props.icon}</span>
    {props.children}
  </div>
)
