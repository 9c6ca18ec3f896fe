export const thisWasChangedBySomeoneElseThe = 'This was changed by someone else. The list shows how it is now.'
export const thisCannotBeDone = 'This cannot be done.'
export const law = 'Law'
export const rulesOfConsumerLaw = 'Rules of consumer law'
export const packagingReport = 'Packaging report'
export const thisListIsGuidanceNoLegalAdvice =
  'This list is guidance, no legal advice: it says what the store checks and which laws it knows. Laws change, and others may apply to you. A lawyer of your country knows.'
export const theLawsCouldNotBeLoaded = 'The laws could not be loaded'
export const noRuleThatTheStoreKnowsApplies = 'No rule that the store knows applies in your markets.'
export const rulesOfOtherCountries = (count: number) => `Rules of other countries (${count})`
export const missing = 'Missing'
export const advice = 'Advice'
export const met = 'Met'
export const yoursToCheck = 'Yours to check'
export const switchedOff = 'Switched off'
export const notInYourMarkets = 'Not in your markets'
export const appliesInYourMarkets = (join: string) => `Applies in your markets: ${join}.`
export const theStoreCannotKnowThisCheckIt = 'The store cannot know this. Check it yourself.'
export const since = ', since'
export const whoIsExempt = 'Who is exempt'
export const from = (name: string) => `from ${name}`
export const myStoreIsExempt = 'My store is exempt'
export const switchOff = 'Switch off'
export const reason = 'Reason'
export const recordedWithYourNameAndTheTime =
  'Recorded with your name and the time. Pages and checks of all markets then leave this rule out.'
export const switchedOffBy = 'Switched off by'
export const switchOn = 'Switch on'
export const aDeletedAccount = 'a deleted account'
