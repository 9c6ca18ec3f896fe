type ListItem = { readonly id: string }

export function isSameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/**
 * Rebases a list on a newer state. The draft's edits, order, additions and removals win; everything else comes from the
 * newer state. `merge` combines two edits of an item; by default the draft's edit wins.
 */
export function rebaseList<Item extends ListItem>(
  draft: readonly Item[],
  old: readonly Item[],
  fresh: readonly Item[],
  merge: (own: Item, was: Item, is: Item) => Item = (own) => own,
): readonly Item[] {
  const byId = (items: readonly Item[]) => new Map(items.map((item) => [item.id, item]))
  const [mine, before, now] = [byId(draft), byId(old), byId(fresh)]
  const common = (items: readonly Item[], other: ReadonlyMap<string, Item>) =>
    items.map(({ id }) => id).filter((id) => other.has(id))
  const isReordered = !isSameJson(common(draft, before), common(old, mine))
  const [first, second] = isReordered ? [draft, fresh] : [fresh, draft]
  const ids = [...new Set([...first, ...second].map(({ id }) => id))]
  return ids.flatMap((id) => {
    const [own, was, is] = [mine.get(id), before.get(id), now.get(id)]
    if (own && (!was || !isSameJson(own, was))) return [was && is ? merge(own, was, is) : own] // added or edited here
    if (!own && was) return [] // removed here
    return is ?? []
  })
}

export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const moved = items.slice(from, from + 1)
  return moved.length === 0 ? items : items.toSpliced(from, 1).toSpliced(to, 0, ...moved)
}

/** Splits text at commas and line breaks, for lists that would be too long as an array of strings. */
export function splitEntries(text: string): string[] {
  return text.split(/[,\n]/).flatMap((entry) => entry.trim() || [])
}
