import { readFileSync } from 'node:fs'
import { z } from 'zod'

const manifest = z.object({
  allowScripts: z.record(z.string(), z.literal(true)),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  scripts: z.record(z.string(), z.string()),
})

export function readManifest(): z.output<typeof manifest> {
  return manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')))
}
