interface SizedWindow {
  readonly happyDOM: { readonly setViewport: (viewport: { readonly width: number }) => void }
}

/** Sets the width of the test window, in px. */
export const screenIs = (width: number): void => (window as unknown as SizedWindow).happyDOM.setViewport({ width })
