/** The user's input on the HTML before the application has replaced it. */
export interface EarlyInput {
  /** The last typed text by field name. */
  readonly typed: Record<string, string>
  /** The id of the field that last had the focus. */
  wasIn?: string
  /** The ids of the pressed buttons and of the summaries that were opened, in the order of their first press. */
  readonly pressed: Set<string>
}

declare global {
  interface Window {
    early?: EarlyInput
  }
}

/** Presses the recorded buttons again, once; later presses reach the application. */
export const pressAgain = (window: Window): void => {
  const pressed = window.early?.pressed ?? []
  delete window.early
  for (const id of pressed) window.document.getElementById(id)?.click()
}

/**
 * The text of the page's fields by name, or the last text of replaced ones. If the focused field was replaced, focuses
 * its replacement, so that no keystroke is lost. Later, between two pages, only the e-mail address is carried over.
 */
export const typedInto = ({ document, early }: Window): Readonly<Record<string, string>> => {
  const fields = [...document.querySelectorAll('input')].map(({ name, value }) => [name, value] as const)
  if (!early) return Object.fromEntries(fields.filter(([name]) => name === 'email'))
  if (early.wasIn && document.activeElement === document.body) document.getElementById(early.wasIn)?.focus()
  return { ...Object.fromEntries(fields), ...early.typed }
}
