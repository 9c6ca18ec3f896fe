/** Lone surrogates. Only JSON can contain them: forms replace each with U+FFFD. */
const LONE_SURROGATES = {
  'a lone high surrogate': 'a\ud83db',
  'a lone low surrogate': 'a\udc57b',
  'two surrogates in reverse order': 'a\udc57\ud83db',
}

/** Control characters that no one types, including the one that PostgreSQL cannot store. */
const CONTROLS: Readonly<Record<string, string>> = { 'U+0000': 'a\u0000b', 'U+0001': 'a\u0001b' }

/** Text that cannot be stored. */
export const UNSAVABLE_TEXTS: Readonly<Record<string, string>> = { ...LONE_SURROGATES, ...CONTROLS }

/** Unusual characters in pasted text, each with the text that is stored. */
export const ODD_TEXTS: Readonly<Record<string, readonly [sent: string, stored: string]>> = {
  'a vertical tab, as from Word': ['a\vb', 'a b'],
  'a form feed': ['a\fb', 'a b'],
  'U+0085': ['a\u0085b', 'a b'],
  'a byte order mark': ['\ufeffa\ufeffb', 'ab'],
  'U+FFFE': ['a\ufffeb', 'a\ufffeb'],
  'a combining accent': ['e\u0301', 'é'],
  'a surrogate pair': ['👗', '👗'],
}
