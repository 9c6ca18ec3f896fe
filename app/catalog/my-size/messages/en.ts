// On cards and sizes
export const inYourSize = 'In your size'
export const yourSize = 'Your size'

// Lists
export const mySize = 'My size'
export const inMySize = (names: string) => `In my size (${names})`
export const change = 'Change'
export const changeWhat = 'my sizes'

// Product page and order
export const makeMine = (size: string) => `Make ${size} my size`
export const isMine = (size: string) => `${size} is your size now. Lists and product pages in this browser know it.`

// The dialog
export const title = 'My sizes'
export const hint =
  'Choose your size once. Lists can then show only what is in stock in it. Your sizes stay in this browser.'
export const noSize = 'Not set'
export const showOnly = 'Show only my sizes'
export const done = 'Done'
export const close = 'Close my sizes'
export const loading = 'Loading…'
export const loadFailed = 'Sizes could not be loaded.'
export const tryAgain = 'Try again'
export const noSizes = 'No product has sizes yet.'
