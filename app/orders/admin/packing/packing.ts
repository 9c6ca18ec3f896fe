import { normalizeScannedCode } from '#app/orders/admin/packing/scanned-code.ts'

// Packing rules: which scanned items belong in an order's parcel.

/** A line of an order as it is packed. */
export type PackLine = {
  readonly id: string
  /** Does not include returned and withdrawn units. */
  readonly units: number
  /** Normalized codes that only this size and color has. */
  readonly codes: readonly string[]
  /** Normalized codes that other sizes, colors or products may also have, so that staff must check the item. */
  readonly sharedCodes: readonly string[]
}

/** Packed units by line. */
export type PackedUnits = Readonly<Record<string, number>>

export type ScanResult<Line extends PackLine = PackLine> =
  | { readonly outcome: 'packed'; readonly line: Line; readonly packed: PackedUnits }
  /** The code does not identify size or color. */
  | { readonly outcome: 'unclear'; readonly line: Line }
  /** All ordered units are already packed. */
  | { readonly outcome: 'too-many'; readonly line: Line }
  | { readonly outcome: 'wrong' }

/** The unit is counted only if the outcome is 'packed'. */
export function packScanned<Line extends PackLine>(
  lines: readonly Line[],
  packed: PackedUnits,
  scanned: string,
): ScanResult<Line> {
  const code = normalizeScannedCode(scanned)
  const isOpen = (line: Line) => countLeft(line, packed) > 0
  const exact = lines.filter(({ codes }) => codes.includes(code))
  const open = exact.find(isOpen)
  if (open) return { outcome: 'packed', line: open, packed: addUnits(packed, open, 1) }
  if (exact[0]) return { outcome: 'too-many', line: exact[0] }
  const similar = lines.filter(({ sharedCodes }) => sharedCodes.includes(code))
  const unclear = similar.find(isOpen)
  if (unclear) return { outcome: 'unclear', line: unclear }
  return similar[0] ? { outcome: 'too-many', line: similar[0] } : { outcome: 'wrong' }
}

/** Packs all remaining units of a line that staff confirmed without a scan. */
export function packLine(packed: PackedUnits, line: PackLine): PackedUnits {
  return addUnits(packed, line, countLeft(line, packed))
}

function addUnits(packed: PackedUnits, line: PackLine, units: number): PackedUnits {
  return { ...packed, [line.id]: countPacked(line, packed) + units }
}

/** Never exceeds the units to send, since some may have been returned or withdrawn after they were packed. */
function countPacked({ id, units }: PackLine, packed: PackedUnits): number {
  return Math.min(packed[id] ?? 0, units)
}

export function countLeft(line: PackLine, packed: PackedUnits): number {
  return line.units - countPacked(line, packed)
}

/** Returns the number of units in a parcel and how many of them are packed. */
export function countUnits(lines: readonly PackLine[], packed: PackedUnits) {
  return {
    total: lines.reduce((sum, { units }) => sum + units, 0),
    packed: lines.reduce((sum, line) => sum + countPacked(line, packed), 0),
  }
}

export function isAllPacked(lines: readonly PackLine[], packed: PackedUnits): boolean {
  return lines.every((line) => countLeft(line, packed) === 0)
}

type BatchOrder = { readonly id: string; readonly state: string }

/** Returns the first order to pack that was not skipped, and the skipped ones that are still to be packed. */
export function findNextOrder<Order extends BatchOrder>(orders: readonly Order[], skippedIds: readonly string[]) {
  const ready = orders.filter(({ state }) => state === 'ready')
  return {
    order: ready.find(({ id }) => !skippedIds.includes(id)),
    skipped: skippedIds.filter((skipped) => ready.some(({ id }) => id === skipped)),
  }
}
