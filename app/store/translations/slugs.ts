/** The slugs of a category, collection or page: its own, and those of further languages. */
export type Slugs = { readonly original: string; readonly byLanguage: Readonly<Record<string, string>> }

/** The slug of addresses in a content language; null: that of the originals. */
export function slugFor({ original, byLanguage }: Slugs, language: string | null): string {
  return (language === null ? undefined : byLanguage[language]) ?? original
}
