/** Replaces every occurrence of each `from`. @throws if one does not occur because the text has changed. */
export function replaceEach(text: string, pairs: readonly (readonly [from: string, to: string])[]): string {
  return pairs.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`There is no "${from}" to replace`)
    return result.replaceAll(from, to)
  }, text)
}
