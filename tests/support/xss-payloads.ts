import { sql } from 'drizzle-orm'
import { detailNames } from '#app/catalog/product-fields.ts'
import { products } from '#app/catalog/products.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { findMaxLength, getSettingSchema, type Settings, settingKeys } from '#app/store/settings.ts'

const RUN = 'window.hurt=1'

/** XSS payloads: each sets `window.hurt` if it runs. */
export const XSS_PAYLOADS: readonly string[] = [
  `<script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `<ScRiPt>${RUN}</sCrIpT>`,
  `<script/src="data:text/javascript,${RUN}"></script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<img src=x onerror=${RUN}>`,
  `<img src="x" onerror="${RUN}">`,
  `<img/src=x/onerror=${RUN}//`,
  `"><img src=x onerror=${RUN}>`,
  `'><img src=x onerror=${RUN}>`,
  `" onmouseover="${RUN}" x="`,
  `' onfocus='${RUN}' autofocus='`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<math><mtext></mtext><mglyph><style><img src=x onerror=${RUN}></style></mglyph></math>`,
  `<body onload=${RUN}>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.hurt=1</script>"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<a href="javascript:${RUN}">x</a>`,
  `<a href="jav&#x09;ascript:${RUN}">x</a>`,
  `<form action="javascript:${RUN}"><button>x</button></form>`,
  `<details open ontoggle=${RUN}>`,
  `<video><source onerror=${RUN}></video>`,
  `<input autofocus onfocus=${RUN}>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<link rel=stylesheet href="javascript:${RUN}">`,
  `<base href="https://evil.example/">`,
  `<style>@import 'https://evil.example/x.css'</style>`,
  `<template><script>${RUN}</script></template>`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `--><script>${RUN}</script><!--`,
  `]]><script>${RUN}</script>`,
  `[x](javascript:${RUN})`,
  `![x](x"onerror="${RUN})`,
  `<javascript:${RUN}>`,
  `\u2028${RUN}\u2029`,
  `{{constructor.constructor('${RUN}')()}}`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
]

/**
 * Writes every payload into every text that staff or shoppers can write, bypassing forms and limits. Settings have
 * length limits, so each gets as many payloads as fit, starting with a different one.
 */
export async function writeXssPayloads(db: Database): Promise<void> {
  const all = XSS_PAYLOADS.join('\n')
  const line = XSS_PAYLOADS.join(' ')
  const list = sql.param(XSS_PAYLOADS)
  const details = Object.fromEntries(detailNames.map((name) => [name, all]))
  await db.transaction(async (tx) => {
    await tx.execute(sql`update products set name = ${line}, description = ${all}, long_description = ${all},
      seo_title = ${line}, seo_description = ${line}, safety_warnings = ${all},
      sku = sku || ${line}, tags = ${list}::text[]`)
    await tx.update(products).set(details)
    await tx.execute(sql`update products set sizes = array(select size || ${line} from unnest(sizes) as size),
      colors = (select coalesce(jsonb_agg(jsonb_set(color, '{name}', to_jsonb((color ->> 'name') || ${line}::text))), '[]')
        from jsonb_array_elements(colors) as color)`)
    await tx.execute(
      sql`update product_variants set size = size || ${line}, color = color || ${line}, sku = sku || ${line}`,
    )
    await tx.execute(sql`update product_images set alt = ${line}`)
    await tx.execute(sql`update collections set name = ${line}, description = ${all}, seo_title = ${line},
      seo_description = ${line}, hero_image_alt = ${line}, image_url_alt = ${line}`)
    // Names are unique and indexed, which limits their length
    await tx.execute(sql`update categories set seo_title = ${line}, seo_description = ${line}, image_alt = ${line},
      name = slug || array_to_string((${list}::text[])[position * 10 - 9 : position * 10], ' ')`)
    await tx.execute(sql`update reviews set customer_name = ${line}, title = ${line}, comment = ${all}, size = ${line},
      color = ${line}, reply = ${all}, replied_at = now()`)
    await tx.execute(
      sql`update manufacturers set name = name || ${line}, contact = ${all}, responsible_person = ${all}`,
    )
    await tx.execute(sql`update size_guides set name = name || ${line}, note = ${all}`)
    await tx.execute(sql`update looks set name = ${line}, image_alt = ${line}`)
    await tx.execute(sql`update announcements set text = ${line}`)
    await tx.execute(sql`insert into pages (id, title, slug, body, seo_title, seo_description, status, published_at)
      values (gen_random_uuid(), ${line}, 'payloads', ${all}, ${line}, ${line}, 'published', now())`)
    await tx.execute(
      sql`update customers set first_name = ${line}, last_name = ${line}, phone = ${line}, notes = ${all}`,
    )
    await tx.execute(sql`update orders set customer_name = ${line}, customer_phone = ${line}, tracking_number = ${line},
      shipping_address = (select jsonb_object_agg(key, case when key = 'country' then value else to_jsonb(${line}::text) end)
        from jsonb_each(shipping_address))`)
    await tx.execute(sql`insert into order_events (id, order_id, kind, detail)
      select gen_random_uuid(), id, 'note', jsonb_build_object('text', ${all}::text) from orders`)
    await tx.execute(sql`update order_items set product_name = ${line}, variant_name = ${line}, sku = ${line},
      size = ${line}, color = ${line}`)
    await tx.execute(sql`update mail_outbox set subject = ${line}`)
    await tx.execute(sql`update stock_movements set sku = ${line}, size = ${line}, color = ${line}`)
    await tx.execute(sql`update admin_users set full_name = ${line}`)
    await tx.execute(sql`insert into contact_messages (id, name, email, subject, message)
      values (gen_random_uuid(), ${line}, 'ada@example.com', ${line}, ${all})`)
  })
  await saveSettings(db, createSettingsWithPayloads())
}

function createSettingsWithPayloads(): Partial<Settings> {
  const texts = settingKeys.flatMap((key, index) => {
    const max = findMaxLength(key)
    if (max === null) return []
    const rotated = [
      ...XSS_PAYLOADS.slice(index % XSS_PAYLOADS.length),
      ...XSS_PAYLOADS.slice(0, index % XSS_PAYLOADS.length),
    ]
    const fitting: string[] = []
    for (const payload of rotated) if ([...fitting, payload].join(' ').length <= max) fitting.push(payload)
    const text = fitting.join(' ')
    return getSettingSchema(key).safeParse(text).success ? [[key, text] as const] : []
  })
  return Object.fromEntries(texts)
}
