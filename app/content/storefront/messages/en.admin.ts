// The notice for staff above the pages of a closed store
export const closedStore = 'Closed store'
export const closedHint = 'The store is closed. Only staff see this page; shoppers see that the store will open soon.'
export const whatShoppersSee = 'What shoppers see'
export const openTheStore = 'Open the store'
