/** Lone surrogates. Only JSON can contain them: forms replace each with U+FFFD. */
const HALVES = {
  'the first half of a pair': 'a\ud83db',
  'the second half of a pair': 'a\udc57b',
  'two halves the wrong way round': 'a\udc57\ud83db',
}

/** Control characters that no one types, and the one that PostgreSQL does not store. */
export const CONTROLS: Readonly<Record<string, string>> = { 'U+0000': 'a\u0000b', 'U+0001': 'a\u0001b' }

/** Texts that cannot be stored. */
export const UNSAVABLE_TEXTS: Readonly<Record<string, string>> = { ...HALVES, ...CONTROLS }

/** Unusual characters that come with pasted text, each with the text that is stored. */
export const ODD_TEXTS: Readonly<Record<string, readonly [sent: string, stored: string]>> = {
  'a vertical tab, as Word breaks lines': ['a\vb', 'a b'],
  'a form feed': ['a\fb', 'a b'],
  'U+0085': ['a\u0085b', 'a b'],
  'a mark of the order of bytes': ['\ufeffa\ufeffb', 'ab'],
  'U+FFFE': ['a\ufffeb', 'a\ufffeb'],
  'an accent of its own': ['e\u0301', 'é'],
  'a pair': ['👗', '👗'],
}
