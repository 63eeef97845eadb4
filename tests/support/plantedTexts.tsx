import type { ReactNode } from 'react'

/** Texts for `bareTexts.test.ts`: it must find one in each component named `Bare…`, and none in the others. */
interface Props {
  readonly isShown: boolean
  readonly name: string
  readonly minutes: number
  readonly children?: ReactNode
}

export const BareBesideElement = ({ isShown, name }: Props) => (
  <p>
    {isShown && <b />}
    {name}
  </p>
)

export const BareCondition = ({ isShown, name }: Props) => (
  <p>
    <b />
    {isShown && name}
  </p>
)

export const BareNumber = ({ minutes }: Props) => (
  <p>
    <b /> {minutes}
  </p>
)

export const BareWords = () => (
  <p>
    <b /> minutes
  </p>
)

export const BareSpace = ({ isShown }: Props) => (
  <p>
    {isShown && <b />} <i />
  </p>
)

export const BareSpaceInReused = ({ isShown, name }: Props) =>
  isShown ? (
    <p>{name}</p>
  ) : (
    <p>
      <b /> <i />
    </p>
  )

export const BareInFragment = ({ isShown, name }: Props) => <p>{isShown ? <b /> : <>{name}</>}</p>

export const BareChildren = ({ children }: Props) => (
  <p>
    <b />
    {children}
  </p>
)

export const BareList = ({ name }: Props) => <p>{[name, name].map((one) => one)}</p>

export const BareResult = ({ isShown, name }: Props) => (isShown ? <b /> : name)

export function BareNamed({ children }: Props) {
  return children
}

export const AloneInElement = ({ isShown, name, children }: Props) => (
  <div>
    <p>{name}</p>
    <p>{isShown ? name : <b />}</p>
    <p>{children}</p>
    {isShown && <p>{`${name} ${name}`}</p>}
    {name && <b />}
  </div>
)

export const SpaceBetweenElements = ({ name }: Props) => (
  <p>
    <b>{name}</b> <i>{name}</i>
  </p>
)

export const ElementsOfList = ({ isShown, name }: Props) => (
  <>
    {isShown && <b />}
    {[name].map((one) => (
      <p key={one}>{one}</p>
    ))}
  </>
)

export const SpaceOfAnotherElement = ({ isShown, name }: Props) =>
  isShown ? (
    <h2>{name}</h2>
  ) : (
    <p>
      <b /> <i />
    </p>
  )
