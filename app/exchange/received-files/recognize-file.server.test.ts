import { expect, test } from 'vitest'
import { recognizeFiles } from '#app/exchange/received-files/recognize-file.server.ts'

test.each([
  {
    description: 'with consent and usernames',
    header: 'Username,Email,First name,Last name,Newsletter,Zip,Note',
    row: 'ada,ada@example.com,Ada,Obi,yes,12345,Tall',
    format: 'people',
  },
  {
    description: 'from WooCommerce',
    header: 'Name,Username,Last active,Sign up,Email,Orders,Total spend,AOV,Country / region,City,Region,Postal code',
    row: 'Ada Obi,ada,2024-05-01,2024-01-01,ada@example.com,2,25.00,12.50,DE,Berlin,,10115',
    format: 'woocommerce-customers',
  },
  {
    description: 'with amounts in two currencies',
    header: 'Email,First name,Last name,Spent (USD),Spent (EUR),Zip code,Mobile',
    row: 'ada@example.com,Ada,Obi,10.00,20.00,12345,+4917012345',
    format: 'customers',
  },
])('a list of customers $description is read as $format', async ({ header, row, format }) => {
  const bytes = Buffer.from(`${header}\n${row}\n`)
  const recognized = await recognizeFiles([{ name: 'people.csv', bytes }])
  expect(recognized).toMatchObject({ file: { format } })
})
