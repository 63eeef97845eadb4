/** The device's signals for near riders, also while another tab or window is in front. */
export interface NearRiderSigns {
  readonly isSoundOn: () => boolean
  readonly keepSound: (isOn: boolean) => void
  /** Shows the number in the page's title and the app's badge; 0 removes it. */
  readonly show: (count: number) => void
  readonly chime: () => void
}
