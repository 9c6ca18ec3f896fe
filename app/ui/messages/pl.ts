export const tryAgain = 'Ponów próbę'
export const reloadPage = 'Odśwież stronę'
export const dismiss = 'Zamknij komunikat'
export const optional = ' (opcjonalnie)'
export const list = (parts: readonly string[]) => parts.join(', ')
export const tooManyRequests = 'Zbyt wiele żądań z Twojego łącza. Spróbuj ponownie za minutę.'
export const storeAway = 'Nie możemy połączyć się ze sklepem. Spróbuj ponownie.'
export const playVideo = 'Odtwórz film'
export const pauseVideo = 'Zatrzymaj film'
