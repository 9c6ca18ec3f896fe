import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '#app/platform/env.server.ts'

/** Temporary files on the same volume as the images, so that they can be moved. */
export type Drafts = {
  /** The caller removes or moves the file. */
  readonly path: () => Promise<string>
  /** Removes the file on failure. */
  readonly write: (content: AsyncIterable<Uint8Array>) => Promise<string>
}

const ABANDONED_MS = 3_600_000

/** Before the first file, removes the files that killed processes left behind. */
export function openDrafts(folder: string): Drafts {
  let ready: Promise<void> | undefined

  async function path(): Promise<string> {
    ready ??= prepare(folder).catch((error: unknown) => {
      ready = undefined // retried with the next file, because the disk may have space by then
      throw error
    })
    await ready
    return join(folder, randomBytes(12).toString('hex'))
  }

  return {
    path,
    async write(content) {
      const draftPath = await path()
      const file = await open(draftPath, 'wx')
      try {
        for await (const chunk of content) await file.writeFile(chunk)
      } catch (error) {
        await rm(draftPath, { force: true })
        throw error
      } finally {
        await file.close()
      }
      return draftPath
    },
  }
}

export const drafts: Drafts = openDrafts(join(env.DATA_DIR, 'media/drafts'))

async function prepare(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(path, { force: true })
  }
}
