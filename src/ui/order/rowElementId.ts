/** The link that stands for the row of an order, whichever list it is in. */
export const rowElementId = (id: string): string => `order-row-${id}`
