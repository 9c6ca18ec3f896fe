import process from 'node:process'
import { inject } from 'vitest'

// Imported modules also read the environment. Tests use the database from createTestDatabase(); the database in the
// environment is empty.
const url = new URL(inject('templateUrl'))
url.pathname = '/lumina'
process.env.DATABASE_URL = url.href
process.env.DATA_DIR = inject('dataDir')
process.env.LOG_LEVEL = 'silent'
process.env.LIMIT_ORDER_MAILS = '10000' // tests place many orders with one email
