import { day, orders, type CountryFile } from './shopSystemFiles.ts'

/** Files as shops of the countries write them. */
export const COUNTRY_FILES: ReadonlyArray<CountryFile> = [
  [
    'two lines of headers, the first of them merged',
    'AT',
    [
      orders(
        [
          ['Kunde', null, null, 'Lieferung', null, 'Bestellung'],
          ['Name', 'Telefon', 'Adresse', 'Datum', 'Uhrzeit', 'Betrag €'],
          [
            'Anna Huber',
            '0664 123456',
            'Mariahilfer Straße 12/3/14, 1060 Wien',
            day(46_094),
            { number: 0.5, format: 'hh:mm' },
            { number: 12.5, format: '#,##0.00 "€"' },
          ],
        ],
        { merged: ['A1:C1', 'D1:E1'] },
      ),
    ],
    [
      {
        customerName: 'Anna Huber',
        phoneNumber: '0664 123456',
        address: 'Mariahilfer Straße 12/3/14, 1060 Wien',
        deliverAt: '2026-03-13 12:00',
        itemValue: '12.50 €',
      },
    ],
  ],
  [
    'a row with the total',
    'CZ',
    [
      orders([
        ['Jméno', 'Telefon', 'Adresa', 'Částka'],
        ['Jana Nová', 777123456, 'Dlouhá 12, Praha', 450],
        ['Celkem:', '', '', 450],
      ]),
    ],
    [{ customerName: 'Jana Nová', phoneNumber: '777123456', address: 'Dlouhá 12, Praha', itemValue: '450' }],
  ],
  [
    'a total without a word below an empty row',
    'SE',
    [
      orders([
        ['Namn', 'Telefon', 'Adress', 'Belopp'],
        ['Anna', '070-123 45 67', 'Storgatan 1, Stockholm', 450],
        [],
        [null, null, null, { formula: 'SUM(D2:D2)', result: 450 }],
      ]),
    ],
    [{ customerName: 'Anna', phoneNumber: '070-123 45 67', address: 'Storgatan 1, Stockholm', itemValue: '450' }],
  ],
  [
    'a date and a window of time',
    'PH',
    [
      orders([
        ['Customer Name', 'Contact Number', 'Delivery Address', 'Delivery Date', 'Delivery Time'],
        ['Maria Santos', '0917 123 4567', '12 Rizal St, Makati', day(46_094), '14:00 - 16:00'],
      ]),
    ],
    [
      {
        customerName: 'Maria Santos',
        phoneNumber: '0917 123 4567',
        address: '12 Rizal St, Makati',
        deliverAt: '2026-03-13 14:00 - 16:00',
      },
    ],
  ],
  [
    'a moment with its zone',
    'NO',
    [
      orders([
        ['Navn', 'Mobil', 'Adresse', 'Leveres'],
        ['Kari Nordmann', '406 12 345', 'Karl Johans gate 1, 0154 Oslo', '2026-03-13T12:30:00+01:00'],
      ]),
    ],
    [
      {
        customerName: 'Kari Nordmann',
        phoneNumber: '406 12 345',
        address: 'Karl Johans gate 1, 0154 Oslo',
        deliverAt: '2026-03-13T12:30:00+01:00',
      },
    ],
  ],
  [
    'a hidden sheet first, a hidden column and a filter',
    'RO',
    [
      {
        name: 'Vechi',
        state: 'hidden',
        rows: [
          ['Nume', 'Telefon', 'Adresă'],
          ['Vechi', '0712034567', 'Str. X 1'],
        ],
      },
      orders(
        [
          ['Nume', 'Telefon', 'Adresă', 'Observații'],
          ['Ion Pop', '0712 034 567', 'Str. Lungă 5, București', 'Interfon 3'],
          ['Ana', '0712 034 568', 'Str. Scurtă 6, București', ''],
        ],
        { columns: '<col min="2" max="2" hidden="1"/>', rowAttributes: { 3: 'hidden="1"' } },
      ),
    ],
    [
      {
        customerName: 'Ion Pop',
        phoneNumber: '0712 034 567',
        address: 'Str. Lungă 5, București',
        riderNotes: 'Interfon 3',
      },
    ],
  ],
  [
    'formulas with results, and an error',
    'MY',
    [
      orders([
        ['Nama', 'No. Telefon', 'Alamat', 'Unit', 'Nota'],
        [
          { formula: 'B9&C9', result: 'Siti Aminah' },
          { formula: 'X', result: '012-345 6789' },
          { formula: 'Y', result: '12 Jalan Ampang, Kuala Lumpur' },
          { number: 7, format: '000' },
          { error: '#N/A' },
        ],
      ]),
    ],
    [
      {
        customerName: 'Siti Aminah',
        phoneNumber: '012-345 6789',
        address: '12 Jalan Ampang, Kuala Lumpur',
        unit: '007',
        riderNotes: '#N/A',
      },
    ],
  ],
  [
    'an address in four columns',
    'TW',
    [
      orders([
        ['收件人', '收件人電話', '郵遞區號', '縣市', '行政區', '地址', '備註', '冷藏'],
        ['王小明', '0912-345-678', '106', '台北市', '大安區', '忠孝東路四段1號5樓', '請按門鈴', '是'],
      ]),
    ],
    [
      {
        customerName: '王小明',
        phoneNumber: '0912-345-678',
        address: '106 台北市大安區忠孝東路四段1號5樓',
        riderNotes: '請按門鈴',
      },
    ],
  ],
  [
    'rows with formats alone behind the orders',
    'BH',
    [
      orders([
        ['الاسم', 'الهاتف', 'العنوان'],
        ['علي حسن', '3600 1234', 'مبنى 12، طريق 3، مجمع 405'],
        ...Array.from({ length: 50 }, () => [
          { xml: '<c s="1"/>' },
          { xml: '<c s="1"><v></v></c>' },
          { xml: '<c s="1"/>' },
        ]),
      ]),
    ],
    [{ customerName: 'علي حسن', phoneNumber: '3600 1234', address: 'مبنى 12، طريق 3، مجمع 405' }],
  ],
  [
    'a prefix in a column of its own',
    'HK',
    [
      orders([
        ['姓名', '國家代碼', '電話', '地址', '訂單狀態'],
        ['陳大文', '+852', { number: 85251234567, format: '0' }, '九龍彌敦道1號', '處理中'],
        ['李小明', '+852', '5123 4568', '九龍彌敦道2號', '已完成'],
      ]),
    ],
    [{ customerName: '陳大文', phoneNumber: '+85251234567', address: '九龍彌敦道1號' }],
  ],
  [
    'a name over two rows',
    'GR',
    [
      orders(
        [
          ['Όνομα', 'Τηλέφωνο', 'Διεύθυνση', 'Είδη'],
          ['Μαρία Βλάχου', '691 234 5678', 'Ερμού 5, Αθήνα', 'Τούρτα'],
          [null, '691 234 5679', 'Ερμού 7, Αθήνα', 'Καφές'],
        ],
        { merged: ['A2:A3'] },
      ),
    ],
    [
      { customerName: 'Μαρία Βλάχου', phoneNumber: '691 234 5678', address: 'Ερμού 5, Αθήνα', items: 'Τούρτα' },
      { customerName: 'Μαρία Βλάχου', phoneNumber: '691 234 5679', address: 'Ερμού 7, Αθήνα', items: 'Καφές' },
    ],
  ],
]
