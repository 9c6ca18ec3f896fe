/** A text as part of a LIKE pattern that matches it anywhere: what would be wildcards is taken as it is. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** The pattern of each word of a search, which is looked for by itself, wherever it stands. */
export function likePatterns(search: string): string[] {
  return search.split(/\s+/).filter(Boolean).map(likePattern)
}
