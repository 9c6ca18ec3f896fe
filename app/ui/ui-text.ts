import * as en from '#app/ui/messages/en.ts'

/** What parts of pages say to shoppers by themselves, in the language of the page. */
export { en as uiText }
