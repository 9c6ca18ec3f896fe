import process from 'node:process'

// What changes orders reads the settings of a store when it is imported, and uses only the database that it is given. So
// this comes before the scenes: an address where no database is.
process.env.DATABASE_URL ??= 'postgres://nobody@127.0.0.1:1/none'
