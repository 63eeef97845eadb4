## The page of the sandbox's bank

bank-title = テスト銀行
bank-asks = { -brand-name } からの請求
bank-card = 末尾 { $digits } のカードで支払います。ご本人によるお支払いですか？
bank-approve = 承認する
bank-decline = 拒否する
bank-leave = 回答せずに戻る
bank-over = この確認はすでに回答済みか、時間切れです。
bank-back = { -brand-name } に戻る
bank-note = テスト用のページです。実際の支払いは行われません。
