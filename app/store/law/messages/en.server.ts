import type { StorageArea, StorageName } from '#app/store/law/storage-list.ts'

// The privacy policy ends with this list of everything that the store stores in browsers

export const storageTitle = 'What is stored in your browser'
export const storageIntro =
  'This store sets no cookies for shoppers. It stores the following in your browser, only for the features you use here. None of it is used for advertising or shared with others.'
export const storageName = 'Name'
export const storagePurpose = 'Purpose'
export const storageTimes: Readonly<Record<StorageArea, string>> = {
  local: 'Until you clear this site’s data',
  session: 'Until you close the tab',
}
export const storagePurposes: Readonly<Record<StorageName, string>> = {
  cart: 'The items in your cart',
  'cart.old-prices': 'The prices of products when you added them to your cart, to show you price changes',
  'cart.damaged': 'A cart that could not be read, for our support',
  'wishlist.saved': 'The prices and sizes of saved products when you saved them, to show you what has changed',
  currency: 'The currency you view prices in',
  session_id: 'A random number that identifies your wishlist',
  'recently-viewed': 'The products you viewed last',
  'my-sizes': 'The sizes you saved as yours',
  'in-my-size': 'Whether lists show only products in your size',
  'size-unit': 'Whether size guides show centimeters or inches',
  'body-measures': 'The measurements you entered to find your size; they are never sent',
  'review-votes': 'Which reviews you found helpful',
  'announcement.dismissed': 'Which announcement you dismissed',
  'locale.suggestion': 'Whether you dismissed the suggestion of another country or language',
  'checkout.waiting': 'An order awaiting payment, so you can continue with it',
  'checkout.draft': 'What you typed at checkout, so that a reload loses nothing; no payment data',
  'cart.key': 'A number that prevents an order from being placed twice',
  'react-router-scroll-positions': 'Your scroll position, for when you go back',
}

// Shown at the end of the terms and the legal notice in markets that include France
export const producerNumbersTitle = 'Unique identifiers of the producer (IDU)'
export const producerNumbersIntro = 'Under the French Code de l’environnement, Art. L541-10-13:'
