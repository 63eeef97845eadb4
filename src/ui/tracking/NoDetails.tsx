import { RouteIcon } from '@blueprintjs/icons'
import '../kit/listStates.css'
import { Localized } from '../kit/localization.ts'

/** Shown beside the list until an order is chosen. */
export const ChooseAnOrder = () => (
  <div className="list-message choose-an-order">
    <span className="picture">
      <RouteIcon size={32} />
    </span>
    <Localized id="order-details-none-title">
      <h2>Choose an order</h2>
    </Localized>
    <Localized id="order-details-none-text">
      <p />
    </Localized>
  </div>
)

/** The placeholder of the details. */
export const DetailsSkeleton = () => (
  <div className="details-skeleton" aria-busy="true">
    <span className="bar tag" />
    <span className="bar name" />
    <span className="bar map" />
    <span className="bar block" />
    <span className="bar block" />
  </div>
)
