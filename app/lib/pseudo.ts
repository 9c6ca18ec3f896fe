/**
 * Returns messages with an accent on every letter. The build copies this function into scripts, so it has no imports.
 */
export function pseudo(value: unknown): unknown {
  const plain = 'abcdefghijklmnopqrstuvwxyz'
  const accented = 'áƀçđéƒğĥíĵķļɱñóþǫŕšţúṽŵẋýž'
  const change = (part: unknown): unknown => {
    if (typeof part === 'string') {
      return part.replace(/[a-z]/gi, (letter) => {
        const accentedLetter = accented.charAt(plain.indexOf(letter.toLowerCase()))
        return letter === letter.toLowerCase() ? accentedLetter : accentedLetter.toUpperCase()
      })
    }
    if (typeof part === 'function') return (...parameters: unknown[]) => change(part(...parameters))
    if (Array.isArray(part)) return part.map(change)
    if (!part || typeof part !== 'object') return part
    return Object.fromEntries(Object.entries(part).map(([name, entry]) => [name, change(entry)]))
  }
  return change(value)
}
