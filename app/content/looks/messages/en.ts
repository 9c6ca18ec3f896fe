export const shopLook = 'Shop this look'
export const addItems = (count: number) => `Add ${count} ${count === 1 ? 'item' : 'items'}`
export const addToCart = 'Add to cart'
export const size = 'Size'
export const sizeFor = (product: string) => `Size of ${product}`
export const soldOutSize = (size: string) => `${size} – sold out`
export const selectSizes = 'Please select a size for each item'
export const total = 'Total'
export const close = 'Close'
