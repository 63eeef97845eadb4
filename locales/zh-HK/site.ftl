site-title = 建立訂單
site-description = 以{ -brand-name }召喚速遞員：包裹、食物、文件及禮品均可送遞。先看運費，即時追蹤，保留證明。
site-language = 語言：{ $name }
site-languages = 語言
site-close-languages = 關閉語言列表
site-switch-appearance = 切換深色或淺色模式
site-switch-letters = 切換納斯赫體或納斯塔利克體
site-sign-in = 登入
site-footer-links = 更多關於{ -brand-name }的資料
site-register = 建立賬戶
site-become-partner = 成為合作夥伴
site-privacy = 私隱政策
site-terms = 條款及細則
site-api-docs = API文件
site-faq = 常見問題

site-not-found-title = 此頁面不存在
site-not-found-text = 網址可能有誤，或頁面已移動。您的訂單不受影響。
site-not-found-home = 前往首頁

field-optional = 選填
field-counter = { $used }/{ $maximum }
field-counter-over = { $used }/{ $maximum }：過長
