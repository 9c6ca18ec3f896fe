import { currentLanguage } from '#app/lib/language.ts'

/** Returns a label such as 'Total:' for use before a value. French has a space before the colon. */
export function formatLabel(name: string): string {
  return currentLanguage() === 'fr' ? `${name}\u00a0:` : `${name}:`
}
