import { join } from 'node:path'
import { openDrafts } from '#app/platform/images/drafts.server.ts'
import { folderFiles } from '#app/platform/images/folder-files.server.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'
import { type ImageWorker, openImageWorker } from '#app/platform/images/image-worker.server.ts'
import { mediaStore } from '#app/platform/images/media-store.server.ts'

/** Stores images and drafts in a folder, which several processes can share. */
export function createLocalImageStore(root: string, work: ImageWorker = openImageWorker()): ImageStore {
  return mediaStore({ files: folderFiles(root), drafts: openDrafts(join(root, 'drafts')), work })
}
