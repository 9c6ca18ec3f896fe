export const tryAgain = 'Ponów próbę'
export const reloadPage = 'Odśwież stronę'
export const dismiss = 'Zamknij komunikat'
export const optional = ' (opcjonalnie)'
export const list = (parts: readonly string[]) => parts.join(', ')
export const tooManyRequests = 'Z Twojego łącza przyszło zbyt wiele zapytań. Spróbuj ponownie za minutę.'
export const storeAway = 'Nie możemy połączyć się ze sklepem. Spróbuj ponownie.'
