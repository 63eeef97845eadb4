/** The element id of the link in an order's row, in any list. */
export const rowElementId = (id: string): string => `order-row-${id}`
