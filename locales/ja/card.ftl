## カードでの支払い

card-title = カードで支払う
card-continue = お支払いへ進む
card-starting = お支払いの準備をしています…
card-pay = { $amount } を支払ってライダーを呼ぶ
card-paying = お支払い中…
card-amount = 今回のお支払い：
card-choose = お支払い方法
card-new = 新しいカード
card-until = 有効期限 { $expiry }
card-number = カード番号
card-expiry = 有効期限
card-expiry-placeholder = MM/YY
card-code = セキュリティコード
card-code-hint = { $digits ->
    [4] 表面の4桁の数字
   *[other] 裏面の3桁の数字
}
card-name = カード名義
card-save = 次回のためにこのカードを保存する
card-save-hint = 保存するのは下4桁と有効期限だけです。
card-safe = カード情報はこの端末で暗号化され、決済会社だけが読み取れます。
card-back = 詳細に戻る
card-choice-missing = カードを選んでください。
card-number-missing = カード番号を入力してください。
card-number-invalid = カード番号ではありません。数字をご確認ください。
card-expiry-invalid = 04/31のように月と年を入力してください。
card-expired = このカードは有効期限が切れています。
card-code-missing = セキュリティコードを入力してください。
card-code-invalid = { $digits ->
    [4] セキュリティコードは4桁です。
   *[other] セキュリティコードは3桁です。
}
card-name-missing = カード名義を入力してください。

## お支払いの結果

card-confirming = お支払いを処理しています…
card-checking = お支払いが完了したか確認しています。
card-do-not-pay-again = もう一度支払わないでください。このページを開いたままお待ちいただければ、ここでお知らせします。
card-bank = 銀行がご本人であることを確認します。
card-bank-go = 銀行のページへ進む
card-unpaid-declined = 銀行がカードを承認しませんでした。お支払いは行われていません。
card-unpaid-insufficient-funds = このカードの残高が足りません。お支払いは行われていません。
card-unpaid-left = 銀行のページを離れました。お支払いは行われていません。
card-unpaid-expired = 銀行での確認が時間切れになりました。お支払いは行われていません。
card-unpaid-failed = お支払いに失敗しました。カードへの請求は行われていません。
card-not-encrypted = この端末でカードを暗号化できなかったため、送信していません。お支払いは行われていません。
card-try-another = ライダーはまだ呼ばれていません。別のカードをお試しいただけます。
error-payment-init = お支払いを始められませんでした。
error-payment-intent-creation = この注文のお支払いを準備できませんでした。
error-payment-unavailable = 現在、ここではカードをご利用いただけません。
error-payment-required = この注文は先にカードでのお支払いが必要です。
error-payment-card-unreadable = 決済会社がカードを読み取れませんでした。もう一度入力してください。
