import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { getErrorCode } from '#app/lib/errors.ts'
import type { ImageFiles } from '#app/platform/images/image-files.ts'

/** Several processes can share the folder. */
export function folderFiles(root: string): ImageFiles {
  return {
    async read(name) {
      try {
        return await readFile(join(root, name))
      } catch (error) {
        if (getErrorCode(error) === 'ENOENT') return null
        throw error
      }
    },
    async readPart(name, from, to) {
      const file = await open(join(root, name)).catch((error) => {
        if (getErrorCode(error) === 'ENOENT') return null
        throw error
      })
      if (!file) return null
      try {
        const { size } = await file.stat()
        const bytes = Buffer.alloc(Math.max(0, Math.min(to, size - 1) - from + 1))
        const { bytesRead } = await file.read(bytes, 0, bytes.length, from)
        return { bytes: bytes.subarray(0, bytesRead), size }
      } finally {
        await file.close()
      }
    },
    has: (name) => exists(join(root, name)),
    async withLocalPath(name, work) {
      const path = join(root, name)
      return (await exists(path)) ? work(path) : null
    },
    async store(name, from) {
      const path = join(root, name)
      await mkdir(dirname(path), { recursive: true })
      await rename(from, path)
    },
    async remove(names) {
      for (const name of names) await rm(join(root, name), { force: true })
    },
    async *list(start) {
      const entries = await readdir(join(root, start), { recursive: true, withFileTypes: true }).catch((error) => {
        if (getErrorCode(error) === 'ENOENT') return []
        throw error
      })
      for (const entry of entries) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        const found = await stat(path).catch(() => null)
        if (!found) continue
        yield { name: relative(root, path).split(sep).join('/'), bytes: found.size, writtenAt: found.mtime }
      }
    },
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
