export const tryAgain = 'Try again'
export const reloadPage = 'Reload the page'
export const dismiss = 'Dismiss message'
export const optional = ' (optional)'
/** Joins the parts of a line, such as 'Standard, 2 to 4 days'. */
export const list = (parts: readonly string[]) => parts.join(', ')
export const tooManyRequests = 'Too many requests from your connection. Please try again in a minute.'
export const storeAway = 'We could not reach the store. Please try again.'
export const playVideo = 'Play the video'
export const pauseVideo = 'Pause the video'
