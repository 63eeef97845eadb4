/** Words before the name of a street, in languages that write addresses without commas, separated by bars. */
export const STREET_WORDS = 'ถ|ถนน|ซ|ซอย|ตรอก|ផ្លូវ|វិថី|មហាវិថី'
