export const tryAgain = 'Probeer opnieuw'
export const reloadPage = 'Pagina vernieuwen'
export const dismiss = 'Melding sluiten'
export const optional = ' (optioneel)'
export const list = (parts: readonly string[]) => parts.join(', ')
export const tooManyRequests = 'Te veel verzoeken via je verbinding. Probeer het over een minuut opnieuw.'
export const storeAway = 'We konden de shop niet bereiken. Probeer het opnieuw.'
export const playVideo = 'Video afspelen'
export const pauseVideo = 'Video pauzeren'
