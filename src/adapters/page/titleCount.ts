const COUNT = /^\(\d+\) /

/** The count of near riders that begins a window's title, such as '(2) '; empty if it has none. */
export const countIn = (title: string): string => COUNT.exec(title)?.[0] ?? ''

export const withoutCount = (title: string): string => title.replace(COUNT, '')
