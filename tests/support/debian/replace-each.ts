/** A text with each of some words replaced, everywhere. @throws where one of them is not in it, as the text was changed. */
export function replaceEach(text: string, pairs: readonly (readonly [words: string, other: string])[]): string {
  return pairs.reduce((sofar, [words, other]) => {
    if (!sofar.includes(words)) throw new Error(`There is no "${words}" to be replaced`)
    return sofar.replaceAll(words, other)
  }, text)
}
