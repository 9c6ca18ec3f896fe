// What a new store begins with, until the owner writes their own
export const categories = {
  dresses: 'Dresses',
  tops: 'Tops',
  bottoms: 'Bottoms',
  accessories: 'Accessories',
}
export const comingSoonTitle = 'Opening soon'
export const comingSoonText = 'Leave your email, and you are the first to know.'
export const orderChanges =
  'Changes or cancellation are possible within 1 hour of ordering: on the page of your order, to which your confirmation email links, you can cancel it or correct the address. After that your parcel is being packed.'
export const standardDelivery = 'Standard'
