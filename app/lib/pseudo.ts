/**
 * Returns messages with an accent on every letter. The build copies this function into scripts, so it has no imports.
 */
export function pseudo(value: unknown): unknown {
  const plain = 'abcdefghijklmnopqrstuvwxyz'
  const accented = 'áƀçđéƒğĥíĵķļɱñóþǫŕšţúṽŵẋýž'
  const change = (own: unknown): unknown => {
    if (typeof own === 'string') {
      return own.replace(/[a-z]/gi, (letter) => {
        const accentedLetter = accented.charAt(plain.indexOf(letter.toLowerCase()))
        return letter === letter.toLowerCase() ? accentedLetter : accentedLetter.toUpperCase()
      })
    }
    if (typeof own === 'function') return (...parameters: unknown[]) => change(own(...parameters))
    if (Array.isArray(own)) return own.map(change)
    if (!own || typeof own !== 'object') return own
    return Object.fromEntries(Object.entries(own).map(([name, entry]) => [name, change(entry)]))
  }
  return change(value)
}
