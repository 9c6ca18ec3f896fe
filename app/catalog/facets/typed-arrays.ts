type NumberArray = Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>

/** Returns a copy that is at least twice as large, so that adding one element rarely needs another copy. */
export function enlarge<Numbers extends NumberArray>(
  from: Numbers,
  ArrayType: new (length: number) => Numbers,
  size: number,
) {
  const to = new ArrayType(Math.max(size, from.length * 2))
  to.set(from)
  return to
}
