/** Replaces every occurrence of each `from`. @throws if one of them does not occur in the text. */
export function replaceEach(text: string, pairs: readonly (readonly [from: string, to: string])[]): string {
  return pairs.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`There is no "${from}" to replace`)
    return result.replaceAll(from, to)
  }, text)
}
