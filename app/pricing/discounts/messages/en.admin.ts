import { formatNumber } from '#app/lib/format/number.ts'

// List
export const discounts = 'Discounts'
export const discountCodes = 'Discount codes'
export const code = 'Code'
export const status = 'Status'
export const statusOptions = { all: 'Status: All', only: (state: string) => `Status: ${state}` }
export const states = {
  active: 'Active',
  scheduled: 'Scheduled',
  ended: 'Ended',
  'used-up': 'Limit reached',
  off: 'Off',
}
export const addCode = 'Add code'
export const emptyNoun = 'discount codes'
export const addTheFirstCode = 'Add your first code'
export const minimum = 'Minimum'
export const used = 'Used'
export const usesOfLimit = (times: string, limit: number) => `${times} of ${formatNumber(limit)}`
export const valueOff = (value: string) => `${value} off`
export const fromSubtotal = (amount: string) => `on orders of ${amount} or more`
// Shown before the time
export const startsInLine = 'starts'
export const starts = 'Starts'
export const ends = 'Ends'
export const codesNotLoaded = 'The discount codes could not be loaded'

// A code
export const newDiscountCode = 'New discount code'
export const codeNotFound = 'Discount Code Not Found'
export const codeNotLoaded = 'The discount code could not be loaded'
export const formNotLoaded = 'The form could not be loaded'
export const copyCode = 'Copy code'
export const codeCopied = 'Code copied'
export const codeNotCopied = 'The code could not be copied'
export const deleteQuestion = (code: string) => `Delete “${code}”?`
export const deleteEffects = 'The code can no longer be used. Orders keep their discount and the code.'
export const deleteDiscountCode = 'Delete discount code'
export const codeDeleted = 'Discount code deleted successfully!'
export const codeNotDeleted = 'Failed to delete discount code'
export const changedFields = {
  startsAt: 'starts',
  endsAt: 'ends',
  usageLimit: 'total uses',
  customerLimit: 'uses per customer',
  isActive: 'active',
}

// Form
export const generate = 'Generate'
export const spokenCode = 'a code'
export const codeHint = 'Letters, digits and hyphens. Not case-sensitive.'
export const codeMissing = 'Code is required'
export const codeInvalid =
  'Use 2 to 40 characters: letters without accents, digits or hyphens. Start with a letter or digit, and avoid 12 digits in a row'
export const codeTaken = 'This code already exists'
export const active = 'Active'
export const activeHint = 'While this is off, customers cannot use the code.'
export const type = 'Type'
export const chooseType = 'Choose a type'
export const percentage = 'Percentage'
export const percentageLabel = 'Percentage (%)'
export const percentageHint = 'Of the subtotal, before tax and shipping.'
export const percentageInvalid = 'Enter a percentage above 0, up to 100, with at most 4 decimals'
export const amount = 'Amount'
export const amountLabel = (symbol: string) => `Amount (${symbol})`
export const amountHint =
  'Converted to the order’s currency. If it exceeds the subtotal, only the subtotal is taken off.'
export const amountInvalid = 'Enter an amount above 0'
export const minimumLabel = (symbol: string) => `Minimum subtotal (${symbol})`
export const minimumHint = 'Before the discount. Leave blank for no minimum.'
export const minimumInvalid = 'Enter an amount, or leave it blank'
export const datesAndLimits = 'Dates and limits'
export const noLimits = 'No limits'
export const summary = 'Summary'
export const off = (value: string) => `${value} off the subtotal`
export const offOnceEntered = 'Enter a value to see the discount.'
export const onOrdersFrom = (amount: string) => `On orders of ${amount} or more`
export const fromDay = (day: string) => `From ${day}`
export const untilDay = (day: string) => `Until ${day}`
export const upToUses = (uses: string) => `Up to ${uses} ${uses === '1' ? 'use' : 'uses'}`
export const upToUsesEach = (uses: string) => `${uses} per customer`
export const startsHint = 'Leave blank to start now.'
export const endsHint = 'Leave blank for no end date.'
export const momentInvalid = 'Enter a date and time, or leave it blank'
export const endsBeforeStart = 'The end must be after the start'
export const timeZoneChanged = 'Reload the page to enter dates and times'
export const totalUses = 'Total uses'
export const totalUsesHint = 'Leave blank for no limit.'
export const usesPerCustomer = 'Uses per customer'
export const usesPerCustomerHint = 'By email address. Leave blank for no limit.'
export const limitInvalid = (max: number) => `Enter a whole number from 1 to ${formatNumber(max)}, or leave it blank`
export const usedNote = (used: number) =>
  `Used by ${formatNumber(used)} ${used === 1 ? 'order' : 'orders'}. Changes apply to new orders only.`
export const saveDiscountCode = 'Save discount code'
export const saveAsNewCode = 'Save as a new discount code'
export const codeSaved = 'Discount code saved successfully!'
export const codeNotSaved = 'Failed to save discount code'
export const thisCodeNotSaved = 'This discount code was not saved'

// Import of files
export const discount = 'Discount'
export const nouns = { one: 'discount code', many: 'discount codes' }
export const noCode = 'No code'
export const importLimits = {
  someProducts: 'It applies to some products only; codes here apply to the whole order',
  someCustomers: 'It is for some customers only; codes here are for everyone',
  maximum: 'It has a maximum subtotal; codes here only have a minimum',
  freeShipping: 'It also gives free shipping, which codes here do not',
}
export const unsupported = (text: string) => `“${text}” is not supported: codes here take off a percentage or an amount`
export const minimumUnsupported = (text: string) =>
  `“${text}” is not supported: codes here can only require a minimum subtotal`
export const oneCode = 'Orders here accept only one code; previously, this code could be combined with other discounts.'
export const classUnknown =
  'The file does not say whether the code was for some products only. Check this in your old store.'
export const hasEnded = 'It has ended'
export const endedOn = (date: string) => `It ended on ${date}`
export const inTrash = 'It is in the trash'
export const isSwitchedOff = (status: string) => `Its status is “${status}”, so it is turned off.`
export const eitherPercentOrAmount = 'Enter either a percentage or an amount'
export const yesOrNo = 'Enter yes or no'
export const invalidAmount = 'This is not an amount. Use a format such as 1234.50'
export const differentCurrency = (currency: string, ofStore: string) =>
  `The amounts are in ${currency}, but the store uses ${ofStore}`
export const noMoment = 'This is not a date and time. Use a format such as 2026-05-31 14:30'
export const noUses = (text: string) => `“${text}” is not a number of uses`
export const allUsesTaken = (limit: number) =>
  limit === 1 ? 'Its only use has been used' : `All of its ${limit} uses have been used`
export const someUsesTaken = (taken: number, limit: number) => `${taken} of ${limit} uses have been used.`
export const usesBeforeNote = 'Earlier uses do not count toward the limit per customer.'
export const otherTerms = 'This code already exists with different terms, so it is not changed'
export const currencyChanged = 'The store currency has changed since the check'
export const addedSinceCheck = 'This code was added after the check'
export const usesLeft = 'Uses left'
export const limitPerCustomer = 'Limit per customer'
