import * as en from '#app/ui/messages/en.ts'

/** The texts of shared components, in the language of the page. */
export { en as uiText }
