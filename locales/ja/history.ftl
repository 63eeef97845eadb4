## The history: orders of earlier days

history-range = 期間
history-range-yesterday = 昨日
history-range-past-week = 過去7日間
history-range-past-month = 過去30日間
history-range-custom = 日付を指定
history-today = 今日の注文は「注文の追跡」にあります
history-from = 開始日
history-to = 終了日
history-date-missing = 日付を選んでください。
history-date-not-a-day = 正しい日付を入力してください。
history-date-after-today = 未来の日付は選べません。
history-date-reversed = 終了日が開始日より前です。
# $days is the longest range there may be
history-date-too-long = 一度に選べるのは{ $days }日までです。
history-status-any = すべての状態
history-status-delivered-late = 遅れて配達
history-outlet-any = すべての集荷先
history-address-unreadable = アドレスの一部を読み取れなかったため、除きました。

## What is shown, and what was searched

# $count is how many orders are shown
history-found =
    { $count ->
        [0] 注文はありません
       *[other] 注文{ $count }件
    }
# The same while there are more to be loaded
history-found-so-far =
    { $count ->
        [0] ここまでに注文はありません
       *[other] ここまでに{ $count }件
    }
# $shown of $count orders are loaded
history-found-of = 全{ $count }件中{ $shown }件
# $more is yes while there are others to be loaded
history-searched-text =
    { $more ->
        [yes] 読み込み済みの注文から、コード、番号、名前、電話番号で検索しました。さらに前を探すには「もっと見る」を押してください。
       *[no] この期間のすべての注文から、コード、番号、名前、電話番号で検索しました。
    }
# $phone is the number in its international form
history-searched-phone = { $phone } の、この期間のすべての注文です。
history-searched-order = 日付や状態に関係なく、注文番号で検索しました。
# $vendor is the collection point's id
history-searched-foreign-order = この集荷先の注文番号は「{ $vendor }-」で始まります。別の集荷先は、先に上で選んでください。
history-empty-title = この期間の注文はありません
history-empty-text = 別の期間か、別の状態を選んでください。
history-empty-page-title = 一致する注文はまだありません
history-empty-page-text = この期間の新しい注文には一致するものがありません。さらに古い注文があります。
history-resting-title = どの期間ですか？
history-resting-text = 上で開始日と終了日を選んでください。
history-all-statuses = すべての状態を表示
history-show-more = もっと見る
history-kept = 上の注文はそのまま残ります。

## The table

history-table = 過去の注文
history-column-created = 注文日時
history-column-phone = 電話番号
history-column-amount = 金額
history-column-fee = 料金
history-column-duration = 所要時間
# Sums of all orders, below those of the loaded ones
history-total-all = 全{ $count }件
history-total-amounts = 金額の合計

## What went wrong

error-cant-retrieve-past-orders = 過去の注文を読み込めませんでした。{ $because }
