import type { Column } from '#app/store/file-formats.ts'

/**
 * Returns a function that creates columns from an object that `findPart` finds in a row. The columns are empty in rows
 * without such an object.
 */
export function createColumnBuilder<Row, Part>(findPart: (row: Row) => Part | null) {
  return (heading: string, about: string, getValue: (part: Part) => string | number): Column<Row> => [
    heading,
    about,
    (row) => {
      const part = findPart(row)
      return part === null ? '' : getValue(part)
    },
  ]
}
