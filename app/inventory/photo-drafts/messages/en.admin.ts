// New products from photos
export const title = 'New products from photos'
export const photosTitle = 'Photos'
export const addPhotos = 'Add photos'
export const photosHint =
  'Each photo becomes a draft product, named after its file. JPEG, PNG, WebP or AVIF, up to 25 MB.'
export const dropHint = 'Drop, paste or select photos.'
export const choosePhotos = 'Photos'
export const createDrafts = 'Create drafts'
export const unnamed = 'New product'
export const photosLeft = (left: number) => (left === 1 ? '1 photo to go' : `${left} photos to go`)
export const cancelAll = 'Cancel all'
export const someFailed = 'Some photos could not be added.'
export const created = (count: number) => (count === 1 ? '1 draft created.' : `${count} drafts created.`)
export const alreadyUsedPhotos = (count: number) =>
  count === 1
    ? '1 photo is already on a product, so no draft was created for it.'
    : `${count} photos are already on products, so no drafts were created for them.`
export const notAdded = (name: string, reason: string) => `${name}: ${reason}`
export const notUploaded = 'This photo could not be uploaded. Try again.'
/** Why none of the submitted photos were added. */
export const problems = {
  'file-too-large': 'One of these photos is larger than 25 MB. Add the others without it.',
  'form-too-large': 'Together, these photos are larger than 100 MB. Add fewer at once.',
  'too-many-files': 'At most 20 photos can be added at once. Add the rest afterwards.',
  unreadable: 'These photos could not be read. Try again.',
  'no-image': 'No photos were selected.',
  'too-many-uploads': 'Too many uploads from your connection. Try again in a minute.',
  'no-space': 'There is no space left for images.',
  failed: 'The photos could not be uploaded. Try again.',
}
export const unreadable = 'These photos could not be read. Try again.'
export const needsCategory = 'Add a category first. Each new product belongs to one.'
export const addCategory = 'Add a category'

// The drafts
export const draftsTitle = 'Your drafts'
export const moreDrafts = (count: number) => (count === 1 ? 'Show 1 more draft' : `Show ${count} more drafts`)
export const noDrafts = 'No drafts yet. Add photos, or add a product manually.'
export const addByHand = 'Add a product manually'
export const name = 'Name'
export const price = (currency: string) => `Price (${currency})`
export const sizes = 'Sizes'
export const sizesHint = 'Separate sizes with commas: S, M, L'
export const ofProduct = (name: string) => ` of ${name}`
export const openProduct = 'Open product'
export const openProductHint = 'Open product: description, stock and status'
export const saveDrafts = 'Save drafts'
export const saved = 'Drafts saved'
export const notSaved = (count: number) => (count === 1 ? '1 draft was not saved' : `${count} drafts were not saved`)
export const nothingSaved = 'The drafts were not saved'
export const errorIn = (name: string, message: string) => (name.trim() ? `${name}: ${message}` : message)
export const changed =
  'This draft was changed by someone else. Fields you did not edit now show their changes. Check them and save again.'
export const hasStock = 'A removed size has stock. Change the sizes on the product’s page.'
export const deletedOrActive = 'This draft was deleted or is now active.'
export const nameMissing = 'Enter a name'
export const nameTooLong = (max: number) => `Enter at most ${max} characters`
export const priceInvalid = 'Enter a price such as 49 or 49.90'
export const sizeReserved = 'Leave sizes empty if there is only one'
export const sizesInvalid = (max: number) => `Enter at most ${max} sizes, with no duplicates`
export const notLoaded = 'The drafts could not be loaded'
