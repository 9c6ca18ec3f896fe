type NumberArray = Uint8Array | Uint16Array | Int32Array | Float64Array

/** At least twice as large, so that growing one by one is rare. */
export function enlarged<Numbers extends NumberArray>(
  from: Numbers,
  make: new (length: number) => Numbers,
  size: number,
) {
  const to = new make(Math.max(size, from.length * 2))
  to.set(from)
  return to
}
