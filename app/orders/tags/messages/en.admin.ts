import { formatNumber } from '#app/lib/format/number.ts'

export const tags = 'Tags'
export const tag = 'Tag'
export const noTags = 'None'
export const tagNoun = 'tag'
export const tagFilter = { all: 'Tag: All', only: (tag: string) => `Tag: ${tag}` }
export const moreTags = (count: number) => `+${formatNumber(count)}`
// The timeline of an order
export const tagAddedEvent = (tag: string) => `Tag “${tag}” added`
export const tagRemovedEvent = (tag: string) => `Tag “${tag}” removed`

export const tagsHint = 'Only staff see tags.'
export const tagsFormHint = 'Separate tags with commas. Only staff see them.'
export const saveTags = 'Save tags'
export const retry = 'Try again'
export const tagsOfRow = { orders: 'Tags of this order', customers: 'Tags of this customer' }
export const backToRow = { orders: 'Back to the order', customers: 'Back to the customer' }
export const tagsNotLoaded = 'Tags could not be loaded'

// Selected rows
export const addTag = 'Add tag'
export const removeTag = 'Remove tag'
export const addTagTo = (rows: string) => `Add a tag to ${rows}`
export const removeTagFrom = (rows: string) => `Remove a tag from ${rows}`
export const rowCount = {
  orders: (count: number) => (count === 1 ? '1 order' : `${formatNumber(count)} orders`),
  customers: (count: number) => (count === 1 ? '1 customer' : `${formatNumber(count)} customers`),
}
export const saving = 'Saving…'
export const tagAdded = 'Tag added'
export const tagRemoved = 'Tag removed'
export const tagAddedTo = (rows: string) => `Tag added to ${rows}`
export const tagRemovedFrom = (rows: string) => `Tag removed from ${rows}`
export const nothingToAdd = 'Every selected row already has this tag.'
export const nothingToRemove = 'No selected row has this tag.'

// Errors
export const tagEmpty = 'Enter a tag'
export const tagTooLong = (max: number) => `A tag can have at most ${formatNumber(max)} characters`
export const cardNumber = 'This looks like a card number. It must not be stored here.'
export const tagsFull = (max: number) => `At most ${formatNumber(max)} tags. Remove one first.`
export const fullRows = (rows: string, max: number) =>
  `Not added to ${rows} that already have ${formatNumber(max)} tags.`
export const rowsGone = { orders: 'This order no longer exists.', customers: 'This customer no longer exists.' }
