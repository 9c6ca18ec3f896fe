import { listKeys } from '#app/lib/keys.ts'

/** Reasons for staff to look at a review before it is shown. */
type ReviewFlag = 'link' | 'email' | 'phone' | 'language'

const PATTERNS = {
  link: /https?:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:com|net|org|shop|store|ng|uk|de|fr)\b/i,
  email: /[^\s@]+@[^\s@]+\.[^\s@]+/,
  phone: /(?:\+|\b0)\d(?:[\s()./-]?\d){7,13}\b/,
  // Matches whole words, so that names of places and people are not flagged
  language: /\b(?:fuck\w*|shit\w*|bitch\w*|cunts?|assholes?|bastards?|whores?|sluts?|dickheads?|wankers?)\b/i,
} as const satisfies Record<ReviewFlag, RegExp>

/** Returns hints about the texts of a review. Staff decide what to do. */
export function listFlags(...texts: readonly string[]): readonly ReviewFlag[] {
  const text = texts.join('\n')
  const found = listKeys(PATTERNS).filter((flag) => PATTERNS[flag].test(text))
  // The domain of an email address is not flagged as a link
  return found.includes('email') ? found.filter((flag) => flag !== 'link' || /https?:|www\./i.test(text)) : found
}
