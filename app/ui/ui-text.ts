import * as en from '#app/ui/messages/en.ts'

export { en as uiText }
