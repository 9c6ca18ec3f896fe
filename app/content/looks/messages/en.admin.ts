// The list

export const looks = 'Looks'
export const looksCounted = (count: number) => `Looks (${count})`
export const looksHint =
  'A look is one photo with several products. Shoppers can buy each product, or all of them at once.'
export const lookbookLimit = (max: number) => `The lookbook shows the first ${max} active looks.`
export const looksInSentence = 'looks'
export const addLook = 'Add look'
export const addFirstLook = 'Create your first look'
export const image = 'Image'
export const name = 'Name'
export const products = 'Products'
export const productsInSentence = (count: number) => (count === 1 ? 'product' : 'products')
export const hiddenCount = (count: number) => `${count} not shown`
export const removedColors = (count: number) => (count === 1 ? '1 color removed' : `${count} colors removed`)
export const status = 'Status'
export const statuses = { active: 'Active', draft: 'Draft' }
export const position = 'Position'
export const actions = 'Actions'
export const edit = 'Edit'
export const showInStore = 'Show in store'
export const hideInStore = 'Hide in store'
export const deleteOne = 'Delete'
export const movedTo = (look: string, position: number, total: number) =>
  `${look} moved to position ${position} of ${total}`
export const deleteQuestion = (look: string) => `Delete “${look}”?`
export const deleteHint = 'Its products are not deleted.'
export const deleteLook = 'Delete look'
export const lookDeleted = 'Look deleted'
export const lookNotDeleted = 'The look was not deleted'
export const looksNotLoaded = 'The looks could not be loaded'
export const unknownLook = 'Unknown look'

// The form

export const newLook = 'New look'
export const lookNotFound = 'Look Not Found'
export const lookNotLoaded = 'The look could not be loaded'
export const viewLookbook = 'View lookbook'
export const lookInSentence = 'look'
export const details = 'Details'
export const statusHint = 'Shoppers see only active looks.'
export const saveLook = 'Save look'
export const saveAsNewLook = 'Save as a new look'
export const lookSaved = 'Look saved'
export const lookNotSaved = 'The look was not saved'
export const historyLabels = { image: 'image', imageAlt: 'alt text', items: 'products', isActive: 'shown in the store' }

// The image and its hotspots

export const replaceImage = 'Replace image'
export const imageGuidance = 'Preferably portrait, 4:5, at least 1,200 pixels wide.'
export const uploadFailed = 'The image could not be uploaded. Please try again.'
export const altText = 'Alt text'
export const altTextHint = 'Describe the image for people who cannot see it.'
export const hotspotsHint = 'Select a spot in the image to add the product there. Drag a number to move it.'
export const hotspots = 'Hotspots'
export const newHotspot = 'New hotspot'
export const hotspot = (number: number, product: string) => `Hotspot ${number}: ${product}`
export const hotspotMoved = (product: string, x: number, y: number) =>
  `${product}: ${x}% from the left, ${y}% from the top`
export const placed = (product: string, number: number) => `${product} added as hotspot ${number}`

// The products

export const used = (count: number, max: number) => `${count} of ${max}`
export const productsInLook = 'Products in this look'
export const noProducts = 'No products yet.'
export const addProduct = 'Add a product'
export const chooseForPoint = 'Which product is there?'
export const isFull = (max: number) => `A look can have at most ${max} products. Remove one to add another.`
export const alreadyInLook = 'Already in this look'
export const color = (product: string) => `Color of ${product}`
export const firstColor = (color: string) => `${color} (default)`
export const noColor = 'No color'
export const deletedProduct = 'Deleted product'
export const notShown = 'Not shown to shoppers'
export const removed = (product: string) => `${product} removed.`
export const undo = 'Undo'

// Validation errors

export const nameRequired = 'Name is required'
export const nameTooLong = (max: number) => `The name can have at most ${max} characters`
export const altTooLong = (max: number) => `The alt text can have at most ${max} characters`
export const imageRequired = 'Add an image'
export const imageGone = 'This image was deleted because it was not used for a day. Please upload it again.'
export const productRequired = 'Add at least one product'
export const tooManyProducts = (max: number) => `A look can have at most ${max} products`
export const productsUnreadable = 'The products could not be read. Reload the page and try again.'
export const productGone = 'This product was deleted. Remove it from the look.'
export const productTwice = 'This product is already in the look'
export const colorGone = 'This product no longer has this color. Choose another one.'
export const chooseStatus = 'Choose a status'
