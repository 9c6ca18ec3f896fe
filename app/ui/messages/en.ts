export const tryAgain = 'Try again'
export const reloadPage = 'Reload the page'
export const dismiss = 'Dismiss message'
export const optional = ' (optional)'
/** 'Standard, 2 to 4 days': parts that follow each other, in a line. */
export const list = (parts: readonly string[]) => parts.join(', ')
export const tooManyRequests = 'Too many requests from your connection. Please try again in a minute.'
export const storeAway = 'We could not reach the store. Please try again.'
