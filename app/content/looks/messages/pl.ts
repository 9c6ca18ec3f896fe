export const shopLook = 'Kup tę stylizację'
export const addLook = 'Dodaj całą stylizację'
export const addToCart = 'Dodaj do koszyka'
export const size = 'Rozmiar'
export const sizeFor = (product: string) => `Rozmiar: ${product}`
export const soldOutSize = (size: string) => `${size} – wyprzedany`
export const selectSizes = 'Wybierz rozmiar każdego produktu'
export const total = 'Razem'
export const close = 'Zamknij'
