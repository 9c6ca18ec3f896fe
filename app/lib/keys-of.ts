/** Returns an object's keys in the order in which they are written. */
export function keysOf<Table extends object>(table: Table): Extract<keyof Table, string>[] {
  const keys: Extract<keyof Table, string>[] = []
  for (const key in table) if (Object.hasOwn(table, key)) keys.push(key)
  return keys
}
