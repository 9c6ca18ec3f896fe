export const tryAgain = 'Reintentar'
export const reloadPage = 'Recargar la página'
export const dismiss = 'Cerrar mensaje'
export const optional = ' (opcional)'
export const list = (parts: readonly string[]) => parts.join(', ')
export const tooManyRequests = 'Demasiadas solicitudes desde tu conexión. Inténtalo de nuevo en un minuto.'
export const storeAway = 'No hemos podido conectar con la tienda. Inténtalo de nuevo.'
export const playVideo = 'Reproducir el vídeo'
export const pauseVideo = 'Pausar el vídeo'
