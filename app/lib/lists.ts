export function isSameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const moved = items.slice(from, from + 1)
  return moved.length === 0 ? items : items.toSpliced(from, 1).toSpliced(to, 0, ...moved)
}

/** Splits text at commas and line breaks, for lists in source code that would be too long as an array of strings. */
export function splitEntries(text: string): string[] {
  return text.split(/[,\n]/).flatMap((entry) => entry.trim() || [])
}
