import { currentLanguage } from '#app/lib/language.ts'

/** 'Total:' before a value. French has a space before the colon. */
export function formatLabel(name: string): string {
  return currentLanguage() === 'fr' ? `${name}\u00a0:` : `${name}:`
}
