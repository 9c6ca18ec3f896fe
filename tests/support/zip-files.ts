import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import yauzl from 'yauzl'

const openZip = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)

/** Returns a ZIP archive's files, keyed by path. Reads with a different library from the one that writes archives. */
export async function readZip(path: string): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await openZip(path, { lazyEntries: true })
  const files = new Map<string, Buffer>()
  const done = Promise.withResolvers<void>()
  zip.on('error', done.reject)
  zip.on('end', done.resolve)
  zip.on('entry', (entry: yauzl.Entry) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return done.reject(error)
      buffer(stream).then((bytes) => {
        files.set(entry.fileName, bytes)
        zip.readEntry()
      }, done.reject)
    })
  })
  zip.readEntry()
  await done.promise
  return files
}
