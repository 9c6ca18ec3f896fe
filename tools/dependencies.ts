import { writeFileSync } from 'node:fs'
import { formatDependencyList } from '#tools/dependency-list.ts'
import { readManifest } from '#tools/package-files.ts'

// Writes docs/dependencies.md: `npm run tools dependencies`.

writeFileSync('docs/dependencies.md', formatDependencyList(readManifest()))
