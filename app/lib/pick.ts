/** What an object holds under these names, and nothing else of it. */
export function pick<From extends object, Name extends keyof From>(
  from: From,
  names: readonly Name[],
): Pick<From, Name> {
  // An edge: `fromEntries` forgets which names it was given.
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>
}
