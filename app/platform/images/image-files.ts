export type FilePart = { readonly bytes: Buffer<ArrayBuffer>; readonly size: number }

/** A folder or a bucket. Names are paths such as 'originals/demo/0a1b….jpg'. */
export type ImageFiles = {
  readonly read: (name: string) => Promise<Buffer<ArrayBuffer> | null>
  /** Returns the bytes from `from` to `to`, both inclusive, and the size of the whole file. */
  readonly readPart: (name: string, from: number, to: number) => Promise<FilePart | null>
  readonly has: (name: string) => Promise<boolean>
  /** Runs `work` with a local path to the file, or returns null if it does not exist. */
  readonly withLocalPath: <Result>(name: string, work: (path: string) => Promise<Result>) => Promise<Result | null>
  /** Stores the file at `path` atomically, possibly by moving it. */
  readonly store: (name: string, path: string) => Promise<void>
  /** Missing files are not an error. */
  readonly remove: (names: readonly string[]) => Promise<void>
  readonly list: (
    start: string,
  ) => AsyncIterable<{ readonly name: string; readonly bytes: number; readonly writtenAt: Date }>
}
