import { formatNumber } from '#app/lib/format/number.ts'

const products = (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`

// The list
export const manufacturers = 'Manufacturers'
export const manufacturersInSentence = 'manufacturers'
export const manufacturersHint = 'Companies that make your products. EU law requires their address.'
export const addManufacturer = 'Add manufacturer'
/** On phones, only the first word is shown. */
export const addManufacturerInShort = { shown: 'Add', after: 'manufacturer' }
export const addFirstManufacturer = 'Add your first manufacturer'
export const nameLabel = 'Name'
export const unnamed = 'No name'
export const country = 'Country'
export const usedBy = 'Products'
export const usedByProducts = products
export const notUsed = 'Not used yet'
export const manufacturerSaved = 'Manufacturer saved'
export const manufacturerDeleted = 'Manufacturer deleted'
export const manufacturersNotLoaded = 'The manufacturers could not be loaded'

// The form
export const manufacturer = 'Manufacturer'
export const newManufacturer = 'New manufacturer'
export const editManufacturer = 'Edit manufacturer'
export const manufacturerInSentence = 'manufacturer'
export const manufacturerNotFound = 'Manufacturer Not Found'
export const manufacturerNotLoaded = 'The manufacturer could not be loaded'
export const nameHint = 'Shown to shoppers, for example “Tear & Fio, Porto”.'
export const nameRequired = 'Name is required'
export const nameTaken = 'You already have a manufacturer with this name'
export const contact = 'Address'
export const contactHint = 'Postal address, and an email or website.'
export const chooseCountry = 'Select a country'
export const unknownCountry = 'Select a country from the list'
export const responsiblePerson = 'Responsible person in the EU'
export const responsiblePersonHint =
  'Required by EU law: name, postal address, and an email or website. Leave blank to use the person under Legal details.'
export const saveManufacturer = 'Save manufacturer'
export const saveAsNewManufacturer = 'Save as a new manufacturer'
export const saving = 'Saving...'
export const manufacturerNotSaved = 'The manufacturer was not saved'
export const historyLabels = {
  name: 'name',
  contact: 'address',
  country: 'country',
  responsiblePerson: 'responsible person',
}

// Deleting
export const deleteQuestion = 'Delete this manufacturer?'
export const deleteManufacturer = 'Delete manufacturer'
export const deleteHint = 'No product uses it.'
export const replaceQuestion = (count: number) => `Who makes the ${products(count)} from this manufacturer?`
export const replaceAndDelete = 'Change products and delete'
export const replacement = 'New manufacturer of these products'
export const manufacturerNotDeleted = 'The manufacturer was not deleted'
export const stillUsed = 'Products use this manufacturer. Choose who makes them, then delete the manufacturer.'

// Selecting a manufacturer
export const madeByStore = 'We make it ourselves'
export const notStated = 'Not specified'
export const chooseManufacturer = 'Choose a manufacturer'
export const addNew = 'New manufacturer…'
export const edit = 'Edit'
export const appliesToAll = 'This applies to all products without a manufacturer.'
export const unknownManufacturer = 'Choose a manufacturer from the list'
export const manufacturerGone = 'This manufacturer was deleted. Choose another one'
