/**
 * `indexReferences` finds order numbers in the text of a payment: exactly, ignoring spaces, hyphens, case and
 * surrounding words, or with up to two typing errors. O and 0, and I, L and 1, count as the same character. Candidates
 * come from hashes of shortened numbers, so that no payment is compared with every order.
 */

type FoundReferences = {
  /** Positions of orders whose number is in the text, in the order in which they appear. */
  readonly exact: readonly number[]
  /** Searches only when called, because most payments need only the exact matches. */
  readonly near: () => readonly NearReference[]
}

/** An order whose number is in the text, but with `edits` typing errors. */
type NearReference = { readonly order: number; readonly edits: number }

export type ReferenceIndex = {
  readonly find: (texts: readonly string[]) => FoundReferences
}

/**
 * The length of the prefix that order numbers share for about 25 days: it shows where in the text a number begins, but
 * not which order it is.
 */
const LEAD_LENGTH = 4
const MAX_EDITS = 2
/** If more orders than this share a part of their number, that part is not distinctive enough. */
const MAX_BUCKET = 20
/** Longer text is not remittance information. */
const MAX_TEXT_LENGTH = 1_000
const NO_MATCH = MAX_EDITS + 1

/** Returns letters and digits in uppercase, without spaces or symbols. */
function toBareText(text: string): string {
  return text
    .slice(0, MAX_TEXT_LENGTH)
    .toUpperCase()
    .normalize('NFKD')
    .replaceAll(/[^A-Z0-9]/g, '')
}

function toCanonical(bare: string): string {
  return bare.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

export function indexReferences(numbers: readonly string[]): ReferenceIndex {
  const bare = numbers.map((number) => toBareText(number))
  const byNumber = new Map<string, number>()
  for (const [order, number] of bare.entries()) if (number.length >= 4) byNumber.set(number, order)
  const lengths = [...new Set([...byNumber.keys()].map((number) => number.length))].toSorted((a, b) => b - a)
  const starts = new Set([...byNumber.keys()].map((number) => computeHash(number, 0, 2)))
  let near: NearIndex | null = null
  return {
    find(texts) {
      const exact: number[] = []
      const rest = texts.map((text) => removeExact(toBareText(text), byNumber, lengths, starts, exact))
      return {
        exact: [...new Set(exact)],
        near() {
          near ??= new NearIndex(bare)
          const found = new Map<number, number>()
          for (const text of rest) near.search(toCanonical(text), found)
          for (const order of exact) found.delete(order)
          return [...found]
            .map(([order, edits]) => ({ order, edits }))
            .toSorted((a, b) => a.edits - b.edits || a.order - b.order)
        },
      }
    },
  }
}

/** Appends the orders to `found` and returns the text with a space in place of their numbers. */
function removeExact(
  text: string,
  byNumber: ReadonlyMap<string, number>,
  lengths: readonly number[],
  starts: ReadonlySet<number>,
  found: number[],
): string {
  const rest: string[] = []
  let from = 0
  for (let at = 0; at + 2 <= text.length; at++) {
    if (!starts.has(computeHash(text, at, at + 2))) continue
    const length = lengths.find((size) => byNumber.has(text.slice(at, at + size)))
    const order = length === undefined ? undefined : byNumber.get(text.slice(at, at + length))
    if (length === undefined || order === undefined) continue
    found.push(order)
    rest.push(text.slice(from, at))
    from = at + length
    at = from - 1
  }
  return from === 0 ? text : [...rest, text.slice(from)].join(' ')
}

/** Allows fewer edits for a short number, because it resembles too much unrelated text. */
function getMaxEdits(number: string): number {
  if (number.length >= 12) return MAX_EDITS
  return number.length >= 9 ? 1 : 0
}

class NearIndex {
  readonly #numbers: readonly string[]
  /** Lengths of the remainders of numbers, by the hash of their prefix. */
  readonly #tailLengths = new Map<number, Set<number>>()
  /** Orders by the prefix of the number and its remainder with up to two characters deleted. */
  readonly #tails: HashTable
  /** Orders by one half of the remainder. */
  readonly #halves: HashTable
  readonly #halfLengths: readonly number[]

  constructor(bare: readonly string[]) {
    this.#numbers = bare.map((number) => toCanonical(number))
    this.#tails = new HashTable(this.#numbers.reduce((total, number) => total + countDeletions(number), 0))
    this.#halves = new HashTable(2 * this.#numbers.length)
    const halfLengths = new Set<number>()
    for (const [order, number] of this.#numbers.entries()) {
      if (getMaxEdits(number) === 0) continue
      const start = computeHash(number, 0, LEAD_LENGTH)
      const lengths = this.#tailLengths.get(start) ?? new Set()
      this.#tailLengths.set(start, lengths.add(number.length - LEAD_LENGTH))
      forEachDeletion(number, LEAD_LENGTH, number.length, getMaxEdits(number), start, (hash) =>
        this.#tails.add(hash, order),
      )
      const middle = LEAD_LENGTH + Math.ceil((number.length - LEAD_LENGTH) / 2)
      for (const [from, to] of [[LEAD_LENGTH, middle] as const, [middle, number.length] as const]) {
        halfLengths.add(to - from)
        this.#halves.add(computeHash(number, from, to), order)
      }
    }
    this.#halfLengths = [...halfLengths]
  }

  /** Adds the orders found, each with its smallest number of edits. */
  search(text: string, found: Map<number, number>): void {
    let candidates = new Set<number>()
    const getTails = (hash: number) => this.#tails.collect(hash, candidates)
    for (let at = 0; at < text.length; at++) {
      const from = at + LEAD_LENGTH
      const start = from < text.length ? computeHash(text, at, from) : 0
      const lengths = this.#tailLengths.get(start)
      for (const length of lengths ?? []) {
        for (let to = from + length - MAX_EDITS; to <= Math.min(from + length + MAX_EDITS, text.length); to++) {
          forEachDeletion(text, from, to, MAX_EDITS, start, getTails)
        }
      }
      for (const length of this.#halfLengths) {
        if (at + length <= text.length) this.#halves.collect(computeHash(text, at, at + length), candidates, MAX_BUCKET)
      }
      if (candidates.size === 0) continue
      for (const order of candidates) this.#compare(order, text, at, found)
      candidates = new Set()
    }
  }

  #compare(order: number, text: string, at: number, found: Map<number, number>): void {
    const number = this.#numbers[order] ?? ''
    const from = Math.max(0, at - number.length)
    const edits = countEdits(number, text, from, Math.min(text.length, at + number.length + 2 * MAX_EDITS))
    if (edits <= getMaxEdits(number) && edits < (found.get(order) ?? NO_MATCH)) found.set(order, edits)
  }
}

/** Orders by hash, as chains in arrays of integers: half a million objects would take too much memory. */
class HashTable {
  readonly #heads: Int32Array
  readonly #hashes: Int32Array
  readonly #orders: Int32Array
  readonly #next: Int32Array
  #size = 0

  constructor(capacity: number) {
    this.#heads = new Int32Array(2 ** Math.ceil(Math.log2(capacity + 2))).fill(-1)
    this.#hashes = new Int32Array(capacity)
    this.#orders = new Int32Array(capacity)
    this.#next = new Int32Array(capacity)
  }

  add(hash: number, order: number): void {
    const slot = hash & (this.#heads.length - 1)
    this.#hashes[this.#size] = hash
    this.#orders[this.#size] = order
    this.#next[this.#size] = this.#heads[slot] ?? -1
    this.#heads[slot] = this.#size++
  }

  /** Adds the orders with this hash, unless there are more than `max`. */
  collect(hash: number, found: Set<number>, max = Number.POSITIVE_INFINITY): void {
    let count = 0
    for (let at = this.#first(hash); at !== -1 && count <= max; at = this.#next[at] ?? -1) {
      if (this.#hashes[at] === hash) count++
    }
    if (count === 0 || count > max) return
    for (let at = this.#first(hash); at !== -1; at = this.#next[at] ?? -1) {
      if (this.#hashes[at] === hash) found.add(this.#orders[at] ?? 0)
    }
  }

  #first(hash: number): number {
    return this.#heads[hash & (this.#heads.length - 1)] ?? -1
  }
}

/** Counts the hashes that `forEachDeletion` passes to `use` for a number without its prefix. */
function countDeletions(number: string): number {
  const length = Math.max(0, number.length - LEAD_LENGTH)
  if (getMaxEdits(number) === 0) return 0
  return 1 + length + (getMaxEdits(number) === 1 ? 0 : (length * (length - 1)) / 2)
}

/**
 * Calls `use` with the hash of a part of a text, and with the hashes of all strings that result from deleting up to
 * `max` characters.
 */
function forEachDeletion(
  text: string,
  from: number,
  to: number,
  max: number,
  start: number,
  use: (hash: number) => void,
): void {
  use(computeHash(text, from, to, start))
  if (max === 0) return
  for (let first = from; first < to; first++) {
    const before = computeHash(text, from, first, start)
    use(computeHash(text, first + 1, to, before))
    if (max === 1) continue
    let between = before
    for (let second = first + 1; second < to; second++) {
      use(computeHash(text, second + 1, to, between))
      between = computeHash(text, second, second + 1, between)
    }
  }
}

/** FNV-1a, continued from `start`. `countEdits` detects collisions. */
function computeHash(text: string, from: number, to: number, start = 0x811c9dc5): number {
  let hash = start
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

/** Returns the smallest number of insertions, deletions and replacements that turn a part of `text` into `number`. */
function countEdits(number: string, text: string, from: number, to: number): number {
  const width = to - from
  let row = new Uint8Array(width + 1) // a part may begin anywhere
  let next = new Uint8Array(width + 1)
  for (let i = 1; i <= number.length; i++) {
    const character = number.charCodeAt(i - 1)
    let before = i
    let diagonal = row[0] ?? 0
    let least = i
    next[0] = i
    for (let j = 1; j <= width; j++) {
      const above = row[j] ?? 0
      const replaced = text.charCodeAt(from + j - 1) === character ? diagonal : diagonal + 1
      before = Math.min(replaced, above + 1, before + 1)
      next[j] = before
      diagonal = above
      if (before < least) least = before
    }
    if (least > MAX_EDITS) return NO_MATCH
    const last = row
    row = next
    next = last
  }
  return Math.min(...row)
}
