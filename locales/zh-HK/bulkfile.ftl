bulk-column-phone-number = 電話號碼
bulk-column-unit = 單位／室
bulk-column-payment-type = 付款方式
bulk-column-deliver-at = 送遞時間

bulk-payment-paid = 已付款
bulk-payment-online = 已網上付款

bulk-collection-point-unknown = 您沒有此名稱的取件地點。請選擇一個，或把儲存格留空。
bulk-payment-type-unknown = 找不到此付款方式。請重新選擇。
bulk-time-unreadable = 請按{ $forms }的格式填寫時間；如需盡快送遞，請把儲存格留空。
bulk-time-without-day = 此時間沒有日期。請按{ $forms }的格式填寫。
bulk-phone-several = 此處有多於一個電話號碼。請只保留要致電的號碼。
bulk-cell-error = 這是試算表的錯誤，不是數值。請輸入數值，或清空儲存格。
bulk-cell-without-result = 此公式尚未有結果。請在試算表程式開啟並儲存檔案，或在此輸入數值。
bulk-row-repeats = 此列與第{ $row }列重複。
bulk-row-ordered-today = 此列與今日的訂單{ $order }相似。
bulk-row-hidden = 此列在您的檔案中已隱藏或劃去。
bulk-row-closed = 在您的檔案中，此訂單的狀態為：{ $state }。
bulk-row-zero = 此列有一個儲存格只有0，公式引用空白儲存格時會得出 0。如不正確，請刪除0。

bulkfile-choose = 選擇Excel檔案
bulkfile-drop = 或拖放到此處
bulkfile-accepted = 不超過5 MB的XLSX檔案，最多{ $rows }張訂單：每列一張
bulkfile-checked-here = 下單前，每列資料會先在您的畫面上核對。
bulkfile-template = 下載範本
bulkfile-template-hint = 已備妥所需各欄的試算表，可直接填寫。
bulkfile-template-example = 範例
bulkfile-template-columns = 欄位
bulkfile-others = 每次只限一個檔案。現正使用{ $name }。

bulk-format-invalid = 檔案格式無效。
bulk-format-csv = 這是文字檔案（CSV）。請在試算表程式開啟，另存為Excel檔案（.xlsx）。
bulk-format-xls = 這是舊版Excel檔案（.xls）。請另存為Excel檔案（.xlsx）。
bulk-format-password = 檔案設有密碼。請移除密碼後再儲存。
bulk-format-damaged = 檔案已損壞。請在試算表程式開啟，再重新儲存。
bulk-format-other = 這不是Excel檔案。請另存為Excel檔案（.xlsx）。
bulk-file-too-large = 檔案不可超過5 MB。
bulk-no-rows = 此檔案沒有訂單。請以一列填寫欄名，其下每列為一張訂單。
bulk-too-many-rows = 此檔案有{ $rows }列。每次最多可下單{ $most }張：請分拆檔案。
bulk-columns-missing = 缺少{ $count }欄：{ $columns }。範本已備有所有欄。
bulk-sheets-looked-at = 已查看以下工作表：{ $sheets }。
bulk-examples-not-read = 工作表{ $sheets }有資料，但屬範例工作表。請將訂單移至第一張工作表，儲存後再選擇檔案。
bulk-columns-alike = 以下各欄意思相同，但內容不一：{ $columns }。請只保留一欄，或更改其他欄名。
bulk-too-many-columns = 此檔案的欄數過多：第{ $most }欄之後仍有內容。請刪除不需要的欄。
bulk-sheets-hidden = 此檔案的所有工作表均已隱藏：{ $sheets }。請顯示載有訂單的工作表，儲存後再選擇檔案。
bulk-rows-hidden =
    { $rows ->
        [1] 此檔案唯一的訂單在隱藏或劃去的列中。請顯示該列，儲存後再選擇檔案。
       *[other] 此檔案的{ $rows }張訂單全部在隱藏或劃去的列中。請顯示各列，儲存後再選擇檔案。
    }
bulk-rows-closed = 此檔案的訂單全部已完結，狀態為：{ $states }。如仍要下單，請刪除狀態一欄，儲存後再選擇檔案。
bulkfile-not-opened = 未能載入試算表讀取工具。請檢查連線後再試。

bulkfile-reading = 正在讀取{ $name }…
bulkfile-checking = 已核對{ $checked }列，共{ $rows }列
bulkfile-sending = { $name }沒有錯誤，正在傳送…
bulkfile-ready-not-sent = 未能傳送{ $name }。檔案沒有問題，可直接再次傳送。
bulkfile-send-again = 再次傳送

bulkfile-read = 已讀取的內容
bulkfile-read-sheet = 工作表{ $sheet }，欄名在第{ $row }列
bulkfile-read-other-sheets = 以下{ $count }個工作表不會讀取：{ $sheets }。
bulkfile-read-column = { $letter }欄
bulkfile-left-out = 以下{ $count }欄已略過：{ $columns }。
bulkfile-left-out-more = 另外{ $count }欄
bulkfile-read-hidden-columns = 在檔案中隱藏，但已讀取：{ $columns }。
bulkfile-hidden-left-out = 檔案中有{ $count }列已隱藏或劃去，不會下單。
bulkfile-closed-left-out = 因狀態而不會下單的列：{ $count }列（{ $states }）。
bulkfile-hidden-too = 這些列也一併下單

bulkfile-title = 核對{ $name }
bulkfile-rows = { $count }列
bulkfile-faults =
    { $count ->
        [0] 沒有錯誤
       *[other] { $count }項錯誤
    }
bulkfile-concerns = { $count }列需要核對
bulkfile-next-fault = 下一項錯誤
bulkfile-faulty-only = 只顯示有錯誤的列
bulkfile-remove-repeats = 移除{ $count }列重複資料

bulkfile-grid = 檔案中的訂單
bulkfile-keys = 按Enter修改儲存格，按Ctrl + Z復原，按F8前往下一項錯誤。您可貼上試算表的儲存格。
bulkfile-row = 第{ $row }列
bulkfile-cell = 第{ $row }列，{ $column }
bulkfile-cell-fine = 此處沒有錯誤。
bulkfile-cell-empty = 空白
bulkfile-remove-row = 移除此列
bulkfile-remove-row-of = 移除第{ $row }列
bulkfile-own-point = 所選取件地點
bulkfile-no-choice = 請選擇
bulkfile-fill-for = { $count }列有相同錯誤。
bulkfile-fill-with = 全部填入相同內容
bulkfile-fill = 填入
bulkfile-card-all = 所有欄位
bulkfile-card-fewer = 較少欄位
bulkfile-no-rows-left = 所有列均已移除。請復原，或選擇其他檔案。
bulkfile-none-faulty = 現時沒有任何列有錯誤。

bulkfile-send = 傳送{ $count }列
bulkfile-send-faulty = 連同錯誤傳送
bulkfile-send-anyway = 仍要傳送
bulkfile-keep-on = 繼續更正
bulkfile-ask-send = { $count }列仍有錯誤：這些列不會下單。其他各列可以下單。
bulkfile-ask-leave = 您的更正將會遺失。
bulkfile-leave-anyway = 捨棄更正
bulkfile-not-sent = 未能傳送。您更正的內容並無遺失。

bulkfile-said-left =
    { $count ->
        [0] 已沒有錯誤。
       *[other] 尚餘{ $count }項錯誤。
    }
bulkfile-said-pasted = 已貼上{ $count }個儲存格。
bulkfile-said-filled = 已填入{ $count }列。
bulkfile-said-undone = 已復原。
bulkfile-said-removed = 已移除第{ $row }列。
bulkfile-said-repeats-removed = 已移除{ $count }列重複資料。
