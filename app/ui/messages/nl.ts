export const tryAgain = 'Try again'
export const reloadPage = 'Reload the page'
export const dismiss = 'Dismiss message'
export const optional = ' (optional)'
