import { writeFileSync } from 'node:fs'
import { licenceList } from '#scripts/licence-list.ts'
import { readLockFile } from '#scripts/lock-file.ts'

// Writes docs/licences.md: `npm run licences`.

writeFileSync('docs/licences.md', licenceList(readLockFile()))
