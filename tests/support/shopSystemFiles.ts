import type { BulkCells } from '../../src/domain/bulk/bulkColumns.ts'
import type { CountryCode } from '../../src/domain/market/countries.ts'
import type { FileCell, FileSheet } from './workbookFile.ts'

type Expected = ReadonlyArray<Partial<BulkCells>>
type Rows = ReadonlyArray<ReadonlyArray<FileCell>>
export const orders = (rows: Rows, more: Partial<FileSheet> = {}): FileSheet => ({ name: 'Orders', rows, ...more })
export const day = (number: number) => ({ number, format: 'd.m.yyyy' })

/** A row of texts. */
const row = (texts: string): ReadonlyArray<string> => texts.split('|')

/** What a file is, the country, its sheets, and the filled cells of its orders. */
export type CountryFile = readonly [
  what: string,
  country: CountryCode,
  sheets: ReadonlyArray<FileSheet>,
  orders: Expected,
]

/** Files as shop systems of the countries export them. */
export const SHOP_SYSTEM_FILES: ReadonlyArray<CountryFile> = [
  [
    'Shoptet with a title',
    'CZ',
    [
      orders([
        ['Export objednávek'],
        [],
        row('Kód|Datum|Stav|Jméno a příjmení|Telefon|Ulice|Město|PSČ|Cena celkem|Poznámka zákazníka'),
        row('2026001|12.03.2026|Nevyřízená|Jana Nová|+420 777 123 456|Dlouhá 12|Praha|110 00|1 250,50|Zvonek 3'),
        row('2026002|12.03.2026|Stornována|Petr Malý|+420 608 111 222|Krátká 3|Praha|110 00|90|'),
      ]),
    ],
    [
      {
        customerName: 'Jana Nová',
        phoneNumber: '+420 777 123 456',
        address: 'Dlouhá 12, 110 00 Praha',
        itemValue: '1 250,50',
        riderNotes: 'Zvonek 3',
      },
    ],
  ],
  [
    'Naver',
    'KR',
    [
      orders([
        row('상품주문번호|주문상태|수취인명|수취인연락처1|기본배송지|상세배송지|배송메세지|수량|상품명'),
        [
          '2026031200001',
          '배송준비',
          '김민수',
          '010-2345-6789',
          '서울특별시 강남구 테헤란로 152',
          '12층',
          '문 앞',
          1,
          '케이크',
        ],
        ['2026031200002', '취소완료', '이영희', '010-9876-5432', '서울특별시 중구 세종대로 110', '3층', '', 2, '커피'],
      ]),
    ],
    [
      {
        customerName: '김민수',
        phoneNumber: '010-2345-6789',
        address: '서울특별시 강남구 테헤란로 152 12층',
        riderNotes: '문 앞',
        items: '케이크',
      },
    ],
  ],
  [
    'Rakuten',
    'JP',
    [
      orders([
        row(
          '注文番号|ステータス|送付先姓|送付先名|送付先郵便番号|送付先住所都道府県|送付先住所郡市区|送付先住所それ以降の住所|送付先電話番号|商品名|個数|請求金額',
        ),
        [
          '1',
          '発送待ち',
          '山田',
          '太郎',
          '104-0061',
          '東京都',
          '中央区',
          '銀座4丁目5-11',
          '090-1234-5678',
          'ケーキ',
          1,
          3200,
        ],
      ]),
    ],
    [
      {
        customerName: '山田 太郎',
        phoneNumber: '090-1234-5678',
        address: '104-0061 東京都中央区銀座4丁目5-11',
        items: 'ケーキ',
        itemValue: '3200',
      },
    ],
  ],
  [
    'Salla',
    'SA',
    [
      orders([
        ['رقم الطلب', 'حالة الطلب', 'اسم العميل', 'رقم الجوال', 'المدينة', 'الحي', 'الشارع', 'إجمالي الطلب'],
        [
          '1',
          'قيد التنفيذ',
          'أحمد العلي',
          { number: 966512345678, format: '0' },
          'الرياض',
          'العليا',
          'شارع العليا 12',
          150,
        ],
        ['2', 'تم التنفيذ', 'سارة', '0512345679', 'الرياض', 'العليا', 'شارع العليا 14', 90],
      ]),
    ],
    [
      {
        customerName: 'أحمد العلي',
        phoneNumber: '966512345678',
        address: 'شارع العليا 12، العليا، الرياض',
        itemValue: '150',
      },
    ],
  ],
  [
    'Daraz',
    'PK',
    [
      orders([
        row('orderNumber|status|shippingName|shippingPhone|shippingAddress|shippingCity|itemName|paidPrice'),
        ['1', 'pending', 'Ali Khan', '923001234567', 'House 45, Street 7, DHA Phase 5', 'Karachi', 'Cake', 1250],
        ['2', 'returned', 'Sara', '923001234568', 'House 46, Street 7', 'Karachi', 'Cake', 1250],
      ]),
    ],
    [
      {
        customerName: 'Ali Khan',
        phoneNumber: '923001234567',
        address: 'House 45, Street 7, DHA Phase 5, Karachi',
        items: 'Cake',
      },
    ],
  ],
  [
    'Trendyol',
    'TR',
    [
      orders([
        row('Sipariş Numarası|Sipariş Statüsü|Alıcı|Alıcı Telefon|Teslimat Adresi|İlçe|İl|Ürün Adı|Adet|Toplam Tutar'),
        [
          '1',
          'Hazırlanıyor',
          'Ayşe Yılmaz',
          '0501 234 56 78',
          'Bağdat Cad. No: 12 D: 3',
          'Kadıköy',
          'İstanbul',
          'Pasta',
          2,
          '450,00',
        ],
        [
          '2',
          'İptal Edildi',
          'Ali',
          '0501 234 56 79',
          'Bağdat Cad. No: 14',
          'Kadıköy',
          'İstanbul',
          'Pasta',
          1,
          '225,00',
        ],
      ]),
    ],
    [
      {
        customerName: 'Ayşe Yılmaz',
        phoneNumber: '0501 234 56 78',
        address: 'Bağdat Cad. No: 12 D: 3, Kadıköy, İstanbul',
        items: '2 × Pasta',
        itemValue: '450,00',
      },
    ],
  ],
  [
    'Tiendanube',
    'AR',
    [
      orders([
        row(
          'Número de orden|Estado de la orden|Nombre para el envío|Teléfono para el envío|Dirección para el envío|Número|Piso|Localidad|Ciudad|Código postal|Total',
        ),
        row('101|Abierta|María Gómez|11 6677-3399|Av. Corrientes|1234|3 B|San Nicolás|CABA|C1043|15.200,50'),
        ['102', 'Cancelada', 'Juan', '11 6677-3390', 'Lavalle', '20', '', '', 'CABA', '', '900'],
      ]),
    ],
    [
      {
        customerName: 'María Gómez',
        phoneNumber: '11 6677-3399',
        address: 'Av. Corrientes 1234, San Nicolás, C1043 CABA',
        unit: 'Piso 3 B',
        itemValue: '15.200,50',
      },
    ],
  ],
  [
    'Shopify',
    'SG',
    [
      orders([
        row(
          'Name|Financial Status|Fulfillment Status|Cancelled at|Shipping Name|Shipping Street|Shipping Zip|Shipping Phone|Lineitem quantity|Lineitem name|Total|Notes',
        ),
        [
          '#1',
          'paid',
          'unfulfilled',
          '',
          'Tan Wei',
          '391 Orchard Rd #12-04',
          "'238872",
          "'+65 9123 4567",
          1,
          'Cake',
          '55.00',
          'Ring',
        ],
        ['#1', '', '', '', '', '', '', '', 2, 'Tea', '', ''],
        [
          '#2',
          'refunded',
          'unfulfilled',
          '2026-03-11 12:00',
          'Lim',
          '1 Raffles Pl',
          '048616',
          '91234567',
          1,
          'Cake',
          '55.00',
          '',
        ],
        ['#3', 'paid', 'fulfilled', '', 'Goh', '2 Raffles Pl', '048616', '91234568', 1, 'Cake', '55.00', ''],
      ]),
    ],
    [
      {
        customerName: 'Tan Wei',
        phoneNumber: '+65 9123 4567',
        address: '391 Orchard Rd #12-04, 238872',
        items: 'Cake, 2 × Tea',
        itemValue: '55.00',
        riderNotes: 'Ring',
      },
    ],
  ],
  [
    'WooCommerce in Hungarian',
    'HU',
    [
      orders([
        row(
          'Rendelésszám|Rendelés állapota|Vezetéknév|Keresztnév|Telefonszám|Irányítószám|Város|Cím|Végösszeg|Fizetési mód',
        ),
        [
          1001,
          'Feldolgozás alatt',
          'Nagy',
          'Anna',
          { number: 36301234567, format: '0' },
          1051,
          'Budapest',
          'Fő utca 12. 3. em. 4',
          { number: 12500, format: '#,##0 "Ft"' },
          'Utánvét',
        ],
        [1002, 'Visszatérítve', 'Kis', 'Béla', '06301234568', 1051, 'Budapest', 'Fő utca 14', 900, 'Bankkártya'],
      ]),
    ],
    [
      {
        customerName: 'Nagy Anna',
        phoneNumber: '36301234567',
        address: 'Fő utca 12. 3. em. 4, 1051 Budapest',
        itemValue: '12500 Ft',
        paymentType: 'Utánvét',
      },
    ],
  ],
  [
    'LINE Shopping',
    'TH',
    [
      orders([
        ['หมายเลขคำสั่งซื้อ', 'สถานะคำสั่งซื้อ', 'ชื่อผู้รับ', 'เบอร์โทรศัพท์', 'ที่อยู่', 'แขวง', 'เขต', 'จังหวัด', 'รหัสไปรษณีย์', 'ยอดรวม'],
        row('1|รอจัดส่ง|สมชาย ใจดี|081-234-5678|99/12 ถนนสุขุมวิท|คลองเตย|คลองเตย|กรุงเทพมหานคร|10110|฿1,250.00'),
        ['2', 'ยกเลิกแล้ว', 'สมหญิง', '081-234-5679', '99/1 ถนนสีลม', 'สีลม', 'บางรัก', 'กรุงเทพมหานคร', '10500', '100'],
      ]),
    ],
    [
      {
        customerName: 'สมชาย ใจดี',
        phoneNumber: '081-234-5678',
        address: '99/12 ถนนสุขุมวิท คลองเตย 10110 กรุงเทพมหานคร',
        itemValue: '฿1,250.00',
      },
    ],
  ],
]
