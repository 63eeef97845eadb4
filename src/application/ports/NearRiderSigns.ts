/** How the device draws attention to riders who are near, also while another tab or window is in front. */
export interface NearRiderSigns {
  readonly isSoundOn: () => boolean
  readonly keepSound: (isOn: boolean) => void
  /** The number that other tabs and the tab bar show; 0 removes it. */
  readonly show: (count: number) => void
  readonly chime: () => void
}
