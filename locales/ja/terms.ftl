## The terms and conditions. $country is the country's name in this language.

terms-introduction = この規約は、{ $country }で{ -brand-name }の配達を依頼するすべての方に適用されます。
terms-service-title = サービスの内容
terms-service-text = 集荷先から受取人のもとへ商品をお届けします。依頼は受け付けられた時点で成立し、それまでは無料で取り消せます。その後の取り消しは配達の進み具合によって決まり、ポータルが事前にお知らせします。
terms-goods-title = お送りいただけるもの
terms-goods-text = 商品は配送に耐えるよう梱包され、ポータルに示す重量と価格の範囲内で、法律で認められたものに限ります。危険物、違法なもの、生き物はお受けできません。認められないものや梱包されていないものは、ライダーがお断りすることがあります。
terms-prices-title = 料金とお支払い
terms-prices-text = 依頼の前に表示される料金が、お支払いいただく料金です。入力中に料金が変わった場合は、先に確認をお願いします。ライダーが代わりに受け取った現金は、アカウントで精算します。
terms-times-title = 時間
terms-times-text = 所要時間は丁寧に見積もっていますが、お約束ではありません。交通状況や天候によって変わることがあります。変更はわかり次第ポータルに表示します。
terms-account-title = アカウント
terms-account-text = パスワードは他の方に教えないでください。あなたのアカウントからの依頼は、あなたの名前による依頼となります。アカウントの閉鎖はいつでもご依頼いただけます。
terms-claims-title = 問題が起きたとき
terms-claims-text = 商品の不足や破損は24時間以内にお知らせください。受け渡しの記録と配達記録が双方の助けになります。この規約は、{ $country }の法律に基づくあなたの権利を制限しません。
terms-changes-title = 変更
terms-changes-text = 規約を変更する場合は、次の依頼に適用される前にポータルでお知らせします。
