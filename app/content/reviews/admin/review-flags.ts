import { listKeys } from '#app/lib/keys.ts'

/** What staff should look at before a review is shown. */
type ReviewFlag = 'link' | 'email' | 'phone' | 'language'

const PATTERNS = {
  link: /https?:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:com|net|org|shop|store|ng|uk|de|fr)\b/i,
  email: /[^\s@]+@[^\s@]+\.[^\s@]+/,
  phone: /(?:\+|\b0)\d(?:[\s()./-]?\d){7,13}\b/,
  // Whole words, so that names of places and people stay out of it.
  language: /\b(?:fuck\w*|shit\w*|bitch\w*|cunts?|assholes?|bastards?|whores?|sluts?|dickheads?|wankers?)\b/i,
} as const satisfies Record<ReviewFlag, RegExp>

/** Hints, not rejections: staff decide. */
export function listFlags(...texts: readonly string[]): readonly ReviewFlag[] {
  const text = texts.join('\n')
  const found = listKeys(PATTERNS).filter((flag) => PATTERNS[flag].test(text))
  // An address of an email is no link beside it
  return found.includes('email') ? found.filter((flag) => flag !== 'link' || /https?:|www\./i.test(text)) : found
}
