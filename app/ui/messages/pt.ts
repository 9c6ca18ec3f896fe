export const tryAgain = 'Tentar novamente'
export const reloadPage = 'Recarregar a página'
export const dismiss = 'Fechar mensagem'
export const optional = ' (opcional)'
export const list = (parts: readonly string[]) => parts.join(', ')
export const tooManyRequests = 'Demasiados pedidos a partir da sua ligação. Tente novamente daqui a um minuto.'
export const storeAway = 'Não foi possível aceder à loja. Tente novamente.'
export const playVideo = 'Reproduzir o vídeo'
export const pauseVideo = 'Pausar o vídeo'
