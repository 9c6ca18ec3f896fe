import { writeFileSync } from 'node:fs'
import { dependencyList } from '#tools/dependency-list.ts'
import { licenseList } from '#tools/license-list.ts'
import { readLockFile, readManifest } from '#tools/package-files.ts'

// Writes docs/dependencies.md and docs/licenses.md: `npm run tools dependencies`.

writeFileSync('docs/dependencies.md', dependencyList(readManifest()))
writeFileSync('docs/licenses.md', licenseList(readLockFile()))
