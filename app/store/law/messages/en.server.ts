import type { StorageArea, StorageName } from '#app/store/law/storage-list.ts'

// What the store keeps in the shopper's browser, at the end of the privacy policy

export const storageTitle = 'What is stored in your browser'
export const storageIntro =
  'This store sets no cookies for shoppers. It stores the following in your browser, only for what you use here. None of it is for advertising or shared with others.'
export const storageName = 'Name'
export const storagePurpose = 'What for'
export const storageTimes: Readonly<Record<StorageArea, string>> = {
  local: 'Until you clear the data of this site',
  session: 'Until you close the tab',
}
export const storagePurposes: Readonly<Record<StorageName, string>> = {
  cart: 'What is in your cart',
  'cart.old-prices': 'What the products in your cart cost when you added them, to show you a change',
  'cart.damaged': 'A cart that could not be read, for our support',
  currency: 'The currency in which you look at prices',
  session_id: 'A random number that your wishlist belongs to',
  'recently-viewed': 'The products that you looked at last',
  'my-sizes': 'The sizes that you chose as yours',
  'in-my-size': 'Whether lists show only products in your size',
  'size-unit': 'Whether size guides show centimeters or inches',
  'body-measures': 'The measures that you entered to find your size; they are never sent',
  'review-votes': 'Which reviews you found helpful',
  'announcement.dismissed': 'Which announcement you closed',
  'locale.suggestion': 'That you closed the suggestion of another country or language',
  'checkout.waiting': 'An order that waits for its payment, to go on with it',
  'checkout.draft': 'What you typed at checkout, so that a reload loses nothing; no payment data',
  'cart.key': 'A number that keeps an order from being placed twice',
  'react-router-scroll-positions': 'Where you were on a page, for going back',
}

// At the end of terms and legal notice in markets with France
export const producerNumbersTitle = 'Unique identifiers of the producer (IDU)'
export const producerNumbersIntro = 'Under the French Code de l’environnement, Art. L541-10-13:'
