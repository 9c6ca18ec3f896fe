import { formatNumber } from '#app/lib/format/number.ts'

export const waitingLists = 'Waitlist'
export const searchPlaceholder = 'Email or product'
export const state = 'Status'
export const allStates = 'Status: All'
export const states = {
  unconfirmed: 'Not confirmed',
  waiting: 'Waiting',
  held: 'Held',
  bought: 'Bought',
  expired: 'Expired',
}
export const isOff = {
  before: 'Shoppers cannot join now. Track inventory, turn off backorders, and enter more than 0 hours below.',
  link: 'Inventory settings',
}
export const holdSummary = (hours: number) =>
  hours === 0
    ? 'Off'
    : `Restocked items are held ${hours === 1 ? '1 hour' : `${formatNumber(hours)} hours`} for the first in line`
export const onlyProduct = (choice: string) => `Showing only ${choice}.`
export const deletedProductInSentence = 'a deleted product'
export const showByProduct = 'Show by product'
export const showAllPeople = 'Show everyone'
export const emptyNouns = { people: 'people', lists: 'waitlists' }
export const openSoldOut = 'View sold-out sizes'
export const emptyHint = 'Shoppers join on the product page when their size is sold out.'
export const listsNotLoaded = 'The waitlist could not be loaded'

// By product
export const product = 'Product'
export const deletedProduct = 'Deleted product'
export const waiting = 'Waiting'
export const waitingInSentence = 'waiting'
export const held = 'Held'
export const heldInSentence = 'held'
export const notConfirmed = 'Not confirmed'
export const bought = 'Bought'
export const notInTime = 'Expired'
export const stock = 'Stock'
export const inStock = 'in stock'

// By person
export const peopleOnWaitingLists = 'People on the waitlist'
export const email = 'Email'
export const waitsFor = 'Waiting for'
export const until = 'until'
export const joined = 'Joined'
export const actions = 'Actions'
export const remove = 'Remove'
export const removeQuestion = 'Remove this email from the waitlist?'
export const getsNoMails = (email: string, product: string) => `${email} will get no more emails about ${product}.`
export const heldUnitGoesOn = ' The held unit goes to the next person in line.'
export const removing = 'Removing...'
export const removed = 'Removed'
export const emailNotRemoved = 'The email could not be removed. Please try again.'

// On the inventory page
export const peopleWaiting = (people: number, sizes: number) =>
  `${formatNumber(people)} ${people === 1 ? 'person is' : 'people are'} waiting for ${formatNumber(sizes)} sold-out ${sizes === 1 ? 'size' : 'sizes'}. `
export const unitsHeld = (units: number) => `${formatNumber(units)} ${units === 1 ? 'unit is' : 'units are'} held. `
export const waitingList = 'Waitlist'
export const reorder = 'Reorder'
export const stockNow = 'Stock now'
export const variant = 'Variant'
export const allVariants = 'All sizes and colors'
