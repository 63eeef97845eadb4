maintenance-planned-title = 網站維護中
maintenance-planned-text = 我們正在進行預定維護。您的訂單不受影響，外送員會繼續外送手上的訂單。
maintenance-unplanned-title = 網站目前無法使用
maintenance-unplanned-text = 我們的系統發生問題，正在修復。您的訂單不受影響，外送員會繼續外送手上的訂單。
maintenance-kept = 您輸入的內容已保留。不需要重新載入：維護結束後五分鐘內，此頁面會自動繼續。
