/**
 * Writes a numeric cell as text that keeps its decimals: 12.505 becomes 12.5050, because in some countries a point
 * before exactly three digits separates thousands.
 */
export const sheetNumber = (decimal: string): string => (/^-?\d{1,3}\.\d{3}$/.test(decimal) ? `${decimal}0` : decimal)
