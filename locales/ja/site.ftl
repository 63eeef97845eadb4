## Head, header and footer of the public pages

site-title = 注文を作成
site-description = { -brand-name } でライダーを手配。荷物、料理、書類、贈り物をお届けします。料金は先に確認、配達はリアルタイムで追跡、受け渡しの記録も残ります。
# $name is the language that is shown now, in that language
site-language = 言語：{ $name }
# The title of the drawer in which the language is chosen
site-languages = 言語
site-close-languages = 言語の一覧を閉じる
site-switch-appearance = 明るい表示と暗い表示を切り替える
site-switch-letters = ナスフ体とナスタアリーク体を切り替える
site-sign-in = ログイン
site-footer-links = { -brand-name } について
site-register = アカウントを作成
site-become-partner = パートナーになる
site-privacy = プライバシー
site-terms = 利用規約
site-api-docs = API ドキュメント
site-faq = よくある質問

## The page for an address that leads nowhere

site-not-found-title = このページはありません
site-not-found-text = アドレスが間違っているか、ページが移動した可能性があります。注文には影響ありません。何も変更されていません。
site-not-found-home = トップページへ

# Shown on fields that may stay empty
field-optional = 任意
# $used and $maximum count bytes or characters
field-counter = { $used } / { $maximum }
field-counter-over = { $used } / { $maximum }：長すぎます
