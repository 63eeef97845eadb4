/** A sign that something is under way; the words beside it say what. */
export const Spinner = () => <span className="spinner" aria-hidden="true" />
