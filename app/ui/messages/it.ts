export const tryAgain = 'Riprova'
export const reloadPage = 'Ricarica la pagina'
export const dismiss = 'Chiudi il messaggio'
export const optional = ' (facoltativo)'
export const list = (parts: readonly string[]) => parts.join(', ')
export const tooManyRequests = 'Troppe richieste dalla tua connessione. Riprova tra un minuto.'
export const storeAway = 'Non riusciamo a raggiungere lo shop. Riprova.'
export const playVideo = 'Riproduci il video'
export const pauseVideo = 'Metti in pausa il video'
