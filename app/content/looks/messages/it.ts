export const shopLook = 'Acquista questo look'
export const addLook = 'Aggiungi il look'
export const addToCart = 'Aggiungi al carrello'
export const size = 'Taglia'
export const sizeFor = (product: string) => `Taglia di ${product}`
export const soldOutSize = (size: string) => `${size} – esaurita`
export const selectSizes = 'Scegli una taglia per ogni articolo'
export const total = 'Totale'
export const close = 'Chiudi'
