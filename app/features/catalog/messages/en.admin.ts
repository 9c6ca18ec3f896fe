export const deleteText = 'Delete'
export const deleted = (deleted: string) => `${deleted} deleted`
export const theseProductsWereAlreadyDeleted = 'These products were already deleted'
export const areYouSureYouWantToDelete = (count: string) => `Are you sure you want to delete these ${count}?`
export const areYouSureYouWantToDeleteText = 'Are you sure you want to delete this product?'
export const tryAgain = 'Try again'
export const deleteTextOf = (count: string) => `Delete ${count}`
export const deleteProduct = 'Delete product'
export const deleting = 'Deleting...'
export const theProductsChangedInTheMeantime = 'The products changed in the meantime. Nothing has been deleted yet.'
export const deletedInTheMeantime = (missing: string) => `Deleted in the meantime: ${missing}.`
export const thisCannotBeUndoneOrdersAreNot = 'This cannot be undone. Orders are not affected.'
export const theseProductsChangedInTheMeantime =
  'These products changed in the meantime, so nothing was done. This is a new preview.'
export const loadingPreview = 'Loading preview...'
export const chooseAChangeToPreviewItNothing = 'Choose a change to preview it. Nothing is saved before you confirm.'
export const cancel = 'Cancel'
export const changing = 'Changing...'
export const change = (changes: string) => `Change ${changes}`
export const changeText = 'Change'
export const nothingWouldChange = 'Nothing would change.'
export const willChange = (changes: string) => `${changes} will change.`
export const cannotBeChanged = 'Cannot be changed'
export const unchanged = 'Unchanged'
export const noSale = 'No sale'
export const pricesBeforeAndAfter = 'Prices before and after'
export const pricesBeforeAndAfterOf = (count: string) => `Prices before and after, ${count}`
export const product = 'Product'
export const now = 'Now'
export const newText = 'New'
export const sale = 'Sale '
export const status = 'Status'
export const taxClass = 'Tax class'
export const addTo = 'Add to'
export const removeFrom = 'Remove from'
export const makeMainCollection = 'Make main collection'
export const price = 'Price'
export const salePriceWhereThereIsOne = 'Sale price, where there is one'
export const priceAndSalePrice = 'Price and sale price'
export const startASaleSalePriceBelowThe = 'Start a sale: sale price below the price'
export const endTheSaleNoSalePrice = 'End the sale: no sale price'
export const lowerBy = 'Lower by'
export const raiseBy = 'Raise by'
export const doNotRound = 'Do not round'
export const whole = 'Whole'
export const tens = 'Tens'
export const hundreds00 = 'Hundreds (…00)'
export const thousands000 = 'Thousands (…000)'
export const noChange = 'No change'
export const on = 'On'
export const off = 'Off'
export const category = 'Category'
export const chooseACategory = 'Choose a category'
export const weight = (weightUnit: string) => `Weight (${weightUnit})`
export const whatToDo = 'What to do'
export const collection = 'Collection'
export const chooseACollection = 'Choose a collection'
export const whatToChange = 'What to change'
export const direction = 'Direction'
export const percentOffThePrice = 'Percent off the price'
export const percent = 'Percent'
export const roundTo = (currency: string) => `Round to ${currency}`
export const thisChangeCanNoLongerBeUndone = 'This change can no longer be undone.'
export const undo = 'Undo'
export const dismiss = 'Dismiss'
export const undoneFor = (undone: string) => `Undone for ${undone}.`
export const skippedThatChangedInTheMeantime = (skipped: string, names: string) =>
  `Skipped ${skipped} that changed in the meantime: ${names}.`
export const description = 'Description'
export const ofThe = (lowerCase: string) => `of the ${lowerCase}`
export const garmentColorAndMoodInOneSentence = 'Garment, color and mood in one sentence'
export const preview = 'Preview'
export const asLastSaved = '· as last saved'
export const backToTheForm = 'Back to the form'
export const statuses = { active: 'Active', draft: 'Draft', archived: 'Archived' }
