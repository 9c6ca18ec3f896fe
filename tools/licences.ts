import { writeFileSync } from 'node:fs'
import { licenceList } from '#tools/licence-list.ts'
import { readLockFile } from '#tools/lock-file.ts'

// Writes docs/licences.md: `npm run tools licences`.

writeFileSync('docs/licences.md', licenceList(readLockFile()))
