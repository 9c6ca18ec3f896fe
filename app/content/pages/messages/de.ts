export const contents = 'Auf dieser Seite'
export const updated = 'Zuletzt aktualisiert am'
