import { type SQL, sql } from 'drizzle-orm'
import type { Market } from '#app/features/markets/market.ts'

export type FillSizes = { readonly products: number; readonly customers: number; readonly orders: number }

type Plan = FillSizes & {
  /** Part of every unique name, so that a store can be filled more than once. */
  readonly run: string
  readonly now: Date
  readonly market: Market
}

const DAYS = 540

const FIRST_NAMES =
  'Adaeze,Amara,Amina,Ayo,Bisi,Chidinma,Clara,Dalia,Ebele,Efua,Elena,Esi,Fatima,Femi,Folake,Grace,Hannah,Ife,Imani,Ines,Jade,Kaia,Kemi,Lara,Leila,Lola,Mara,Maya,Mira,Naledi,Ngozi,Nia,Noor,Ọlábísí,Priya,Renée,Sade,Selah,Sofía,Temi,Thandi,Uma,Wren,Yara,Zainab,Zoë,Zuri,Anna,Beatriz,Siobhán'
const LAST_NAMES =
  'Abiola,Achebe,Adewale,Adeyemi,Afolabi,Asante,Bauer,Bello,Brown,Castillo,Chen,Danjuma,Diallo,Eze,Ferreira,Garcia,Hughes,Ibrahim,Jensen,Johnson,Kamau,Khan,Laurent,Lawal,Li,Mbeki,Mensah,Moore,Moreau,Musa,Ndlovu,Nguyen,Novak,Nwosu,Obi,O’Brien,Okafor,Okonkwo,Owusu,Patel,Rossi,Sánchez,Schmidt,Silva,Smith,Tanaka,Taylor,Usman,Williams,Zulu'
const FABRICS = 'Linen,Silk,Satin,Merino,Poplin,Wool,Crêpe,Adire,Velvet,Denim,Jersey,Organza'

/** Temporary tables that the other steps read. */
export function planSteps({ products, customers, orders, run, now, market }: Plan): SQL[] {
  return [
    // A reproducible pseudo-random number below `size`.
    sql`create or replace function pg_temp.pick(n bigint, salt bigint, size bigint) returns int language sql immutable
      as 'select ((hashint8extended(n, salt) & 9223372036854775807) % size)::int'`,
    // UUIDv7: ids sort by creation.
    sql`create or replace function pg_temp.made_id(seed text, at timestamptz) returns uuid language sql immutable as $$
      select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(seed), 1, 3) || '8' ||
        substr(md5(seed), 4, 15))::uuid $$`,
    sql`create temp table plan (products int, customers int, orders int, run text, since timestamptz, until timestamptz,
      currency text, rate bigint, first_names text[], last_names text[], fabrics text[], staff uuid) on commit drop`,
    sql`insert into plan values (${products}, ${customers}, ${orders}, ${run},
      ${new Date(now.getTime() - DAYS * 86_400_000)}, ${now}, ${market.storeCurrency}, ${market.rate.base},
      string_to_array(${FIRST_NAMES}, ','), string_to_array(${LAST_NAMES}, ','), string_to_array(${FABRICS}, ','),
      (select id from admin_users order by created_at limit 1))`,
    sql`create temp table garment on commit drop as
      select row_number() over ()::int - 1 as i, name,
        coalesce((select slug from categories where slug = category), (select min(slug) from categories)) as category
      from (values
        ('Midi Dress', 'dresses'), ('Column Gown', 'dresses'), ('Wrap Dress', 'dresses'), ('Shirt Dress', 'dresses'),
        ('Slip Dress', 'dresses'), ('Kaftan', 'dresses'), ('Blouse', 'tops'), ('Camisole', 'tops'), ('Jumper', 'tops'),
        ('Shirt', 'tops'), ('Jacket', 'tops'), ('Tee', 'tops'), ('Circle Skirt', 'bottoms'), ('Bias Skirt', 'bottoms'),
        ('Wide-Leg Trouser', 'bottoms'), ('Culottes', 'bottoms'), ('Scarf', 'accessories'), ('Belt', 'accessories'),
        ('Tote', 'accessories'), ('Hat', 'accessories')) as known (name, category)`,
    sql`create temp table palette on commit drop as
      select row_number() over ()::int - 1 as i, name, hex from (values
        ('Ivory', '#f3eee2'), ('Ink', '#1f2433'), ('Rust', '#9c4a2b'), ('Olive', '#5d6038'), ('Champagne', '#d9c7a3'),
        ('Garnet', '#7b1f33'), ('Sky', '#a9c3dc'), ('Cocoa', '#5b4034'), ('Sage', '#9fae95'), ('Clay', '#b5705a'),
        ('Black', '#161616'), ('Rose', '#d8a3a6')) as known (name, hex)`,
    sql`create temp table place on commit drop as
      select row_number() over ()::int - 1 as i, * from (values
        ('US', 'Houston', 'Texas', '77002', '+1 713 555 0', 80000), ('US', 'Atlanta', 'Georgia', '30309', '+1 404 555 0', 80000),
        ('US', 'Brooklyn', 'New York', '11201', '+1 718 555 0', 80000), ('GB', 'London', 'Greater London', 'SE15 4QX', '+44 20 7946 0', 200000),
        ('GB', 'Manchester', 'Greater Manchester', 'M4 6AG', '+44 161 496 0', 200000), ('CA', 'Toronto', 'Ontario', 'M5J 2L1', '+1 416 555 0', 130000),
        ('EU', 'Berlin', 'Berlin', '10115', '+49 30 23125 ', 190000)) as known (country, city, state, postal_code, phone, tax)`,
  ]
}
