bulk-column-phone-number = 電話號碼
bulk-column-unit = 樓層／室號
bulk-column-payment-type = 付款方式
bulk-column-deliver-at = 送達時間
bulk-payment-paid = 已付款
bulk-payment-online = 已線上付款
bulk-collection-point-unknown = 您沒有這個名稱的取件地點。請選擇一個，或將儲存格留空。
bulk-payment-type-unknown = 無法辨識這種付款方式。請選擇一種。
bulk-time-unreadable = 請將時間寫成{ $forms }的格式；若要盡快送達，請將儲存格留空。
bulk-time-without-day = 這個時間缺少日期。請寫成{ $forms }的格式。
bulk-phone-several = 這裡有多個電話號碼。請只保留要撥打的號碼。
bulk-cell-error = 這是試算表的錯誤訊息，不是內容。請輸入內容，或清空儲存格。
bulk-cell-without-result = 這個公式還沒有結果。請用試算表程式開啟並儲存檔案，或在這裡輸入內容。
bulk-row-repeats = 這一列與第{ $row }列重複。
bulk-row-ordered-today = 這一列看起來與今天的訂單{ $order }相同。
bulk-row-hidden = 這一列在您的檔案中已隱藏或加了刪除線。
bulk-row-closed = 您的檔案中，這筆訂單的狀態是：{ $state }。
bulk-row-zero = 這一列有一個儲存格只有0，公式參照空白儲存格時會得到 0。如果不對，請刪除0。
bulkfile-choose = 選擇Excel檔案
bulkfile-drop = 或拖曳到這裡
bulkfile-accepted = XLSX檔案，最大5 MB，最多{ $rows }筆訂單，每列一筆
bulkfile-checked-here = 下單前，每一列都會先在您的畫面上檢查。
bulkfile-template = 下載範本
bulkfile-template-hint = 欄位已設定好的試算表，填寫即可。
bulkfile-template-example = 範例
bulkfile-template-columns = 欄位
bulkfile-others = 一次只能處理一個檔案。將使用{ $name }。
bulk-format-invalid = 檔案格式不符。
bulk-format-csv = 這是文字檔（CSV）。請用試算表程式開啟，並另存為Excel活頁簿（.xlsx）。
bulk-format-xls = 這是舊版Excel檔案（.xls）。請另存為Excel活頁簿（.xlsx）。
bulk-format-password = 這個檔案有密碼保護。請取消密碼後再儲存。
bulk-format-damaged = 這個檔案已損毀。請用試算表程式開啟，再儲存一次。
bulk-format-other = 這不是Excel活頁簿。請另存為Excel活頁簿（.xlsx）。
bulk-file-too-large = 檔案不可超過5 MB。
bulk-no-rows = 這個檔案裡找不到訂單。請用一列填寫欄位名稱，下方每列一筆訂單。
bulk-too-many-rows = 這個檔案有{ $rows }列。一次最多可下單{ $most }列，請分成多個檔案。
bulk-columns-missing = 缺少{ $count }個欄位：{ $columns }。範本中有所有欄位。
bulk-sheets-looked-at = 已查看這些工作表：{ $sheets }。
bulk-examples-not-read = 工作表{ $sheets }裡有資料，但那是放範例的工作表。請把訂單移到第一張工作表，儲存檔案後重新選擇。
bulk-columns-alike = 這些欄位意思相同，內容卻不同：{ $columns }。請保留一個，或將其他欄位改名。
bulk-too-many-columns = 這個檔案太寬：第{ $most }欄之後還有內容。請刪除不需要的欄位。
bulk-sheets-hidden = 這個檔案的所有工作表都是隱藏的：{ $sheets }。請顯示有訂單的工作表，儲存檔案後重新選擇。
bulk-rows-hidden =
    { $rows ->
        [1] 這個檔案唯一的訂單在隱藏或加了刪除線的列中。請顯示該列，儲存檔案後重新選擇。
       *[other] 這個檔案的{ $rows }筆訂單都在隱藏或加了刪除線的列中。請顯示這些列，儲存檔案後重新選擇。
    }
bulk-rows-closed = 這個檔案的訂單都已結束，狀態是：{ $states }。若仍要下單，請刪除狀態欄，儲存檔案後重新選擇。
bulkfile-not-opened = 無法載入試算表讀取工具。請檢查網路連線後再試一次。
bulkfile-reading = 正在讀取{ $name }…
bulkfile-checking = 已檢查：{ $checked }/{ $rows }列
bulkfile-sending = { $name }沒有問題，正在上傳…
bulkfile-ready-not-sent = { $name }未能上傳。檔案沒有問題，可以直接再上傳一次。
bulkfile-send-again = 再上傳一次
bulkfile-read = 讀取的內容
bulkfile-read-sheet = 工作表{ $sheet }，欄位名稱在第{ $row }列
bulkfile-read-other-sheets = 未讀取的工作表（{ $count }個）：{ $sheets }。
bulkfile-read-column = { $letter }欄
bulkfile-left-out = 已略過{ $count }個欄位：{ $columns }。
bulkfile-left-out-more = 另外{ $count }個
bulkfile-read-hidden-columns = 在您的檔案中隱藏，但仍已讀取：{ $columns }。
bulkfile-hidden-left-out = 您的檔案中有{ $count }個隱藏或加了刪除線的列，已略過。
bulkfile-closed-left-out = 因狀態而略過的列：{ $count }列（{ $states }）。
bulkfile-hidden-too = 這些列也要下單
bulkfile-title = 檢查{ $name }
bulkfile-rows = { $count }列
bulkfile-faults =
    { $count ->
        [0] 沒有錯誤
       *[other] { $count }個錯誤
    }
bulkfile-concerns = { $count }列需要確認
bulkfile-next-fault = 下一個錯誤
bulkfile-faulty-only = 只顯示有錯誤的列
bulkfile-remove-repeats = 移除{ $count }個重複列
bulkfile-grid = 檔案中的訂單
bulkfile-keys = 按Enter編輯儲存格，按Ctrl + Z復原，按F8跳到下一個錯誤。可貼上試算表的儲存格。
bulkfile-row = 第{ $row }列
bulkfile-cell = 第{ $row }列，{ $column }
bulkfile-cell-fine = 這裡沒有問題。
bulkfile-cell-empty = 空白
bulkfile-remove-row = 移除此列
bulkfile-remove-row-of = 移除第{ $row }列
bulkfile-own-point = 所選的取件地點
bulkfile-no-choice = 請選擇
bulkfile-fill-for = { $count }列有同樣的錯誤。
bulkfile-fill-with = 全部填入相同內容
bulkfile-fill = 填入
bulkfile-card-all = 所有欄位
bulkfile-card-fewer = 精簡欄位
bulkfile-no-rows-left = 所有列都已移除。請復原，或選擇其他檔案。
bulkfile-none-faulty = 現在沒有任何列有錯誤。
bulkfile-send = 上傳{ $count }列
bulkfile-send-faulty = 連同錯誤上傳
bulkfile-send-anyway = 仍要上傳
bulkfile-keep-on = 繼續修改
bulkfile-ask-send = 還有{ $count }列有錯誤，這些列不會下單。其他列都可以下單。
bulkfile-ask-leave = 您的修改會遺失。
bulkfile-leave-anyway = 捨棄修改
bulkfile-not-sent = 資料未能上傳。您的修改都還在。
bulkfile-said-left =
    { $count ->
        [0] 沒有錯誤了。
       *[other] 還有{ $count }個錯誤。
    }
bulkfile-said-pasted = 已貼上{ $count }個儲存格。
bulkfile-said-filled = 已填入{ $count }列。
bulkfile-said-undone = 已復原。
bulkfile-said-removed = 已移除第{ $row }列。
bulkfile-said-repeats-removed = 已移除{ $count }個重複列。
