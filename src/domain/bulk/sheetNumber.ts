/**
 * A number of a cell, as text that keeps its decimals: 12.505 gets a fourth one, since a point before exactly three
 * digits would be read as thousands in some countries.
 */
export const sheetNumber = (decimal: string): string => (/^-?\d{1,3}\.\d{3}$/.test(decimal) ? `${decimal}0` : decimal)
