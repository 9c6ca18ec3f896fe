import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServedResponse } from '#tools/bench/bare-server.ts'
import { type Part, withStore } from '#tools/bench/bench-home.ts'
import { ratio } from '#tools/bench/row.ts'
import { compare, getOnce, pinServer, withBareServer } from '#tools/bench/side-by-side.ts'

const MIN_REQUESTS = 0.7

const BROWSER = { Accept: 'image/avif,image/webp,*/*', 'Accept-Encoding': 'gzip, deflate, br, zstd' }

export const imagePart: Part = {
  description:
    'A product image at 800 px that already exists, compared with a bare `node:http` server that streams the same file with the same headers.',
  measure: (home) =>
    withStore(home, {}, async ({ url, supervisor: { pid = 0 } }) => {
      const path = await findImage(`${url}/product/ember-linen-shift`)
      const { headers, bytes, etag } = await getOnce(url + path, BROWSER)
      const file = join(home.dataDir, 'bench-image')
      writeFileSync(file, bytes)
      const served: ServedResponse = { path, headers, body: { file }, etag, unchangedHeaders: [] }
      return await withBareServer([served], async (bare) => {
        for (const each of [pid, bare.pid]) pinServer(each)
        const ours = { url: url + path, headers: BROWSER, status: 200, pid }
        const rounds = home.quick ? { rounds: 1, seconds: 0.5 } : { rounds: 5, seconds: 1.5 }
        const found = await compare(ours, { ...ours, url: bare.url + path, pid: bare.pid }, rounds)
        const target = { min: MIN_REQUESTS }
        return [
          {
            work: 'resized image, against bare node:http streaming the same file',
            figures: [
              ratio(found.requests, 'the requests per second', target),
              ratio(1 / found.processorTime, 'the requests for the same processor time', target),
            ],
            remark: `${(bytes.length / 1_000).toFixed(0)} KB, ${found.microseconds.toFixed(0)} µs of processor time`,
          },
        ]
      })
    }),
}

async function findImage(page: string): Promise<string> {
  const html = await (await fetch(page)).text()
  const path = /\/media\/w_800,[^"\s]+/.exec(html)?.[0]
  if (!path) throw new Error(`${page} shows no image`)
  return path
}
