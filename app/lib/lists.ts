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
  merge: (draftItem: Item, oldItem: Item, freshItem: Item) => Item = (draftItem) => draftItem,
): readonly Item[] {
  const byId = (items: readonly Item[]) => new Map(items.map((item) => [item.id, item]))
  const [mine, before, now] = [byId(draft), byId(old), byId(fresh)]
  const listCommonIds = (items: readonly Item[], other: ReadonlyMap<string, Item>) =>
    items.map(({ id }) => id).filter((id) => other.has(id))
  const isReordered = !isSameJson(listCommonIds(draft, before), listCommonIds(old, mine))
  const [first, second] = isReordered ? [draft, fresh] : [fresh, draft]
  const ids = [...new Set([...first, ...second].map(({ id }) => id))]
  return ids.flatMap((id) => {
    const [draftItem, oldItem, freshItem] = [mine.get(id), before.get(id), now.get(id)]
    // Added or edited in the draft
    if (draftItem && (!oldItem || !isSameJson(draftItem, oldItem)))
      return [oldItem && freshItem ? merge(draftItem, oldItem, freshItem) : draftItem]
    if (!draftItem && oldItem) return [] // removed in the draft
    return freshItem ?? []
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
