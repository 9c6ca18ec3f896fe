/** For the lists of admin forms. */
export function areUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}
