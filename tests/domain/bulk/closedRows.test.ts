import { describe, expect, it } from 'vitest'
import { readBulkFile } from '../../../src/domain/bulk/bulkFile.ts'
import { workbookOf } from '../../support/workbookOf.ts'

const COLUMNS = ['Name', 'Phone', 'Address']
const JANA = ['Jana Nová', '777123456', 'Dlouhá 12, Praha']
const PETR = ['Petr Malý', '608111222', 'Krátká 3, Praha']

type Rows = ReadonlyArray<ReadonlyArray<string>>

const read = (rows: Rows) => readBulkFile(workbookOf(rows))
const goodOf = (rows: Rows) => {
  const file = read(rows)
  if (file.kind === 'refused') throw new Error(JSON.stringify(file.refusal))
  return file
}
/** Whether the second of two orders is left out. */
const closes = (header: string, text: string, other = '') => {
  const { rows, rowsLeftOut } = goodOf([
    [...COLUMNS, header],
    [...JANA, other],
    [...PETR, text],
  ])
  expect(rows.length + rowsLeftOut.length).toBe(2)
  return rowsLeftOut.length === 1 && rowsLeftOut[0]!.closedAs === text
}

describe('a row whose order is over (BULK-29)', () => {
  it.each([
    ['Status', 'Cancelled'],
    ['Status', 'canceled'],
    ['State', 'DELIVERED'],
    ['Order status', 'Cancelled by customer'],
    ['Order Status', 'wc-cancelled'],
    ['Status', 'CANCELLED_BY_BUYER'],
    ['Status', 'Order cancelled'],
    ['Status', 'Cancelled (no stock)'],
    ['Status', '5 - Delivered'],
    ['Status', 'Delivered 2026-11-29 14:05'],
    ['Status', 'Cancelled ✗'],
    ['Financial Status', 'refunded'],
    ['Financial Status', 'voided'],
    ['Fulfillment Status', 'fulfilled'],
    ['Payment status', 'Refunded'],
    ['Cancelled at', '2026-11-20 12:00:01 +0100'],
    ['Cancelled', 'yes'],
    ['Cancelled?', 'TRUE'],
    ['Fulfilled at', '2026-11-20 12:00'],
    ['Completed date', '20 Nov 2026'],
    ['Stav', 'Zrušeno'],
    ['Stav objednávky', 'Stornována'],
    ['Stav objednávky', 'Vyřízena'],
    ['Stav', 'STORNO'],
    ['Stav', 'Objednávka zrušena'],
    ['Zrušeno', 'ano'],
    ['Datum storna', '20. 11. 2026'],
    ['Bestellstatus', 'Storniert'],
    ['Status der Bestellung', 'Zugestellt'],
    ['Orderstatus', 'Avbruten'],
    ['Status', 'Levererad'],
    ['Ordrestatus', 'Kansellert'],
    ['Tila', 'Peruttu'],
    ['Tilauksen tila', 'Toimitettu'],
    ['Állapot', 'Törölve'],
    ['Rendelés státusza', 'Teljesítve'],
    ['Stare comandă', 'Anulată'],
    ['Starea comenzii', 'Livrată'],
    ['Sipariş Durumu', 'İptal Edildi'],
    ['Durum', 'Teslim edildi'],
    ['Κατάσταση', 'Ακυρώθηκε'],
    ['Κατάσταση παραγγελίας', 'Ολοκληρωμένη'],
    ['Estado', 'Cancelado'],
    ['Estado del pedido', 'Entregado'],
    ['Estado del pago', 'Reembolsado'],
    ['주문상태', '취소완료'],
    ['주문 상태', '배송완료'],
    ['訂單狀態', '已取消'],
    ['订单状态', '已完成'],
    ['狀態', '訂單已取消'],
    ['ステータス', 'キャンセル'],
    ['注文状況', '配達完了'],
    ['対応状況', 'キャンセル済み'],
    ['キャンセル日時', '2026/11/20 10:00'],
    ['สถานะ', 'ยกเลิกแล้ว'],
    ['สถานะคำสั่งซื้อ', 'สำเร็จ'],
    ['الحالة', 'ملغي'],
    ['حالة الطلب', 'تم التوصيل'],
    ['حالة الطلب', 'ملغاة'],
    ['حالة الطلب', 'مكتمل'],
    ['اسٹیٹس', 'منسوخ'],
    ['آرڈر کی حالت', 'مکمل'],
    ['دۆخ', 'هەڵوەشێنراوەتەوە'],
    ['অবস্থা', 'বাতিল'],
    ['অর্ডার স্ট্যাটাস', 'ডেলিভার্ড'],
    ['Status pesanan', 'Dibatalkan'],
    ['Status', 'Selesai'],
    ['Status', 'Nakansela'],
    ['Status', 'Naihatid na'],
    ['Kahimtang', 'Nahatod na'],
    ['ស្ថានភាព', 'បានលុបចោល'],
    ['ສະຖານະ', 'ຍົກເລີກ'],
    ['အခြေအနေ', 'ပယ်ဖျက်ပြီး'],
    ['நிலை', 'ரத்து செய்யப்பட்டது'],
    ['Status / الحالة', 'ملغي / Cancelled'],
  ])('is left out: %s, %s', (header, text) => {
    expect(closes(header, text, 'Processing')).toBe(true)
  })

  it.each([
    ['Status', 'Processing'],
    ['Status', 'Ready'],
    ['Status', 'Shipped'],
    ['Status', 'Not delivered'],
    ['Status', 'Undelivered'],
    ['Status', 'Cancellation requested'],
    ['Status', 'Partially refunded'],
    ['Status', 'To be delivered'],
    ['Fulfillment Status', 'unfulfilled'],
    ['Fulfillment Status', 'partial'],
    ['Financial Status', 'partially_refunded'],
    ['Payment status', 'Completed'],
    ['Zahlungsstatus', 'Abgeschlossen'],
    ['حالة الدفع', 'مكتمل'],
    ['결제상태', '결제완료'],
    ['支払状況', '完了'],
    ['SMS status', 'Delivered'],
    ['E-mail status', 'Delivered'],
    ['Invoice status', 'Cancelled'],
    ['Faktura – stav', 'Storno'],
    ['Cancelled', 'no'],
    ['Cancelled', '0'],
    ['Delivered', 'ne'],
    ['Refund', '120.00'],
    ['Stav', 'Nevyřízená'],
    ['Stav', 'Čeká na doručení'],
    ['주문상태', '취소요청'],
    ['注文状況', 'キャンセル依頼'],
    ['狀態', '未取消'],
    ['حالة الطلب', 'قيد التنفيذ'],
    ['If not available', 'Cancel'],
    ['Tilaus', 'Peruttu'],
    ['Category', 'Complete'],
  ])('is another one: %s, %s', (header, text) => {
    expect(closes(header, text)).toBe(false)
  })

  it('says what the file says, whose column counts as read', () => {
    const { rows, rowsLeftOut, understood } = goodOf([
      [...COLUMNS, 'Status', 'Tag'],
      [...JANA, 'New', 'a'],
      [...PETR, 'Cancelled', 'b'],
      [...PETR, 'Delivered', 'b'],
      [...PETR, 'Cancelled', 'b'],
    ])
    expect(rows.map(({ number }) => number)).toEqual([2])
    expect(rowsLeftOut.map(({ closedAs }) => closedAs)).toEqual(['Cancelled', 'Delivered', 'Cancelled'])
    expect(understood).toMatchObject({ hiddenRows: 0, closedRows: 3, states: ['Cancelled', 'Delivered'] })
    expect(understood.leftOut.map(({ header }) => header)).toEqual(['Tag'])
  })

  it('leaves a column with other states named as left out', () => {
    const { understood } = goodOf([
      [...COLUMNS, 'Status'],
      [...JANA, 'New'],
    ])
    expect(understood).toMatchObject({ closedRows: 0, states: [], leftOut: [{ header: 'Status' }] })
  })

  it('refuses a file of such rows alone, with their states', () => {
    const file = read([
      [...COLUMNS, 'Status'],
      [...JANA, 'Cancelled'],
      [...PETR, 'Delivered'],
    ])
    expect(file).toEqual({
      kind: 'refused',
      refusal: { code: 'rows-closed', rows: 2, states: ['Cancelled', 'Delivered'] },
    })
  })

  it('is not joined with articles of the order that are not over', () => {
    const { rows, rowsLeftOut } = goodOf([
      ['Order number', ...COLUMNS, 'Items', 'Status'],
      ['1', ...JANA, 'Dort', 'Cancelled'],
      ['1', ...JANA, 'Káva', 'New'],
      ['1', '', '', '', 'Čaj', ''],
      ['2', ...PETR, 'Dort', 'Cancelled'],
      ['2', '', '', '', 'Čaj', ''],
    ])
    expect(rows.map(({ cells }) => cells.items)).toEqual(['Káva, Čaj'])
    expect(rowsLeftOut.map(({ cells }) => cells.items)).toEqual(['Dort', 'Dort, Čaj'])
  })
})
