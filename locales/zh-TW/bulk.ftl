bulk-intro = 一次呼叫多位外送員：填寫試算表，修正標示的儲存格，然後下單。
bulk-another-file = 其他檔案
bulk-correct = 修正各列
bulk-file-not-taken = 無法使用這個檔案。
bulk-not-placed-yet = 批次{ $id }的訂單尚未下單，可從該批次下單。
job-history-error = 無法取得批次紀錄。
template-file-error = 範本下載失敗。
view-details-error = 無法取得批次詳情。
file-upload-error = 檔案上傳失敗。
place-order-error = 下單時發生錯誤。
place-order-success = 訂單已全部下單
bulk-placed-partly =
    { $placed ->
        [0] 沒有訂單下單成功。
       *[other] { $placed }筆訂單已下單。
    }{ $left }列未下單，請查看原因。
bulk-history = 批次紀錄
bulk-history-empty = 還沒有檔案
bulk-history-empty-text = 您上傳的檔案與訂單狀態會顯示在這裡。
bulk-view-details = 查看詳情
bulk-view-details-of = 查看批次{ $id }的詳情
bulk-job-id = 批次
bulk-job-created-by = 建立者
bulk-job-created-at = 建立時間
bulk-job-rows = 成功列數
bulk-job-title-at = { $at }的批次訂單
bulk-job-made = 由{ $by }於{ $at }上傳
bulk-all-jobs = 所有批次訂單
bulk-job-ready = 可以下單
bulk-job-ready-with-errors = 可以下單，有錯誤
bulk-job-no-row-ready = 沒有可下單的列
bulk-job-being-placed = 下單中
bulk-job-placed = 已下單
bulk-job-placed-partly = 已下單，有錯誤
bulk-job-not-placed = 未下單
bulk-job-unknown = 狀態不明
bulk-result-ready =
    { $count ->
        [0] 沒有可以下單的訂單
       *[other] { $count }筆訂單可以下單
    }
bulk-result-placed =
    { $count ->
        [0] 沒有訂單下單成功
       *[other] { $count }筆訂單已下單
    }
bulk-summary = 批次摘要
bulk-total-rows = 總列數
bulk-total-to-be-placed = 待下單
bulk-total-placed = 已下單
bulk-total-errors = 錯誤
bulk-rows = 檔案中的列
bulk-rows-shown = 顯示的列
bulk-show-all = 全部
bulk-show-errors = 錯誤
bulk-show-to-be-placed = 待下單
bulk-show-placed = 已下單
bulk-show-none = 沒有這類的列。
bulk-rows-number = 列
bulk-rows-address = 外送地址
bulk-rows-order = 訂單詳情
bulk-rows-delivery = 外送
bulk-row-to-be-placed = 待下單
bulk-row-error = 錯誤
bulk-row-placed = 已下單
bulk-row-not-placed = 未下單
bulk-row-unknown = 狀態不明
bulk-delivery-instant = 立即
bulk-delivery-scheduled = 預約{ $at }
bulk-place = 下單{ $count }筆
bulk-place-title = 要下單{ $count }筆嗎？
bulk-place-cash = 代收現金
bulk-place-points = 取件地點
bulk-place-left-out = 略過{ $count }列。
bulk-place-for-good = 系統會立即派出外送員。之後只能逐筆取消訂單。
bulk-place-not-yet = 暫不下單
bulk-placing = 正在下單。您可以離開此頁面，下單會繼續進行。
bulk-error-unknown = 不明錯誤
bulk-address-not-found = 找不到這個地址。
bulk-address-inexact = 地址不夠明確。請填寫街道、門牌號碼和城市，或座標。
bulk-fee-changed = 外送費已變更。請確認後重新下單。
bulk-text-too-long = 這段文字超過{ $most }個字元。
bulk-text-unreadable = 這段文字有無法讀取的字元。請重新輸入。
