export type Dropped = { readonly files: readonly File[]; readonly unread: readonly string[] }

/**
 * Returns the files of a drop; of a folder its images. Reads the transfer synchronously: it is cleared after the event.
 */
export async function droppedFiles(transfer: DataTransfer): Promise<Dropped> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry())
  const files = [...transfer.files]
  if (!entries.some((entry) => entry?.isDirectory)) return { files, unread: [] }
  return merged(await Promise.all(entries.map((entry) => (entry ? readEntry(entry) : { files: [], unread: [] }))))
}

/** An unreadable entry does not affect the others. */
async function readEntry(entry: FileSystemEntry): Promise<Dropped> {
  try {
    if (isFile(entry))
      return { files: [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))], unread: [] }
    if (!isFolder(entry)) return { files: [], unread: [] }
    const entries = (await readAll(entry.createReader())).toSorted((a, b) =>
      a.name.localeCompare(b.name, 'en', { numeric: true }),
    )
    const { files, unread } = merged(await Promise.all(entries.map(readEntry)))
    return { files: files.filter(({ type }) => type.startsWith('image/')), unread } // folders may contain anything
  } catch {
    return { files: [], unread: [entry.name] }
  }
}

function merged(parts: readonly Dropped[]): Dropped {
  return { files: parts.flatMap(({ files }) => files), unread: parts.flatMap(({ unread }) => unread) }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

/** A reader returns entries in batches, and an empty one at the end. */
async function readAll(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const entries: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return entries
    entries.push(...some)
  }
}
