/** Returns a LIKE pattern that matches the text anywhere, with wildcards escaped. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

export function likePatterns(search: string): string[] {
  return search.split(/\s+/).filter(Boolean).map(likePattern)
}
