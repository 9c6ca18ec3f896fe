import { formatNumber } from '#app/lib/format/number.ts'

export const theEmailCouldNotBeRemovedPlease = 'The email could not be removed. Please try again.'
export const waitingList = 'Waiting list'
export const shoppersCannotJoinNowItNeeds = {
  before: 'Shoppers cannot join now: it needs tracked inventory without backorders, and hours above 0.',
  link: 'Settings',
}
export const waitingLists = 'Waiting lists'
export const emailOrProduct = 'Email or product'
export const product = 'Product'
export const state = 'State'
export const showByProduct = 'Show by product'
export const showAllPeople = 'Show all people'
export const removeThisEmailFromTheWaitingList = 'Remove this email from the waiting list?'
export const remove = 'Remove'
export const removing = 'Removing...'
export const removed = 'Removed'
export const shoppersJoinOnThePageOfA = 'Shoppers join on the page of a product whose size is sold out.'
export const theWaitingListsCouldNotBeLoaded = 'The waiting lists could not be loaded'
export const forText = (people: string, sizes: string) => `${people} for ${sizes}. `
export const held = (held: number) => `${formatNumber(held)} ${held === 1 ? 'unit is' : 'units are'} held. `
export const reorder = 'Reorder'
export const stockNow = 'Stock now'
export const variant = 'Variant'
export const stock = 'Stock'
export const heldText = 'Held'
export const waiting = 'Waiting'
export const allSizesAndColors = 'All sizes and colors'
export const inStock = 'in stock'
export const heldInLine = 'held'
export const waitingInLine = 'waiting'
export const notConfirmed = 'Not confirmed'
export const bought = 'Bought'
export const notInTime = 'Not in time'
export const deletedProduct = 'Deleted product'
export const peopleOnWaitingLists = 'People on waiting lists'
export const email = 'Email'
export const waitsFor = 'Waits for'
export const joined = 'Joined'
export const actions = 'Actions'
export const removeOf = (email: string) => `Remove ${email}`
export const until = 'until'
export const onlyThose = (what: string) => `Only ${what}. `
export const aDeletedProduct = 'a deleted product'
export const getsNoMails = (email: string, product: string) => `${email} gets no more mails about ${product}.`
export const unitGoesOn = ' The unit that is held goes to the next in line.'
