interface SizedWindow {
  readonly happyDOM: { readonly setViewport: (viewport: { readonly width: number }) => void }
}

/** Makes the window of the tests so wide, in px. */
export const screenIs = (width: number): void => (window as unknown as SizedWindow).happyDOM.setViewport({ width })
