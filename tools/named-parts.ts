import { StartError } from '#app/lib/errors.ts'

/** Checks the names given with `--only`. @throws StartError for one that is not a part */
export function requireParts(chosen: readonly string[], parts: readonly string[]): void {
  const unknown = chosen.filter((name) => !parts.includes(name))
  if (unknown.length > 0) throw new StartError(`There is no part ${unknown.join(', ')}. Parts: ${parts.join(', ')}`)
}
