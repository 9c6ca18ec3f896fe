import { formatNumber } from '#app/lib/format/number.ts'

export const translationNotFound = 'Translation Not Found'
export const theOriginalWasDeletedBySomeoneElse =
  'The original was deleted by someone else, so its texts cannot be saved.'
export const thisTextOrItsOriginalWas = 'This text or its original was'
export const editTheOriginal = (lowerCase: string) => `Edit the original ${lowerCase}`
export const theTranslationCouldNotBeLoaded = 'The translation could not be loaded'
export const aLocaleUsesThisLanguageSoIts = 'A locale uses this language, so its texts stay'
export const theTextsWereNotDeleted = 'The texts were not deleted'
export const translations = 'Translations'
export const allLocalesAreInTheLanguageOf = 'All locales are in the language of the originals.'
export const addALocaleInAnotherLanguageTo = 'Add a locale in another language to a market first.'
export const openMarkets = 'Open markets'
export const originalOrTranslation = 'Original or translation'
export const language = 'Language'
export const kind = 'Kind'
export const state = 'State'
export const exportCsv = 'Export CSV'
export const exportXliff = 'Export XLIFF'
export const importText = 'Import'
export const noLocaleHasThisLanguageSoShoppers =
  'No locale has this language, so shoppers do not see these texts. They stay until you delete them.'
export const deleteTexts = 'Delete texts'
export const thisCannotBeUndoneOrdersInThis =
  'This cannot be undone. Orders in this language show what was stored with them.'
export const deleteAllTextsIn = (language: string, language2: string) => `Delete all texts in ${language || language2}?`
export const textsDeleted = 'Texts deleted'
export const theTranslationsCouldNotBeLoaded = 'The translations could not be loaded'
export const complete = (complete: number) => `${formatNumber(complete)} complete`
export const translationSaved = 'Translation saved'
export const theTranslationWasNotSaved = 'The translation was not saved'
export const saving = 'Saving...'
export const saveTranslation = 'Save translation'
export const cancel = 'Cancel'
export const textsIn = (languageName: string) => `Texts in ${languageName}`
export const aFieldThatIsLeftEmptyShows = 'A field that is left empty shows the original.'
export const original = 'Original'
export const none = 'None'
export const theNameInTheAddressFormerSlugs = 'The name in the address. Former slugs lead to the new one.'
export const markdownAsTheOriginal = 'Markdown, as the original.'
export const use = 'Use “'
export const stillRightKeepItAsItIs = 'Still right: keep it as it is'
export const outdatedTheOriginalChanged = 'Outdated: the original changed'
export const itWas = (source: string) => `It was: ${source}`
export const translation = 'Translation'
export const outdated = (outdated: number) => `${formatNumber(outdated)} outdated`
export const completeText = 'Complete'
export const ofMissing = (missing: number, fields: number) =>
  `${formatNumber(missing)} of ${formatNumber(fields)} missing`
export const missing = 'Missing'
