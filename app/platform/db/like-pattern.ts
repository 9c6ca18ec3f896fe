/** Returns a LIKE pattern that matches the text anywhere, with wildcards escaped. */
export function toLikePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

export function toLikePatterns(search: string): string[] {
  return search.split(/\s+/).filter(Boolean).map(toLikePattern)
}
