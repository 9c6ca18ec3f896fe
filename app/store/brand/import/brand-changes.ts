import type { FieldChange } from '#app/base/import-kind.ts'
import { upperFirst } from '#app/lib/line.ts'
import { adminText } from '#app/store/brand/admin-text.ts'
import { getLayoutName } from '#app/store/brand/layout-name.ts'
import { type BrandLook, colorRoles, layoutAreas } from '#app/store/brand-look.ts'

type Brand = { readonly name: string; readonly look: BrandLook }

/** Lists the differences, with the labels from the Brand screen. */
export function listBrandChanges(before: Brand, after: Brand): readonly FieldChange[] {
  const [from, to] = [describeBrand(before), describeBrand(after)]
  return Object.keys(to).flatMap((field) => {
    const [was = '', is = ''] = [from[field], to[field]]
    return was === is ? [] : [{ field, from: was, to: is }]
  })
}

function describeBrand({ name, look }: Brand): Readonly<Record<string, string>> {
  const image = (file: { readonly id: string } | null) => (file ? `image ${file.id.slice(0, 8)}` : 'None')
  return {
    'Store name': name,
    Logo: image(look.logo),
    'Footer logo': image(look.logoOnDark),
    Icon: image(look.icons && { id: look.icons[512] }),
    Fonts: adminText.typePairs[look.type],
    Corners: upperFirst(look.radius),
    'Product images': look.ratio,
    Badges: upperFirst(look.badge),
    'Window-light effect': look.light ? 'On' : 'Off',
    ...Object.fromEntries(
      layoutAreas.map((area) => [`Layout: ${adminText.layoutAreas[area]}`, getLayoutName(area, look.layout)]),
    ),
    ...Object.fromEntries(colorRoles.map((role) => [adminText.colorRoles[role], look.colors[role]])),
  }
}
