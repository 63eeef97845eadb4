farewell-asked = 您已登出。
farewell-somebody-else = 有人在此裝置的另一個分頁登入。此分頁現正使用該賬戶。
farewell-guest-ended = 訪客使用時間已結束。請以訪客身份繼續或登入：您輸入的資料仍然保留。
farewell-guest-off = 現時不能以訪客身份召喚速遞員。請登入。
farewell-guest-stays = 最後一步：請在24小時內開啟我們剛發出的電郵內的連結，然後在此登入，即可在賬戶中查看您的訂單。收不到電郵？以新密碼登入，我們便會再次發送。
farewell-device-ended = 此裝置已登出。請聯絡負責人重新設定。
farewell-device-token = 未能讀取此裝置的登入資料。請聯絡負責人重新設定。

farewell-closed-bulk-order = 批量下單暫時未能使用。您可在此逐張下單。
farewell-closed-help-centre = 支援中心暫時未能使用。
farewell-closed-register = 註冊服務暫停。如您已有賬戶，可以登入。
