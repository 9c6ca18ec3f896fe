export const tryAgain = 'Réessayer'
export const reloadPage = 'Actualiser la page'
export const dismiss = 'Masquer le message'
export const optional = ' (facultatif)'
export const list = (parts: readonly string[]) => parts.join(', ')
export const tooManyRequests = 'Trop de demandes depuis votre connexion. Veuillez réessayer dans une minute.'
export const storeAway = 'La boutique est injoignable pour l’instant. Veuillez réessayer.'
export const playVideo = 'Lire la vidéo'
export const pauseVideo = 'Mettre la vidéo en pause'
