import { ImagePlus } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'

const SIZES = { small: 'min-h-11 p-2', medium: 'min-h-[120px] p-4', large: 'min-h-[120px] p-4 md:min-h-60' }

type ImageDropProps = {
  readonly label: string
  readonly hint: ReactNode
  readonly multiple: boolean
  readonly size?: keyof typeof SIZES
  readonly disabled: boolean
  readonly input: RefObject<HTMLInputElement | null>
  /**
   * `unreadable` contains the names of dropped entries that could not be read; both are empty for a folder without
   * images.
   */
  readonly onFiles: (files: readonly File[], unreadable: readonly string[]) => void
}

type DroppedFiles = { readonly files: readonly File[]; readonly unreadable: readonly string[] }

/**
 * Accepts images that are selected, dropped here, or pasted. A paste goes to the area with the focus, or else to the
 * first area on the page.
 */
export function ImageDrop({ label, hint, multiple, size = 'medium', disabled, input, onFiles }: ImageDropProps) {
  const id = useId()
  const area = useRef<HTMLLabelElement>(null)
  const [isOver, setIsOver] = useState(false)
  const acceptFiles = useEffectEvent((files: readonly File[]) => {
    if (!disabled && files.length > 0) onFiles(files, [])
  })
  const acceptDropped = useEffectEvent(({ files, unreadable }: DroppedFiles) => {
    if (!disabled) onFiles(files, unreadable)
  })

  useEffect(() => {
    // Files dropped outside the area would replace the page.
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      const isOverArea = event.target instanceof Node && area.current?.contains(event.target) === true
      setIsOver(isOverArea)
      event.dataTransfer.dropEffect = isOverArea ? 'copy' : 'none'
    }
    const onDrop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(false)
      const isOverArea = event.target instanceof Node && area.current?.contains(event.target) === true
      if (isOverArea) void readDroppedFiles(event.dataTransfer).then(acceptDropped)
    }
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false)
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
      if (files.length === 0 || document.querySelector('dialog:modal')) return
      const areas = [...document.querySelectorAll('[data-image-drop]')]
      if ((areas.find((other) => other.contains(document.activeElement)) ?? areas[0]) !== area.current) return
      event.preventDefault()
      acceptFiles(files)
    }
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('dragover', onDragOver, { signal })
    window.addEventListener('drop', onDrop, { signal })
    window.addEventListener('dragleave', onLeave, { signal })
    window.addEventListener('paste', onPaste, { signal })
    return () => controller.abort()
  }, [])

  useEffect(() => acceptSelected(input.current, acceptFiles), [input]) // selected before hydration

  return (
    <label
      ref={area}
      data-image-drop
      className={`grid ${SIZES[size]} cursor-pointer place-content-center justify-items-center gap-1 border border-dashed border-edge text-center has-[:disabled]:cursor-default has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-plum ${isOver ? 'bg-lumen-soft' : 'bg-pearl hover:bg-mist'}`}
    >
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={multiple}
        disabled={disabled}
        className="sr-only"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => acceptSelected(event.currentTarget, acceptFiles)}
      />
      {size !== 'small' && <ImagePlus className="size-5" aria-hidden="true" />}
      <span id={`${id}-label`} className="text-base font-medium underline underline-offset-4">
        {label}
      </span>
      {hint && (
        <span id={`${id}-hint`} className="text-sm text-ink-2">
          {hint}
        </span>
      )}
    </label>
  )
}

/** Empties the input, so that selecting the same file again is a change. */
function acceptSelected(input: HTMLInputElement | null, acceptFiles: (files: readonly File[]) => void): void {
  const files = [...(input?.files ?? [])]
  if (input) input.value = ''
  acceptFiles(files)
}

/**
 * Returns dropped files and the images in dropped folders. Reads the transfer synchronously, because it is cleared
 * after the event.
 */
async function readDroppedFiles(transfer: DataTransfer): Promise<DroppedFiles> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry())
  const files = [...transfer.files]
  if (!entries.some((entry) => entry?.isDirectory)) return { files, unreadable: [] }
  return mergeFiles(
    await Promise.all(entries.map((entry) => (entry ? readEntry(entry) : { files: [], unreadable: [] }))),
  )
}

async function readEntry(entry: FileSystemEntry): Promise<DroppedFiles> {
  try {
    if (isFile(entry))
      return { files: [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))], unreadable: [] }
    if (!isFolder(entry)) return { files: [], unreadable: [] }
    const entries = (await readAll(entry.createReader())).toSorted((a, b) =>
      a.name.localeCompare(b.name, 'en', { numeric: true }),
    )
    const { files, unreadable } = mergeFiles(await Promise.all(entries.map(readEntry)))
    return { files: files.filter(({ type }) => type.startsWith('image/')), unreadable } // folders may contain anything
  } catch {
    return { files: [], unreadable: [entry.name] }
  }
}

function mergeFiles(parts: readonly DroppedFiles[]): DroppedFiles {
  return { files: parts.flatMap(({ files }) => files), unreadable: parts.flatMap(({ unreadable }) => unreadable) }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

/** A reader returns entries in batches, followed by an empty batch. */
async function readAll(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const entries: FileSystemEntry[] = []
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (batch.length === 0) return entries
    entries.push(...batch)
  }
}
