/** What a drop held. */
export type Dropped = {
  readonly files: readonly File[]
  /** Names of files and folders that the browser was not allowed to read, or that went away in the meantime. */
  readonly unread: readonly string[]
}

/** The files of a drop; of a folder its images, by name. Asks the browser at once, as a drop is forgotten after it. */
export async function droppedFiles(transfer: DataTransfer): Promise<Dropped> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry())
  const files = [...transfer.files]
  if (!entries.some((entry) => entry?.isDirectory)) return { files, unread: [] }
  return together(await Promise.all(entries.map((entry) => (entry ? readEntry(entry) : { files: [], unread: [] }))))
}

/** One that cannot be read is named, so that it does not take the others with it. */
async function readEntry(entry: FileSystemEntry): Promise<Dropped> {
  try {
    if (isFile(entry)) return { files: [await fileOf(entry)], unread: [] }
    if (!isFolder(entry)) return { files: [], unread: [] }
    const entries = (await readAll(entry.createReader())).toSorted((a, b) =>
      a.name.localeCompare(b.name, 'en', { numeric: true }),
    )
    const { files, unread } = together(await Promise.all(entries.map(readEntry)))
    return { files: files.filter(({ type }) => type.startsWith('image/')), unread } // folders hold more than someone thinks of
  } catch {
    return { files: [], unread: [entry.name] }
  }
}

function together(parts: readonly Dropped[]): Dropped {
  return { files: parts.flatMap(({ files }) => files), unread: parts.flatMap(({ unread }) => unread) }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject))
}

/** A reader tells of some entries at a time, and of none at the end. */
async function readAll(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const entries: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return entries
    entries.push(...some)
  }
}
