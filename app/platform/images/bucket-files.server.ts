import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import type { Drafts } from '#app/platform/images/drafts.server.ts'
import type { ImageFiles } from '#app/platform/images/image-files.ts'
import { ImageHostError } from '#app/platform/images/image-host-error.ts'
import { CONTENT_TYPES, SIZE_FORMATS } from '#app/platform/images/image-jobs.ts'
import type { S3Hosting } from '#app/platform/read-env.ts'

const TIME_LIMITS = { connectionTimeout: 3_000, requestTimeout: 20_000, throwOnRequestTimeout: true }

/** Files for `withLocalPath` are copied to temporary files. Failed writes throw an ImageHostError. */
export function bucketFiles({ bucket, region, endpoint, credentials }: S3Hosting, drafts: Drafts): ImageFiles {
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined

  /** Loaded on first use, so that a store with local images does not load megabytes of unused code. */
  function s3() {
    opened ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        region,
        ...(endpoint && { endpoint, forcePathStyle: true }),
        ...(credentials && { credentials }),
        // Other services reject Amazon's checksums
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        maxAttempts: 3,
        requestHandler: TIME_LIMITS,
      }),
    }))
    return opened
  }

  async function get(name: string): Promise<Readable | null> {
    const { sdk, client } = await s3()
    try {
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: name }))
      return Body instanceof Readable ? Body : null
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  return {
    async read(name) {
      const body = await get(name)
      return body && Buffer.concat(await body.toArray())
    },

    async readPart(name, from, to) {
      const { sdk, client } = await s3()
      try {
        const command = new sdk.GetObjectCommand({ Bucket: bucket, Key: name, Range: `bytes=${from}-${to}` })
        const { Body, ContentRange } = await client.send(command)
        const size = Number(/\/(\d+)$/.exec(ContentRange ?? '')?.[1])
        return Body instanceof Readable ? { bytes: Buffer.concat(await Body.toArray()), size } : null
      } catch (error) {
        if (isMissing(error)) return null
        if (!(error instanceof Error) || error.name !== 'InvalidRange') throw error
        const { ContentLength = 0 } = await client.send(new sdk.HeadObjectCommand({ Bucket: bucket, Key: name }))
        return { bytes: Buffer.alloc(0), size: ContentLength }
      }
    },

    async has(name) {
      const { sdk, client } = await s3()
      try {
        await client.send(new sdk.HeadObjectCommand({ Bucket: bucket, Key: name }))
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },

    async withLocalPath(name, work) {
      const body = await get(name)
      if (!body) return null
      const path = await drafts.path()
      try {
        await pipeline(body, createWriteStream(path))
        return await work(path)
      } finally {
        await rm(path, { force: true })
      }
    },

    async store(name, path) {
      const { sdk, client } = await s3()
      const format = SIZE_FORMATS.find((known) => name.endsWith(`.${known}`))
      const type = format ? CONTENT_TYPES[format] : 'application/octet-stream'
      const body = await readFile(path)
      const object = { Bucket: bucket, Key: name, Body: body, ContentType: type }
      await client.send(new sdk.PutObjectCommand(object)).catch((cause: unknown) => {
        throw new ImageHostError({ cause })
      })
    },

    async remove(names) {
      const { sdk, client } = await s3()
      // Files are deleted one by one, because the batch call needs a checksum that some services do not support
      for (const name of names) await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: name }))
    },

    async *list(start) {
      const { sdk, client } = await s3()
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: start })) {
        for (const { Key, Size, LastModified } of page.Contents ?? []) {
          if (Key) yield { name: Key, bytes: Size ?? 0, writtenAt: LastModified ?? new Date(0) }
        }
      }
    },
  }
}

type Sdk = typeof import('@aws-sdk/client-s3')

function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')
}
