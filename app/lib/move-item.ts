export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const moved = items.slice(from, from + 1)
  return moved.length === 0 ? items : items.toSpliced(from, 1).toSpliced(to, 0, ...moved)
}
