bulk-intro = 一次召喚多位速遞員：填寫試算表，更正標示的儲存格，然後下單。
bulk-another-file = 其他檔案
bulk-correct = 更正各列
bulk-file-not-taken = 此檔案無法使用。
bulk-not-placed-yet = 批次{ $id }的訂單尚未下單。您可在該批次下單。

job-history-error = 未能取得批次記錄。
template-file-error = 未能下載範本檔案。
view-details-error = 未能取得批次詳情。
file-upload-error = 未能上載檔案。
place-order-error = 下單時發生錯誤。
place-order-success = 已成功下單
bulk-placed-partly =
    { $placed ->
        [0] 未有成功下單的訂單。
       *[other] 已成功下單{ $placed }張。
    }{ $left }列未能下單：請查看原因。

bulk-history = 批次記錄
bulk-history-empty = 尚未有檔案
bulk-history-empty-text = 您上載的檔案及其訂單狀態會在此顯示。
bulk-view-details = 查看詳情
bulk-view-details-of = 查看{ $id }的詳情
bulk-job-id = 批次
bulk-job-created-by = 建立者
bulk-job-created-at = 建立時間
bulk-job-rows = 成功列數
bulk-job-title-at = { $at }的批量下單
bulk-job-made = 由{ $by }於{ $at }上載
bulk-all-jobs = 所有批次

bulk-job-ready = 可下單
bulk-job-ready-with-errors = 可下單，但有錯誤
bulk-job-no-row-ready = 沒有可下單的列
bulk-job-being-placed = 正在下單
bulk-job-placed = 已下單
bulk-job-placed-partly = 已下單，但有錯誤
bulk-job-not-placed = 未下單
bulk-job-unknown = 狀態不明

bulk-result-ready =
    { $count ->
        [0] 沒有可下單的訂單
       *[other] { $count }張訂單可下單
    }
bulk-result-placed =
    { $count ->
        [0] 未有成功下單的訂單
       *[other] 已成功下單{ $count }張
    }
bulk-summary = 批次摘要
bulk-total-rows = 總列數
bulk-total-to-be-placed = 待下單
bulk-total-placed = 已下單
bulk-total-errors = 錯誤

bulk-rows = 檔案的各列
bulk-rows-shown = 顯示的列
bulk-show-all = 全部
bulk-show-errors = 錯誤
bulk-show-to-be-placed = 待下單
bulk-show-placed = 已下單
bulk-show-none = 沒有符合的列。
bulk-rows-number = 列
bulk-rows-address = 送遞地址
bulk-rows-order = 訂單詳情
bulk-rows-delivery = 送遞
bulk-row-to-be-placed = 待下單
bulk-row-error = 錯誤
bulk-row-placed = 已下單
bulk-row-not-placed = 未下單
bulk-row-unknown = 狀態不明
bulk-delivery-instant = 即時
bulk-delivery-scheduled = 預約{ $at }

bulk-place = 下單（{ $count }張）
bulk-place-title = 確定下單（{ $count }張訂單）？
bulk-place-cash = 代收現金
bulk-place-points = 取件地點
bulk-place-left-out = { $count }列不會下單。
bulk-place-for-good = 系統會立即派出速遞員。其後訂單只能逐張取消。
bulk-place-not-yet = 暫不下單
bulk-placing = 正在下單。您可離開此頁面，下單會繼續進行。

bulk-error-unknown = 不明錯誤
bulk-address-not-found = 找不到地址。
bulk-address-inexact = 地址不夠準確。請填寫街道、門牌號碼及地區，或坐標。
bulk-fee-changed = 運費已更改。請核對後再次下單。
bulk-text-too-long = 此文字超過{ $most }個字元。
bulk-text-unreadable = 此文字含有無法讀取的字元。請重新輸入。
