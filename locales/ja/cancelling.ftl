## What became of a cancel

cancelling-done-title = キャンセルしました
cancelling-again-text = 同じ内容でもう一度注文できます。フォームは入力済みで開き、料金は計算し直されます。
# Followed by the status as a tag
cancelling-it-is-now = 現在の状態：
cancelling-unknown = 接続が切れたため、キャンセルできたかまだ分かりません。もう一度送っても安全です。キャンセルは一度しか行われません。
cancelling-again = 選択した内容は残っています。もう一度送信できます。
cancelling-moved-on = その間に注文が進みました。
