type NumberArray = Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>

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
