import './listStates.css'
import { Localized } from './localization.ts'

/** Skeleton of a list whose rows have not arrived yet. */
export const ListSkeleton = () => (
  <div className="order-skeleton" aria-busy="true">
    <Localized id="shell-loading">
      <output className="visually-hidden">Loading</output>
    </Localized>
    <div className="columns" />
    {Array.from({ length: 8 }, (_, index) => (
      <div key={index} className="row" aria-hidden="true">
        <span className="bar tag" />
        <span className="bar name" />
        <span className="bar address" />
        <span className="bar time" />
      </div>
    ))}
  </div>
)
