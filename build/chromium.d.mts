export const installedChromium: () => string | undefined
export const chromiumPath: () => string | undefined
