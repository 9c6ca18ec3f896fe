type ImageFile = {
  readonly name: string
  readonly bytes: number
  readonly writtenAt: Date
}

/** Where a store keeps its files: a folder or a bucket. Names are paths such as 'originals/demo/0a1b….jpg'. */
export type ImageFiles = {
  /** Null where there is none. */
  readonly read: (name: string) => Promise<Buffer<ArrayBuffer> | null>
  readonly has: (name: string) => Promise<boolean>
  /** Runs `work` with a path of this machine where the file can be read; null where there is none. */
  readonly lend: <Result>(name: string, work: (path: string) => Promise<Result>) => Promise<Result | null>
  /** Keeps the file at `path` under a name, in one step: whoever looks finds the whole file or none. It may be moved. */
  readonly keep: (name: string, path: string) => Promise<void>
  /** One that is not there is no error. */
  readonly remove: (names: readonly string[]) => Promise<void>
  /** All files whose names begin so: 'originals/'. */
  readonly list: (start: string) => AsyncIterable<ImageFile>
}
