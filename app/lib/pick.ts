export function pick<From extends object, Name extends keyof From>(
  from: From,
  names: readonly Name[],
): Pick<From, NoInfer<Name>> {
  // Boundary: `fromEntries` loses the names
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>
}
