type WordChange = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string }

/** The limit for the product of the two word counts. Longer text is not compared. */
const MAX_COMPARED = 400_000

/** Returns the removed, added and unchanged words, with their spaces; null if the text is too long to compare. */
export function compareWords(before: string, after: string): readonly WordChange[] | null {
  const [from, to] = [splitWords(before), splitWords(after)]
  if (from.length * to.length > MAX_COMPARED) return null
  const common = computeCommonLengths(from, to)
  const lengthAt = (row: number, column: number) => common[row * (to.length + 1) + column] ?? 0
  const changes: WordChange[] = []
  const add = (kind: WordChange['kind'], word: string) => {
    const last = changes.at(-1)
    if (last?.kind === kind) changes[changes.length - 1] = { kind, text: last.text + word }
    else changes.push({ kind, text: word })
  }
  let [row, column] = [0, 0]
  while (row < from.length || column < to.length) {
    const [oldWord = '', newWord = ''] = [from[row], to[column]]
    const isRemoved = column === to.length || lengthAt(row + 1, column) >= lengthAt(row, column + 1)
    if (row < from.length && column < to.length && oldWord === newWord) {
      add('same', oldWord)
      row++
      column++
    } else if (row < from.length && isRemoved) {
      add('removed', oldWord)
      row++
    } else {
      add('added', newWord)
      column++
    }
  }
  return changes
}

function splitWords(text: string): readonly string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}

/** Returns the length of the longest common subsequence of words starting at each pair of positions, row by row. */
function computeCommonLengths(from: readonly string[], to: readonly string[]): Uint16Array {
  const width = to.length + 1
  const lengths = new Uint16Array((from.length + 1) * width)
  for (let row = from.length - 1; row >= 0; row--) {
    for (let column = to.length - 1; column >= 0; column--) {
      const [below, right] = [lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0]
      const both = lengths[(row + 1) * width + column + 1] ?? 0
      lengths[row * width + column] = from[row] === to[column] ? both + 1 : Math.max(below, right)
    }
  }
  return lengths
}
