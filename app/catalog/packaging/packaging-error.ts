import { PACKAGING_EXAMPLE, PACKAGING_MATERIALS, type PackagingProblem } from '#app/base/packaging.ts'
import { adminText } from '#app/catalog/packaging/admin-text.ts'

export function packagingError(problem: PackagingProblem): string {
  const form = adminText.invalidPackaging(PACKAGING_EXAMPLE)
  switch (problem.kind) {
    case 'unknown-material':
      return `${form} ${adminText.unknownMaterial(problem.name, PACKAGING_MATERIALS.join(', '))}`
    case 'material-twice':
      return `${form} ${adminText.materialTwice(problem.material)}`
    case 'invalid':
      return form
  }
}
