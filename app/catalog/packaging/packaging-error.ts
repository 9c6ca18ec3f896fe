import { PACKAGING_EXAMPLE, PACKAGING_MATERIALS, type PackagingProblem } from '#app/base/packaging.ts'
import { adminText } from '#app/catalog/packaging/admin-text.ts'

export function formatPackagingError(problem: PackagingProblem): string {
  const instruction = adminText.invalidPackaging(PACKAGING_EXAMPLE)
  switch (problem.kind) {
    case 'unknown-material':
      return `${instruction} ${adminText.unknownMaterial(problem.name, PACKAGING_MATERIALS.join(', '))}`
    case 'duplicate-material':
      return `${instruction} ${adminText.duplicateMaterial(problem.material)}`
    case 'invalid':
      return instruction
  }
}
