export function pick<From extends object, Name extends keyof From>(
  from: From,
  names: readonly Name[],
): Pick<From, NoInfer<Name>> {
  // Boundary: `fromEntries` loses the names
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>
}

/** Returns an object's keys in the order in which they were added. */
export function listKeys<Table extends object>(table: Table): Extract<keyof Table, string>[] {
  const keys: Extract<keyof Table, string>[] = []
  for (const key in table) if (Object.hasOwn(table, key)) keys.push(key)
  return keys
}
