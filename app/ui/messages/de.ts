export const tryAgain = 'Erneut versuchen'
export const reloadPage = 'Seite neu laden'
export const dismiss = 'Meldung schließen'
export const optional = ' (optional)'
export const list = (parts: readonly string[]) => parts.join(', ')
export const tooManyRequests = 'Zu viele Anfragen über deine Verbindung. Bitte versuch es in einer Minute noch einmal.'
export const storeAway = 'Wir konnten den Shop nicht erreichen. Bitte versuch es noch einmal.'
export const playVideo = 'Video abspielen'
export const pauseVideo = 'Video anhalten'
