export const tryAgain = 'Tentar novamente'
export const reloadPage = 'Recarregar a página'
export const dismiss = 'Fechar mensagem'
export const optional = ' (opcional)'
export const list = (parts: readonly string[]) => parts.join(', ')
