export const tryAgain = 'Probeer opnieuw'
export const reloadPage = 'Pagina vernieuwen'
export const dismiss = 'Melding sluiten'
export const optional = ' (optioneel)'
