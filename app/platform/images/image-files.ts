export type FilePart = { readonly bytes: Buffer<ArrayBuffer>; readonly size: number }

/** A folder or a bucket. Names are paths such as 'originals/demo/0a1b….jpg'. */
export type ImageFiles = {
  readonly read: (name: string) => Promise<Buffer<ArrayBuffer> | null>
  /** The bytes from `from` to `to` inclusive, and the size of the whole file. */
  readonly readPart: (name: string, from: number, to: number) => Promise<FilePart | null>
  readonly has: (name: string) => Promise<boolean>
  /** Runs `work` with a local path to the file, or returns null if it does not exist. */
  readonly withLocalPath: <Result>(name: string, work: (path: string) => Promise<Result>) => Promise<Result | null>
  /** Atomic. The file at `path` may be moved. */
  readonly keep: (name: string, path: string) => Promise<void>
  /** A missing file is not an error. */
  readonly remove: (names: readonly string[]) => Promise<void>
  readonly list: (
    start: string,
  ) => AsyncIterable<{ readonly name: string; readonly bytes: number; readonly writtenAt: Date }>
}
