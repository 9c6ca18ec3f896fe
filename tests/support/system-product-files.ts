/** Small product files as other systems export them, with their real headers. */
export const SYSTEM_FILES = {
  wix: `handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,weight,cost,productOptionName1,productOptionType1,productOptionDescription1,brand
product_1,Product,Lagoon dress,<p>Cut wide.</p>,front.jpg;back.jpg,Dresses;Sale,LAG,New,80,,true,PERCENT,0,InStock,0.2,,Size,DROP_DOWN,S;M,Palm
product_1,Variant,,,,,LAG-S,,,0,true,,,4,,,Size,DROP_DOWN,S,
product_1,Variant,,,,,LAG-M,,,5,true,,,2,,,Size,DROP_DOWN,M,
product_2,Product,Reed bag,,,Bags,REED,,40,,false,,,7,,,,,,
`,
  squarespace: `Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Option Name 2,Option Value 2,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Length,Width,Height,Visible,Hosted Image URLs
a1,a1-1,PHYSICAL,shop,lagoon-dress,Lagoon dress,<p>Cut wide.</p>,LAG-S,Size,S,Color,Rose,80.00,60.00,Yes,4,/women/dresses,"linen, summer",0.2,0,0,0,Yes,https://images.example.com/a.jpg https://images.example.com/b.jpg
,a1-2,,,,,,LAG-M,,M,,Rose,80.00,60.00,Yes,2,,,0.2,0,0,0,,
b1,b1-1,PHYSICAL,shop,reed-bag,Reed bag,,REED,,,,,40.00,30.00,No,Unlimited,/bags,,1.5,0,0,0,No,
`,
  square: `Reference Handle,Token,Item Name,Variation Name,SKU,Description,Categories,Reporting Category,GTIN,Item Type,Weight (kg),Square Online Item Visibility,Price,Option Name 1,Option Value 1,Current Quantity Lagos,Current Quantity Abuja,New Quantity Lagos,Stock Alert Enabled Lagos
#lagoon,T1,Lagoon dress,S,LAG-S,Cut wide.,Dresses,Dresses,4006381333931,Physical good,0.2,visible,80.00,Size,S,4,3,,N
#lagoon,T2,Lagoon dress,M,LAG-M,Cut wide.,Dresses,Dresses,,Physical good,0.2,visible,80.00,Size,M,2,,,N
#reed,T3,Reed bag,Regular,REED,,Bags,Bags,,Physical good,,hidden,40.00,,,7,,,N
`,
  etsy: `TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,VARIATION 2 TYPE,VARIATION 2 NAME,VARIATION 2 VALUES,SKU
Lagoon dress,Cut wide.,80.00,EUR,5,"linen,dress",linen,https://i.example.com/1.jpg,https://i.example.com/2.jpg,Size,Size,"S,M",,,,"LAG-S,LAG-M"
Reed bag,Woven.,40.00,EUR,7,,,,,,,,,,,REED
`,
  'bigcommerce v3': `Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Low Stock,Price,Cost Price,Retail Price,Sale Price,Brand ID,Channels,Categories,Description,Custom Fields,Page Title,Product URL,Weight,Is Visible,Is Featured,Image URL (Import),GTIN
Product,112,Lagoon dress,physical,LAG,,variant,0,0,80.00,0,0,60.00,12,1,24,<p>Cut wide.</p>,,,/lagoon-dress/,0.2,TRUE,FALSE,https://cdn.example.com/a.jpg,
Variant,77,,,LAG-S,Type=Rectangles|Name=Size|Value=S,,4,0,,,,,,,,,,,,,,,,
Variant,78,,,LAG-M,Type=Rectangles|Name=Size|Value=M,,2,0,85.00,,,,,,,,,,,,,,,
Image,9,,,,,,,,,,,,,,,,,,,,,,https://cdn.example.com/b.jpg,
Product,113,Reed bag,physical,REED,,product,7,0,40.00,0,0,0,12,1,25,,,,/reed-bag/,1,FALSE,FALSE,,
`,
  'bigcommerce v2': `Item Type,Product ID,Product Name,Product Type,Product Code/SKU,Brand Name,Option Set,Product Description,Price,Cost Price,Retail Price,Sale Price,Product Weight,Product Visible?,Track Inventory,Current Stock Level,Category,Product Image File - 1
Product,55,Lagoon dress,P,LAG,Palm,Sizes,<p>Cut wide.</p>,80.00,,,,0.2,Y,by option,0,Women/Dresses,a.jpg
  SKU,,[S]Size=S,,LAG-S,,,,,,,,,,,4,,
  SKU,,[S]Size=M,,LAG-M,,,,,,,,,,,2,,
Product,56,Reed bag,P,REED,,,,40.00,,,,,N,by product,7,Bags,
`,
  magento: `sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,short_description,weight,product_online,tax_class_name,visibility,price,special_price,url_key,base_image,qty,is_in_stock,additional_attributes,configurable_variations,configurable_variation_labels
LAG-S,,Top,simple,Default Category/Women/Dresses,base,Lagoon dress-S,<p>Cut wide.</p>,,0.2,1,Taxable Goods,Not Visible Individually,80.00,,lagoon-dress-s,/l/a/s.jpg,4.0000,1,"climate=Hot,size=S",,
LAG-M,,Top,simple,Default Category/Women/Dresses,base,Lagoon dress-M,<p>Cut wide.</p>,,0.2,1,Taxable Goods,Not Visible Individually,85.00,,lagoon-dress-m,/l/a/m.jpg,2.0000,1,"climate=Hot,size=M",,
LAG,,Top,configurable,"Default Category/Women/Dresses,Default Category/Sale",base,Lagoon dress,<p>Cut wide.</p>,<p>Wide.</p>,,1,Taxable Goods,"Catalog, Search",,,lagoon-dress,/l/a/a.jpg,0,1,,"sku=LAG-S,size=S|sku=LAG-M,size=M",size=Size
LAG,german,Top,configurable,,base,Lagunenkleid,,,,,,,,,,,,,,,
REED,,Bag,simple,Default Category/Bags,base,Reed bag,,,,2,Taxable Goods,"Catalog, Search",40.00,30.00,reed-bag,,7,1,"climate=Hot,color=Red",,
`,
  'big cartel': `Product ID,Name,Permalink,Description,Price,Default Price,Status,On Sale,Categories,Option ID,Option,Option Price,Quantity,Sold,Image 1
9,Lagoon dress,lagoon-dress,Cut wide.,80.00,80.00,active,false,Dresses,1,S,80.00,4,0,https://b.example.com/1.jpg
9,Lagoon dress,lagoon-dress,Cut wide.,80.00,80.00,active,false,Dresses,2,M,85.00,2,0,
10,Reed bag,reed-bag,,40.00,40.00,coming-soon,false,Bags,3,,40.00,7,0,
`,
  'shopware 5': `ordernumber;mainnumber;name;additionalText;supplier;tax;price_EK;pseudoprice_EK;active;instock;description;description_long;configuratorOptions
LAG-S;LAG-S;Lagoon dress;S;Palm;19;60;80;1;4;Wide.;<p>Cut wide.</p>;Size:S
LAG-M;LAG-S;Lagoon dress;M;Palm;19;60;80;1;2;Wide.;<p>Cut wide.</p>;Size:M
REED;REED;Reed bag;;Palm;19;40;0;0;7;;;
`,
  'shopware 6': `id;parent_id;product_number;active;stock;translations.DEFAULT.name;translations.DEFAULT.description;price.DEFAULT.net;price.DEFAULT.gross;tax_id;cover.media.url;categories;optionIds
a1;;LAG;1;0;Lagoon dress;<p>Cut wide.</p>;67,23;80,00;t1;https://s.example.com/1.jpg;0fa1b2c3d4e5f60718293a4b5c6d7e8f;
a2;a1;LAG.1;1;4;;;;;;;;o1
a3;a1;LAG.2;1;2;;;67,23;85,00;;;;o2
b1;;REED;0;7;Reed bag;;33,61;40,00;t1;;;
`,
  prestashop: `Product ID;Image;Name *;Reference #;Category;Price (tax excl.);Price (tax incl.);Quantity;Active (0/1);Position
1;https://p.example.com/1.jpg;Lagoon dress;LAG;Dresses;66.67;80.00;4;1;1
2;;Reed bag;REED;Bags;33.33;40.00;7;0;2
`,
  bagisto: `sku,locale,attribute_family_code,type,parent_sku,categories,images,name,description,short_description,status,url_key,price,special_price,weight,inventories,configurable_variants
LAG,en,default,configurable,,Women/Dresses,"product/1/a.jpg, product/1/b.jpg",Lagoon dress,<p>Cut wide.</p>,<p>Wide.</p>,1,lagoon-dress,,,,,"sku=LAG-S,size=S|sku=LAG-M,size=M"
LAG,de,default,configurable,,,,Lagunenkleid,,,1,,,,,,
LAG-S,en,default,simple,LAG,,,Lagoon dress S,,,1,lagoon-dress-s,80.0000,,0.2,"default=4,lagos=1",
LAG-M,en,default,simple,LAG,,,Lagoon dress M,,,1,lagoon-dress-m,85.0000,,0.2,default=2,
REED,en,default,simple,,Bags,,Reed bag,,,0,reed-bag,40.0000,30.0000,1,default=7,
`,
  ecwid: `type,product_internal_id,product_sku,product_name,product_description,product_price,product_compare_to_price,product_weight,product_quantity,product_is_available,product_category_1,product_image_main_url,product_option_name,product_option_value,product_variation_sku,product_variation_option_Size,product_variation_quantity,product_variation_price
product,1,LAG,Lagoon dress,<p>Cut wide.</p>,60,80,0.2,,true,Women / Dresses,https://e.example.com/1.jpg,,,,,,
product_option,1,LAG,,,,,,,,,,Size,S,,,,
product_variation,1,LAG,,,,,,,,,,,,LAG-S,S,4,60
product_variation,1,LAG,,,,,,,,,,,,LAG-M,M,2,65
product,2,REED,Reed bag,,40,,,7,false,Bags,,,,,,,
`,
  jtl: `Artikelnummer;Vaterartikel;Artikelname;Brutto-VK;Lagerbestand;Hersteller;Kategorie Ebene 1;Kategorie Ebene 2;Kurzbeschreibung;Beschreibung;GTIN;Variationsname 1;Variationswert 1;Artikelgewicht
LAG;;Lagunenkleid;1.080,00;0;Palm;Damen;Kleider;Weit.;Weit geschnitten.;;;;0,2
LAG-S;LAG;Lagunenkleid S;1.080,00;4;Palm;;;;;4006381333931;Größe;S;0,2
LAG-M;LAG;Lagunenkleid M;1.085,00;2;Palm;;;;;;Größe;M;0,2
SCHILF;;Schilftasche;40,00;7;;Taschen;;;;;;;
`,
  spree: `sku,name,slug,status,vendor_name,brand_name,description,meta_title,tags,labels,price,compare_at_price,currency,weight,weight_unit,track_inventory,inventory_count,image1_src,image2_src,option1_name,option1_value,category1,category2
LAG,Lagoon dress,lagoon-dress,active,,Palm,<p>Cut wide.</p>,,linen,,60.0,80.0,USD,200,g,true,0,https://s.example.com/1.jpg,,,,Women -> Dresses,Sale
LAG-S,,lagoon-dress,,,,,,,,60.0,80.0,USD,200,g,true,4,,,Size,S,,
LAG-M,,lagoon-dress,,,,,,,,60.0,80.0,USD,200,g,true,2,,,Size,M,,
REED,Reed bag,reed-bag,draft,,,,,,,40.0,,USD,,,true,7,,,,,Bags,
`,
  'a supplier': `SKU,Product,Colour,Size,RRP,Qty
LAG-S,Lagoon dress,Rose,S,$80.00,4
LAG-M,Lagoon dress,Rose,M,$80.00,2
REED,Reed bag,Natural,,$40.00,7
`,
} as const
