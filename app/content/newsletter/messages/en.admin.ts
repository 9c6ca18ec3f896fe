// The list
export const subscribers = 'Subscribers'
export const email = 'Email'
export const searchByEmail = 'Search by email'
export const emptyNoun = 'subscribers'
export const emptyHint = 'Shoppers sign up on the homepage.'
export const subscribed = 'Subscribed'
export const consent = 'Consent'
export const actions = 'Actions'
export const listNotLoaded = 'The subscribers could not be loaded'
// The recorded consent
export const importedNoRecord = 'Imported, no record'
export const noRecord = 'No record'
export const confirmedByEmail = 'Confirmed by email'
export const recorded = 'Recorded'
export const forEmail = (email: string) => `for ${email}`
export const requested = 'Requested'
export const confirmed = 'Confirmed'
export const page = 'Page'
export const unknownPage = 'Unknown'
export const textShown = 'Text shown'
// Ending a subscription
export const unsubscribe = 'Unsubscribe'
export const confirmUnsubscribe = 'End this subscription?'
export const getsNoNewsletter = (email: string) => `${email} will no longer receive the newsletter.`
export const unsubscribing = 'Unsubscribing...'
export const unsubscribed = 'Unsubscribed'
export const notUnsubscribed = 'The subscription could not be ended. Please try again.'
