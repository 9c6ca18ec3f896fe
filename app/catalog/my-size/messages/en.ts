// On cards and sizes
export const inYourSize = 'In your size'
export const yourSize = 'Your size'

// Lists
export const mySize = 'My size'
export const inMySize = (names: string) => `In my size (${names})`
export const change = 'Change'
export const changeWhat = 'my sizes'

// Product page and order
export const saveAsMySize = (size: string) => `Save ${size} as my size`
export const isMine = (size: string) => `${size} is now your size on this device.`

// The dialog
export const title = 'My sizes'
export const hint = 'Choose your size once. We’ll show what’s in stock in your size. Your sizes stay on this device.'
export const noSize = 'None'
export const showOnly = 'Show only my sizes'
export const done = 'Done'
export const close = 'Close my sizes'
export const loading = 'Loading…'
export const loadFailed = 'We could not load sizes.'
export const tryAgain = 'Try again'
export const noSizes = 'No products have sizes yet.'
