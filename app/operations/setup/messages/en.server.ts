// Texts of a new store, until the owner writes their own
export const categories = {
  dresses: 'Dresses',
  tops: 'Tops',
  bottoms: 'Bottoms',
  accessories: 'Accessories',
}
export const comingSoonTitle = 'Opening soon'
export const comingSoonText = 'Leave your email to be the first to know.'
export const orderChanges =
  'Changes or cancellations are possible within 1 hour of ordering. Follow the link in your confirmation email to your order page to cancel the order or correct the address. After that, we pack your parcel.'
export const standardDelivery = 'Standard'
