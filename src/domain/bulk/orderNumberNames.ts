/** Headers of the number of an order, in the languages of the countries, separated by bars. */
export const ORDER_NUMBER_NAMES =
  'order number|order no|order nr|order id|order code|order ref|order reference|číslo objednávky|č. objednávky|objednávka č.|kód objednávky|id objednávky|' +
  'bestellnummer|bestellnr|bestell-nr|bestell-id|auftragsnummer|auftragsnr|ordernummer|ordernr|order-id|beställningsnummer|ordrenummer|ordrenr|ordre-id|bestillingsnummer|tilausnumero|tilausnro|tilauksen numero|' +
  'rendelésszám|rendelésazonosító|rendelési szám|rendelés száma|rendelés azonosítója|megrendelés száma|număr comandă|nr. comandă|numărul comenzii|id comandă|cod comandă|' +
  'sipariş no|sipariş numarası|sipariş kodu|sipariş id|αριθμός παραγγελίας|αρ. παραγγελίας|κωδικός παραγγελίας|' +
  'número de pedido|número de orden|nro. de pedido|nro. de orden|n.º de pedido|nº de pedido|n° de pedido|id de pedido|código de pedido|' +
  '주문번호|訂單編號|訂單號碼|訂單號|订单编号|订单号|注文番号|ご注文番号|受注番号|注文id|' +
  'เลขที่คำสั่งซื้อ|หมายเลขคำสั่งซื้อ|เลขคำสั่งซื้อ|รหัสคำสั่งซื้อ|เลขที่ออเดอร์|رقم الطلب|رقم الطلبية|رقم الأوردر|آرڈر نمبر|ژمارەی داواکاری|' +
  'অর্ডার নম্বর|অর্ডার নং|অর্ডার আইডি|nombor pesanan|no. pesanan|id pesanan|numero ng order|numero sa order|លេខបញ្ជាទិញ|លេខការបញ្ជាទិញ|' +
  'ເລກທີສັ່ງຊື້|ເລກທີຄຳສັ່ງຊື້|အော်ဒါနံပါတ်|အော်ဒါအမှတ်|ஆர்டர் எண்'

/** An order, as the header of an amount names it, without accents: "Order Total Amount" is not that of one article. */
export const OF_ORDER =
  'order|objednav|bestell|auftrag|ordre|tilaus|tilauks|rendel|comand|comenzi|siparis|παραγγελ|pedido|orden|주문|訂單|订单|注文|' +
  'คำสั่งซื้อ|الطلب|الأوردر|آرڈر|داواکاری|অর্ডার|pesanan|បញ្ជាទិញ|ສັ່ງຊື້|အော်ဒါ|ஆர்டர்'

/** Words in the row of a sum below a table; the names of a total count as well. */
export const SUM_NAMES =
  'sum|totals|summe|summen|součet|suma|celkový součet|summa|sum total|σύνολα|άθροισμα|totales|totaluri|총합|합|总和|總和|計|総計|รวมเงิน|ผลรวม|مجموع|ٹوٹل|کل|মোট যোগফল|jumlah besar|សរុបរួម|ລວມທັງສິ້ນ'
