import { writeFileSync } from 'node:fs'
import { dependencyList } from '#tools/dependency-list.ts'
import { licenseList } from '#tools/license-list.ts'
import { readLockFile } from '#tools/lock-file.ts'
import { readManifest } from '#tools/manifest.ts'

// Writes docs/dependencies.md and docs/licenses.md: `npm run tools dependencies`.

writeFileSync('docs/dependencies.md', dependencyList(readManifest()))
writeFileSync('docs/licenses.md', licenseList(readLockFile()))
