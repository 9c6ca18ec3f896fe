import process from 'node:process'
import { inject } from 'vitest'

// Modules that are only imported read the environment too. Tests use the database that testDatabase() gives them:
// this one is the server's, and empty.
const url = new URL(inject('templateUrl'))
url.pathname = '/lumina'
process.env.DATABASE_URL = url.href
process.env.DATA_DIR = inject('dataDir')
process.env.LOG_LEVEL = 'silent'
