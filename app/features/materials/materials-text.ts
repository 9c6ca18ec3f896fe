import * as en from '#app/features/materials/messages/en.ts'

export { en as materialsText }
