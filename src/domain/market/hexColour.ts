/** '#rgb' or '#rrggbb'. */
export type HexColour = `#${string}`
