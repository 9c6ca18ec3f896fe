// New products from photos
export const title = 'New products from photos'
export const photosTitle = 'Photos'
export const addPhotos = 'Add photos'
export const photosHint =
  'Each photo becomes a draft product, named after its file. JPEG, PNG, WebP or AVIF, up to 25 MB.'
export const dropHint = 'Drop, paste or select them.'
export const choosePhotos = 'Photos'
export const createDrafts = 'Create drafts'
export const unnamed = 'New product'
export const photosLeft = (left: number) => (left === 1 ? '1 photo to go' : `${left} photos to go`)
export const allCreated = 'All photos are drafts now.'
export const someFailed = 'Some photos could not be added.'
export const added = (count: number) => (count === 1 ? '1 draft created.' : `${count} drafts created.`)
export const notAdded = (name: string, reason: string) => `${name}: ${reason}`
export const notUploaded = 'This photo could not be uploaded. Try again.'
export const tooLarge = 'At most 20 photos, 100 MB together, can be added at once. Add the rest afterwards.'
export const unreadable = 'These photos could not be read. Try again.'

// The drafts
export const draftsTitle = 'Your drafts'
export const moreDrafts = (count: number) => (count === 1 ? 'and 1 more draft' : `and ${count} more drafts`)
export const noDrafts = 'No drafts yet. Add photos, or add a product by hand.'
export const addByHand = 'Add a product by hand'
export const name = 'Name'
export const price = (currency: string) => `Price (${currency})`
export const sizes = 'Sizes'
export const sizesHint = 'Separate sizes with commas: S, M, L'
export const ofProduct = (name: string) => ` of ${name}`
export const finish = 'Finish'
export const finishHint = 'Finish: description, stock and status'
export const saveDrafts = 'Save drafts'
export const saving = 'Saving...'
export const saved = 'Drafts saved'
export const notSaved = 'Some drafts were not saved'
export const changed = 'This draft was changed by someone else. Reload the page.'
export const hasStock = 'A removed size has stock. Change the sizes in the product.'
export const gone = 'This draft was deleted or is active now.'
export const nameMissing = 'Enter a name'
export const nameTooLong = (max: number) => `Enter at most ${max} characters`
export const priceInvalid = 'Enter a price such as 49 or 49.90'
export const sizesInvalid = (max: number) => `Enter at most ${max} sizes, each different`
export const notLoaded = 'The drafts could not be loaded'
export const failed = 'The drafts were not saved. Try again.'
